package org.baize.engine.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.engine.chapter.Applier;
import org.baize.engine.event.Payouts;
import org.baize.engine.event.Returns.Return;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.ledger.Account;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.round.RoundPhase;

/**
 * Carries a round from phase to phase and moves its money. There is one method for each phase that a round enters;
 * which may follow which is said by {@link RoundPhase} alone.
 */
public final class RoundApplier implements Applier<RoundEvent> {

    private final FloorState state;
    private final EarlyApplier early;

    public RoundApplier(FloorState state) {
        this.state = state;
        this.early = new EarlyApplier(state);
    }

    @Override
    public void apply(RoundEvent event) {
        Table table = state.tableAt(event.table());
        switch (event) {
            case RoundEvent.BettingOpened opened ->
                betting(table, table.round().next(opened.kind(), Optional.of(opened.period())));
            case RoundEvent.BettingReopened reopened ->
                betting(table, table.round().during(reopened.period()));
            case RoundEvent.BettingClosed closed -> closed(table, closed);
            case RoundEvent.DealingCalledOff _ -> closedAgain(table);
            case RoundEvent.DealingBegan began -> dealing(table, began);
            case RoundEvent.ResultTaken taken -> result(table, taken);
            case RoundEvent.RoundSettled settled -> settled(table, settled);
            case RoundEvent.RoundVoided _ -> madeVoid(table);
            // These leave the round in its phase.
            case RoundEvent.PairsSettled settled -> early.settle(table, settled);
            // Whether a round is held follows from what is undecided about it.
            case RoundEvent.RoundHeld _, RoundEvent.RoundReleased _ -> {}
        }
    }

    private static void betting(Table table, Round round) {
        table.round(round.phase() == RoundPhase.BETTING ? round : round.to(RoundPhase.BETTING));
    }

    private void closed(Table table, RoundEvent.BettingClosed closed) {
        closed.returns().returned().forEach(back -> giveBack(table, back));
        closed.returns().advised().forEach(table::advise);
        Layout layout = table.layout();
        for (int seat = 0; seat < layout.seats(); seat++) {
            Terminal terminal = state.terminalAt(layout.terminalOf(seat));
            state.ledger().post(terminal.layout(), terminal.inPlay(), layout.pendingOfSeatCents(seat), Flow.STAKED);
            layout.lock(seat);
            table.undo().clear(seat);
        }
        Round round = table.round();
        table.round(round.during(round.period().orElseThrow().closedEarly(closed.closedAtMillis()))
                .to(RoundPhase.CLOSED));
    }

    private void giveBack(Table table, Return back) {
        Layout layout = table.layout();
        Terminal terminal = state.terminalAt(back.terminal());
        int seat = layout.seatOf(back.terminal());
        long open = Math.min(back.cents(), layout.pendingCents(seat, back.bet()));
        layout.setPending(seat, back.bet(), layout.pendingCents(seat, back.bet()) - open);
        state.ledger().post(terminal.layout(), terminal.chips(), open, Flow.LIFTED);
        layout.lowerLocked(seat, back.bet(), back.cents() - open);
        state.ledger().post(terminal.inPlay(), terminal.chips(), back.cents() - open, Flow.STAKE_RETURNED);
    }

    /** The spin or shake is to be done again: the same wagers stand. */
    private static void closedAgain(Table table) {
        table.round(table.round().to(RoundPhase.CLOSED).withoutResult());
    }

    private static void dealing(Table table, RoundEvent.DealingBegan began) {
        Round round = table.round();
        boolean withoutWagers = !round.phase().running();
        table.round((withoutWagers ? round.next(began.kind(), Optional.empty()) : round.of(began.kind()))
                .to(RoundPhase.DEALING));
    }

    /** A better entry replaces the one before; a result that comes without a device's help was dealt all the same. */
    private static void result(Table table, RoundEvent.ResultTaken taken) {
        Round round = table.round();
        if (round.phase() == RoundPhase.CLOSED) {
            round = round.to(RoundPhase.DEALING);
        }
        if (round.phase() == RoundPhase.DEALING) {
            round = round.to(RoundPhase.RESULT);
        }
        table.round(round.withResult(new Round.Result(taken.outcome(), taken.source(), taken.contradicted())));
    }

    private void settled(Table table, RoundEvent.RoundSettled settled) {
        Ledger ledger = state.ledger();
        Account house = ledger.account(AccountKind.TABLE, table.number());
        Account commission = ledger.account(AccountKind.COMMISSION, table.number());
        Payouts payouts = settled.payouts();
        List<PastRound.Stood> stood = new ArrayList<>(payouts.size());
        early.putBack(table);
        for (int row = 0; row < payouts.size(); row++) {
            Terminal terminal = state.terminalAt(payouts.terminal(row));
            ledger.post(terminal.inPlay(), house, payouts.stakeCents(row), Flow.COLLECTED);
            ledger.post(house, terminal.chips(), payouts.creditCents(row), Flow.PAID);
            ledger.post(house, commission, payouts.commissionCents(row), Flow.COMMISSION);
            PastRound.Stood one = early.stood(table, terminal, payouts.creditCents(row));
            stood.add(one);
            terminal.status(terminal.status()
                    .afterRound(one.creditedCents() > one.stakes().totalCents()));
        }
        table.remember(new PastRound(
                settled.round(),
                table.play().setup(),
                table.round().period(),
                OptionalLong.of(settled.atMillis()),
                OptionalInt.of(settled.outcome()),
                stood,
                0));
        table.layout().clear();
        table.cloth(table.cloth().cleared());
        table.round(table.round().to(RoundPhase.SETTLED));
    }

    /** What was paid early is taken back by entries of its own; until then the round counts as settled on that much. */
    private void madeVoid(Table table) {
        Layout layout = table.layout();
        long[] returned = new long[layout.seats()];
        for (int seat = 0; seat < layout.seats(); seat++) {
            Terminal terminal = state.terminalAt(layout.terminalOf(seat));
            state.ledger().post(terminal.layout(), terminal.inPlay(), layout.pendingOfSeatCents(seat), Flow.STAKED);
            layout.lock(seat);
            table.undo().clear(seat);
            returned[seat] = layout.lockedOfSeatCents(seat);
            state.ledger().post(terminal.inPlay(), terminal.chips(), returned[seat], Flow.STAKE_RETURNED);
        }
        early.putBack(table);
        Round round = table.round();
        List<PastRound.Stood> stood = new ArrayList<>();
        for (int seat = 0; seat < layout.seats(); seat++) {
            Terminal terminal = state.terminalAt(layout.terminalOf(seat));
            if (returned[seat] > 0 || round.earlyAt(terminal.number()).isPresent()) {
                stood.add(early.stood(table, terminal, returned[seat]));
            }
        }
        OptionalInt paid =
                round.early().map(one -> OptionalInt.of(one.outcome())).orElse(OptionalInt.empty());
        table.remember(new PastRound(
                round.number(), table.play().setup(), round.period(), OptionalLong.empty(), paid, stood, 0));
        layout.clear();
        table.cloth(table.cloth().cleared());
        table.round(round.to(RoundPhase.VOID));
    }
}
