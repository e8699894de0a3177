package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand.Doubtful;
import org.baize.engine.command.FaultCommand.Found;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.fault.Corrections.Part;
import org.baize.engine.fault.Corrections.Right;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.fault.Finding;
import org.baize.rules.law.Reason;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;

/** What a measure of the rules does at this table. */
final class Remedies {

    private final FloorState state;

    Remedies(FloorState state) {
        this.state = state;
    }

    /**
     * What follows at once from a case that was opened.
     *
     * @param ordered whether whoever reported it ordered the measure too
     */
    List<Event> follow(Table table, FaultCase opened, boolean ordered, Cause cause) {
        return switch (opened.remedy().measure()) {
            case PLAY_ON -> List.of(FaultDecider.closed(table, opened, cause));
            case VOID_TERMINAL, VOID_CONTROLLED, VOID_ROUND ->
                ordered ? carryOut(table, opened, cause) : hold(table, opened, cause);
            case HOLD_FOR_SUPERVISOR -> hold(table, opened, cause);
            case SETTLE_FROM_RECORDS, MAY_VOID_ROUND -> List.of();
            case VOID_UNCONFIRMED, RECALCULATE, RECONSTRUCT, RESULT_STANDS ->
                throw new IllegalStateException("no fault of a part leads to " + opened.remedy());
        };
    }

    static boolean canBeOrdered(FaultCase known) {
        return known.matter() instanceof FaultCase.Matter.Failed
                && switch (known.remedy().measure()) {
                    case VOID_TERMINAL, VOID_CONTROLLED, VOID_ROUND, MAY_VOID_ROUND -> true;
                    case PLAY_ON,
                            HOLD_FOR_SUPERVISOR,
                            SETTLE_FROM_RECORDS,
                            VOID_UNCONFIRMED,
                            RECALCULATE,
                            RECONSTRUCT,
                            RESULT_STANDS -> false;
                };
    }

    /** Makes void what the measure says, and closes the case. */
    List<Event> carryOut(Table table, FaultCase ordered, Cause cause) {
        FaultCase.Matter.Failed failed = (FaultCase.Matter.Failed) ordered.matter();
        List<Integer> terminals = failed.terminal() == Command.NONE ? failed.controlled() : List.of(failed.terminal());
        List<Event> events = new ArrayList<>();
        boolean everybody = terminals.isEmpty()
                || switch (ordered.remedy().measure()) {
                    case VOID_ROUND, MAY_VOID_ROUND -> true;
                    case VOID_TERMINAL, VOID_CONTROLLED -> false;
                    case PLAY_ON,
                            HOLD_FOR_SUPERVISOR,
                            SETTLE_FROM_RECORDS,
                            VOID_UNCONFIRMED,
                            RECALCULATE,
                            RECONSTRUCT,
                            RESULT_STANDS -> throw new IllegalStateException("nothing is void by " + ordered);
                };
        if (everybody) {
            events.add(FaultDecider.closed(table, ordered, cause));
            events.addAll(Corrections.makeVoid(state, table, ordered.round(), cause));
            return events;
        }
        events.addAll(voidAll(table, ordered.round(), terminals, cause));
        close(events, table, ordered, cause);
        return events;
    }

    private List<Event> voidAll(Table table, long round, List<Integer> terminals, Cause cause) {
        if (Corrections.running(table, round)) {
            return terminals.stream()
                    .flatMap(terminal -> Corrections.voidWagers(state, table, round, terminal, cause).stream())
                    .toList();
        }
        List<Part> parts = terminals.stream()
                .map(terminal -> Corrections.allOf(table, round, terminal))
                .toList();
        return Corrections.recalculate(state, table, round, new Right(OptionalInt.empty(), parts), cause);
    }

    private static List<Event> hold(Table table, FaultCase opened, Cause cause) {
        return Corrections.running(table, opened.round())
                ? List.of(new RoundEvent.RoundHeld(table.number(), opened.round(), cause.rule(), cause.reason()))
                : List.of();
    }

    /** Whether a finding names a terminal that is not there. */
    boolean namesNobody(Found found) {
        return found.unconfirmed().stream().anyMatch(part -> state.terminal(part.terminal()) == null);
    }

    /** What in a finding cannot be carried out, or comes too early. */
    static Optional<Reason> amiss(Table table, FaultCase known, Found found) {
        boolean unreadable = found.actual()
                .filter(text ->
                        FaultDecider.outcomeOf(table, known.round(), text).isEmpty())
                .isPresent();
        if (unreadable) {
            return Optional.of(FloorReason.NO_SUCH_OUTCOME);
        }
        Optional<FloorReason> unreachable = Corrections.unreachable(table, known.round());
        if (unreachable.isPresent()) {
            return Optional.of(unreachable.get());
        }
        // Cards and dice that are themselves in doubt have no result that records could confirm.
        boolean doubted = found.actual().isPresent()
                && Corrections.running(table, known.round())
                && table.device().holds(table.round());
        if (doubted) {
            return Optional.of(FloorReason.ROUND_HELD);
        }
        boolean early = found.actual().isPresent()
                && Corrections.running(table, known.round())
                && table.round().phase() == RoundPhase.BETTING;
        return early ? Optional.of(RoundReason.STILL_OPEN) : Optional.empty();
    }

    /** What the records say is done: wagers that they do not confirm go back, the others are settled. */
    List<Event> fromRecords(Table table, FaultCase decided, FaultCase.Matter.Failed failed, Found found, Cause cause) {
        OptionalInt actual = found.actual()
                .map(text -> FaultDecider.outcomeOf(table, decided.round(), text))
                .orElse(OptionalInt.empty());
        List<Event> events = new ArrayList<>();
        boolean doubtful = found.finding() == Finding.WAGERS_NOT_CONFIRMED;
        List<Part> voided = doubtful ? doubtful(table, decided, failed, found) : List.of();
        if (doubtful && voided.isEmpty()) {
            events.add(FaultDecider.closed(table, decided, cause));
            events.addAll(Corrections.makeVoid(state, table, decided.round(), cause));
            return events;
        }
        boolean settles = actual.isPresent() && Corrections.running(table, decided.round());
        if (settles) {
            events.add(FaultDecider.closed(table, decided, cause));
        }
        if (actual.isPresent() || !voided.isEmpty()) {
            events.addAll(Corrections.recalculate(state, table, decided.round(), new Right(actual, voided), cause));
        }
        if (!settles) {
            close(events, table, decided, cause);
        }
        return events;
    }

    /** Nothing named means everything of the terminal; without a terminal it means everything. */
    private static List<Part> doubtful(Table table, FaultCase decided, FaultCase.Matter.Failed failed, Found found) {
        if (found.unconfirmed().isEmpty() && failed.terminal() != Command.NONE) {
            return List.of(Corrections.allOf(table, decided.round(), failed.terminal()));
        }
        List<Integer> terminals =
                found.unconfirmed().stream().map(Doubtful::terminal).distinct().toList();
        return terminals.stream()
                .map(terminal -> new Part(terminal, betsOf(terminal, found.unconfirmed())))
                .toList();
    }

    private static List<Integer> betsOf(int terminal, List<Doubtful> doubtful) {
        return doubtful.stream()
                .filter(part -> part.terminal() == terminal)
                .flatMap(part -> part.bets().stream())
                .distinct()
                .toList();
    }

    /** Closes the case; the round goes on unless something else holds it. */
    static void close(List<Event> events, Table table, FaultCase decided, Cause cause) {
        events.add(FaultDecider.closed(table, decided, cause));
        boolean waited = Corrections.running(table, decided.round()) && table.held();
        if (waited && !table.heldBeside(List.of(decided))) {
            events.add(new RoundEvent.RoundReleased(
                    table.number(), decided.round(), cause.rule(), cause.reason(), cause.by()));
        }
    }
}
