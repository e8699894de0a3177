package org.baize.engine.view;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Person;
import org.baize.engine.state.Table;
import org.baize.engine.state.TableStatus;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.Role;

/** The whole floor as the pit sees it. It holds moments and no time that has gone by, so that it changes only when something does. */
public record FloorView(List<TableCard> tables, List<TerminalCard> terminals, List<Alert> alerts, List<OnDuty> staff) {

    /**
     * One table.
     *
     * @param still it stands still for a fault
     * @param open terminals where somebody plays
     * @param wagering of these, those with chips on the layout
     * @param last what came before this round
     */
    public record TableCard(
            int table,
            String name,
            GameKind game,
            TableStatus.State state,
            boolean still,
            TableView.Standing standing,
            TableView.Progress round,
            int open,
            int wagering,
            long wageredCents,
            Optional<TableView.Result> last) {}

    /**
     * One terminal.
     *
     * @param betCents chips on all its layouts
     * @param calledMillis since when an attendant is waited for
     * @param payingCents a cash-out that is under way
     */
    public record TerminalCard(
            int terminal,
            List<Integer> tables,
            AccountState account,
            long creditCents,
            long betCents,
            Optional<String> patron,
            OptionalLong calledMillis,
            boolean retired,
            NoteAcceptor acceptor,
            boolean printerReady,
            OptionalLong payingCents) {

        public TerminalCard {
            tables = List.copyOf(tables);
        }
    }

    /** Somebody who is signed on. */
    public record OnDuty(int person, String name, Role role, List<Integer> tables) {

        public OnDuty {
            tables = List.copyOf(tables);
        }
    }

    public FloorView {
        tables = List.copyOf(tables);
        terminals = List.copyOf(terminals);
        alerts = List.copyOf(alerts);
        staff = List.copyOf(staff);
    }

    public static FloorView of(FloorState state) {
        return new FloorView(
                state.tables().stream().map(table -> card(state, table)).toList(),
                state.terminals().stream().map(FloorView::card).toList(),
                Alert.on(state),
                state.staff().stream()
                        .flatMap(person -> onDuty(person).stream())
                        .toList());
    }

    private static TableCard card(FloorState state, Table table) {
        TableView view = TableView.of(table);
        int wagering = 0;
        long cents = 0;
        for (int seat = 0; seat < table.layout().seats(); seat++) {
            long lies = table.layout().pendingOfSeatCents(seat) + table.layout().lockedOfSeatCents(seat);
            wagering += lies > 0 ? 1 : 0;
            cents += lies;
        }
        return new TableCard(
                table.number(),
                table.spec().name(),
                table.play().game().kind(),
                table.status().state(),
                table.standsStill(),
                view.standing(),
                view.round(),
                open(state, table),
                wagering,
                cents,
                view.recent().stream().findFirst());
    }

    private static int open(FloorState state, Table table) {
        return (int) state.terminals().stream()
                .filter(terminal ->
                        terminal.reaches(table.number()) && terminal.status().account() == AccountState.ACTIVE)
                .count();
    }

    private static TerminalCard card(Terminal terminal) {
        return new TerminalCard(
                terminal.number(),
                terminal.spec().tables(),
                terminal.status().account(),
                terminal.chips().balanceCents(),
                terminal.layout().balanceCents() + terminal.inPlay().balanceCents(),
                terminal.presence().patron(),
                terminal.presence().calledMillis(),
                terminal.presence().barredFor(FloorReason.TERMINAL_RETIRED),
                terminal.till().acceptor(),
                terminal.till().printerReady(),
                terminal.till().paying().stream()
                        .mapToLong(paying -> paying.cents())
                        .findFirst());
    }

    private static Optional<OnDuty> onDuty(Person person) {
        return person.role().map(role -> new OnDuty(person.number(), person.name(), role, person.tables()));
    }
}
