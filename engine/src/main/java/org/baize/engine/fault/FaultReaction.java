package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.chapter.Moment;
import org.baize.engine.chapter.Reaction;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.PatronEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.Signature;
import org.baize.engine.round.Settling;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.cash.LeaveStep;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;

/**
 * A round is settled on a corrected result at once, nothing of a void round is left to decide, what was paid early goes
 * the way of the wagers beside it, and a terminal that is taken out of play has failed.
 */
public final class FaultReaction implements Reaction {

    private static final String OUT_OF_PLAY = "the terminal was taken out of play";

    private final FloorState state;
    private final Malfunctions malfunctions;

    public FaultReaction(FloorState state) {
        this.state = state;
        this.malfunctions = new Malfunctions(state);
    }

    @Override
    public List<Event> to(Event event, long atMillis) {
        if (event instanceof FaultEvent.ResultCorrected corrected) {
            return settle(state.tableAt(corrected.table()), corrected, atMillis);
        }
        if (event instanceof FaultEvent.WagersVoided voided && voided.out()) {
            return Corrections.reversePairs(state, state.tableAt(voided.table()), voided.terminal(), voided.cause());
        }
        if (event instanceof FaultEvent.RoundCorrected corrected
                && corrected.actual().isEmpty()) {
            return close(state.tableAt(corrected.table()), corrected.round(), corrected.cause());
        }
        if (event instanceof PatronEvent.TerminalRetired retired
                && retired.steps().contains(LeaveStep.TREAT_WAGERS_AS_MALFUNCTION)) {
            return broken(retired, atMillis);
        }
        if (event instanceof RoundEvent.RoundVoided voided) {
            Cause cause = new Cause(voided.rule(), voided.reason(), voided.by());
            Table table = state.tableAt(voided.table());
            List<Event> events = new ArrayList<>(Corrections.reversePairs(state, table, cause));
            events.addAll(close(table, voided.round(), cause));
            return events;
        }
        if (event instanceof RoundEvent.RoundSettled settled) {
            return Corrections.recheckPairs(state, state.tableAt(settled.table()), settled.rule());
        }
        return List.of();
    }

    private static List<Event> settle(Table table, FaultEvent.ResultCorrected corrected, long atMillis) {
        return table.paysNothing() || table.awaitsCash()
                ? List.of()
                : List.of(new RoundEvent.RoundSettled(
                        table.number(),
                        corrected.round(),
                        atMillis,
                        corrected.actual(),
                        Settling.payouts(table, corrected.actual()),
                        corrected.cause().rule(),
                        Optional.of(corrected.cause().by())));
    }

    /**
     * Whoever takes a terminal out of play declares that it failed: its wagers, wherever they lie, are dealt with so.
     */
    private List<Event> broken(PatronEvent.TerminalRetired retired, long atMillis) {
        Signature by = retired.by();
        Moment moment = new Moment(by.who(), by.role(), by.second(), atMillis);
        String reason = FaultDecider.given(retired.reason()) ? retired.reason() : OUT_OF_PLAY;
        Fault fault = Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, atMillis);
        List<Event> events = new ArrayList<>();
        for (int number : state.terminalAt(retired.terminal()).spec().tables()) {
            Table table = state.tableAt(number);
            long round = table.round().number();
            boolean wagered = Corrections.running(table, round)
                    && !Corrections.allOf(table, round, retired.terminal())
                            .bets()
                            .isEmpty();
            FaultCommand.ReportFault report =
                    new FaultCommand.ReportFault(number, retired.terminal(), round, fault, reason);
            if (wagered && malfunctions.report(table, report, moment) instanceof Answer.Accepted accepted) {
                events.addAll(accepted.events());
            }
        }
        return events;
    }

    private static List<Event> close(Table table, long round, Cause cause) {
        return table.faults().cases().stream()
                .filter(one -> one.round() == round)
                .<Event>map(one -> FaultDecider.closed(table, one, cause))
                .toList();
    }
}
