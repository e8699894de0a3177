package org.baize.engine.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.event.Payouts;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.engine.state.TerminalStatus;
import org.baize.rules.cash.AccountState;

/** Wagers that are paid before the round is over: off the layout until then, and on its record afterwards. */
final class EarlyApplier {

    private final FloorState state;

    EarlyApplier(FloorState state) {
        this.state = state;
    }

    void settle(Table table, RoundEvent.PairsSettled settled) {
        Account house = state.ledger().account(AccountKind.TABLE, table.number());
        Payouts payouts = settled.payouts();
        List<PastRound.Stood> decided = new ArrayList<>(payouts.size());
        for (int row = 0; row < payouts.size(); row++) {
            Terminal terminal = state.terminalAt(payouts.terminal(row));
            state.ledger().post(terminal.inPlay(), house, payouts.stakeCents(row), Flow.COLLECTED);
            state.ledger().post(house, terminal.chips(), payouts.creditCents(row), Flow.PAID);
            decided.add(PastRound.Stood.of(table.layout(), terminal, payouts.creditCents(row))
                    .only(settled.bets()));
            for (int bet : settled.bets()) {
                int seat = table.layout().seatOf(terminal.number());
                table.layout().lowerLocked(seat, bet, table.layout().lockedCents(seat, bet));
            }
        }
        table.round(table.round().withEarly(new Round.Early(settled.outcome(), decided)));
    }

    /** Puts back on the layout what was decided early, unless that player has left. */
    void putBack(Table table) {
        Layout layout = table.layout();
        for (PastRound.Stood early :
                table.round().early().map(Round.Early::wagers).orElse(List.of())) {
            int seat = layout.seatOf(early.terminal());
            for (int row = 0; row < early.stakes().size() && stillThere(early); row++) {
                layout.raiseLocked(seat, early.stakes().bet(row), early.stakes().cents(row));
            }
        }
    }

    private boolean stillThere(PastRound.Stood early) {
        TerminalStatus now = state.terminalAt(early.terminal()).status();
        return now.accountNumber() == early.account() && now.account() != AccountState.NONE;
    }

    /** What stood for a terminal whose early wagers are back on the layout. */
    PastRound.Stood stood(Table table, Terminal terminal, long creditCents) {
        Optional<PastRound.Stood> early = table.round().earlyAt(terminal.number());
        return early.filter(one -> !stillThere(one))
                .orElseGet(() -> PastRound.Stood.of(
                        table.layout(),
                        terminal,
                        creditCents + early.map(PastRound.Stood::creditedCents).orElse(0L)));
    }
}
