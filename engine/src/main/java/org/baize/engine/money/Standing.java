package org.baize.engine.money;

import java.util.Comparator;
import java.util.Optional;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CashRules;
import org.baize.rules.cash.LeaveFacts;
import org.baize.rules.cash.TablePhase;
import org.baize.rules.cash.TerminalMoney;
import org.baize.rules.house.Authority;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.wager.Commitment;

/** One terminal as the rules on money look at it. */
record Standing(FloorState state, Terminal terminal) {

    CashRules rules() {
        return rulebook().house().cash();
    }

    Authority authority() {
        return rulebook().house().conduct().authority();
    }

    AccountState account() {
        return terminal.status().account();
    }

    /** For money that wants to come in. */
    TerminalMoney money() {
        return new TerminalMoney(
                account(),
                terminal.inPlay().balanceCents() > 0,
                terminal.till().acceptor(),
                terminal.spec().acceptedNotesCents());
    }

    /** For credit that wants to go out. Chips that wait for a confirmation are no wager and go out too. */
    LeaveFacts leaving() {
        long onLayout = terminal.layout().balanceCents();
        long unconfirmed = confirms() ? onLayout : 0;
        return new LeaveFacts(
                account(),
                phase(),
                terminal.chips().balanceCents(),
                unconfirmed,
                terminal.inPlay().balanceCents() + onLayout - unconfirmed);
    }

    /** The smallest of its tables' limits, since one terminal prints for all of them. */
    Optional<Long> ticketLimitCents() {
        return terminal.spec().tables().stream()
                .flatMap(table -> state.tableAt(table).play().setup().money().ticketLimitCents().stream())
                .min(Comparator.naturalOrder());
    }

    /** How the account stands once what was set aside is paid: open as long as anything else is there. */
    AccountState afterPaying(AccountState closed) {
        boolean more = terminal.chips().balanceCents() > 0
                || terminal.layout().balanceCents() > 0
                || terminal.inPlay().balanceCents() > 0;
        return more ? AccountState.ACTIVE : closed;
    }

    private boolean confirms() {
        return rulebook().wagers().window().commitment() instanceof Commitment.Confirm;
    }

    private TablePhase phase() {
        return terminal.spec().tables().stream()
                .map(table -> phase(state.tableAt(table)))
                .max(Comparator.naturalOrder())
                .orElse(TablePhase.NO_ROUND);
    }

    private static TablePhase phase(Table table) {
        return switch (table.round().phase()) {
            case IDLE, SETTLED, VOID -> TablePhase.NO_ROUND;
            case BETTING -> TablePhase.WAGERING;
            case CLOSED, DEALING, RESULT -> TablePhase.AWAITING_SETTLEMENT;
        };
    }

    private Rulebook rulebook() {
        return Rulebooks.byId(terminal.rulebookId());
    }
}
