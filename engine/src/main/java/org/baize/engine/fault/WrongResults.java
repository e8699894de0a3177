package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.fault.ErrorKind;
import org.baize.rules.fault.FaultReason;
import org.baize.rules.fault.Measure;
import org.baize.rules.fault.Remedy;
import org.baize.rules.house.Act;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.RoundReason;

/**
 * A result that was entered and did not happen: the dealer stops the game, a supervisor has it settled on the right
 * one.
 */
final class WrongResults {

    private final FloorState state;

    WrongResults(FloorState state) {
        this.state = state;
    }

    Answer report(Table table, FaultCommand.ReportWrongResult command, Moment moment) {
        long round = command.round();
        Optional<FloorReason> unreachable = Corrections.unreachable(table, round);
        if (unreachable.isPresent()) {
            return Answer.refuse(unreachable.get());
        }
        if (!reports(table, round).isEmpty()) {
            return Answer.refuse(FloorReason.CASE_ALREADY_OPEN);
        }
        if (resultless(table, round)) {
            return noResult(table);
        }
        Verdict may = moment.mayDo(table.rulebook().house().conduct().authority(), Act.REPORT_WRONG_RESULT);
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Optional<Remedy> remedy = remedy(table, round);
        if (remedy.isEmpty()) {
            return FaultDecider.unknown(table);
        }
        if (remedy.get().measure() == Measure.RESULT_STANDS) {
            return Answer.refuse(FaultReason.TOO_LATE, remedy.get().rule());
        }
        boolean running = Corrections.running(table, round);
        FaultCase opened =
                new FaultCase(table.faults().next(), round, new FaultCase.Matter.WrongResult(!running), remedy.get());
        List<Event> events = new ArrayList<>();
        events.add(new FaultEvent.CaseOpened(
                table.number(), opened, List.of(may.rule()), command.reason(), moment.signature()));
        if (running) {
            events.add(new RoundEvent.RoundHeld(table.number(), round, may.rule(), command.reason()));
        }
        return Answer.of(events);
    }

    Answer correct(Table table, FaultCommand.CorrectResult command, Moment moment) {
        long round = command.round();
        OptionalInt outcome = FaultDecider.outcomeOf(table, round, command.outcome());
        if (outcome.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_OUTCOME);
        }
        Optional<FloorReason> unreachable = Corrections.unreachable(table, round);
        if (unreachable.isPresent()) {
            return Answer.refuse(unreachable.get());
        }
        List<FaultCase> reports = reports(table, round);
        if (Corrections.running(table, round) && table.heldBeside(reports)) {
            return Answer.refuse(FloorReason.ROUND_HELD);
        }
        if (resultless(table, round)) {
            return noResult(table);
        }
        Optional<Remedy> remedy =
                reports.stream().map(FaultCase::remedy).findFirst().or(() -> remedy(table, round));
        if (remedy.isEmpty()) {
            return FaultDecider.unknown(table);
        }
        boolean reasonGiven = FaultDecider.given(command.reason());
        Verdict may = Authorised.verdict(moment, role -> remedy.get().mayBeOrderedBy(role, reasonGiven));
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Cause cause = new Cause(may.rule(), command.reason(), moment.signature());
        List<Event> events = new ArrayList<>(FaultDecider.closing(table, reports, cause));
        events.addAll(Corrections.recalculate(state, table, round, outcome.getAsInt(), cause));
        return Answer.of(events);
    }

    private static List<FaultCase> reports(Table table, long round) {
        return table.faults().cases().stream()
                .filter(one -> one.round() == round && one.matter() instanceof FaultCase.Matter.WrongResult)
                .toList();
    }

    /** There must be a result to be wrong. */
    private static boolean resultless(Table table, long round) {
        return Corrections.running(table, round) && table.round().result().isEmpty();
    }

    private static Answer noResult(Table table) {
        return Answer.refuse(
                RoundReason.NO_RESULT, table.apparatusRules().result().once());
    }

    /** A report made in time keeps its remedy; otherwise it counts what has happened since. */
    private static Optional<Remedy> remedy(Table table, long round) {
        return table.rulebook()
                .house()
                .faults()
                .errors()
                .remedyFor(ErrorKind.WRONG_RESULT_ENTERED, table.spec().apparatus(), Cutoffs.since(table, round));
    }
}
