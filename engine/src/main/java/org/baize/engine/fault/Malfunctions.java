package org.baize.engine.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Cause;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.FaultFile;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.rules.fault.CreditCheck;
import org.baize.rules.fault.FaultReason;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Malfunction;
import org.baize.rules.fault.MalfunctionRules;
import org.baize.rules.fault.Remedy;
import org.baize.rules.fault.ServerErrors;
import org.baize.rules.fault.Symptom;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Outcome;
import org.baize.rules.house.Act;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Snapshot;
import org.baize.rules.round.WageringPeriod;

/** Parts that fail: what is reported becomes a case, and what the text does by itself is done at once. */
final class Malfunctions {

    private final FloorState state;
    private final Remedies remedies;

    Malfunctions(FloorState state) {
        this.state = state;
        this.remedies = new Remedies(state);
    }

    Answer report(Table table, FaultCommand.ReportFault command, Moment moment) {
        Optional<FloorReason> amiss = amiss(table, command, moment);
        if (amiss.isPresent()) {
            return Answer.refuse(amiss.get());
        }
        Optional<MalfunctionRules> rules = table.rulebook().house().faults().malfunctions();
        if (rules.isEmpty()) {
            return FaultDecider.unknown(table);
        }
        Fault fault = command.fault();
        Verdict counts = rules.get().mayOpenCase(fault.part(), fault.symptom(), FaultDecider.given(command.reason()));
        if (counts instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Malfunction malfunction = new Malfunction(fault.part(), fault.symptom(), beganMillis(fault, moment));
        Optional<Remedy> remedy = rules.get()
                .remedyFor(malfunction, period(table, command.round()).orElseThrow());
        if (remedy.isEmpty()) {
            return FaultDecider.unknown(table);
        }
        if (isPerson(moment) && !malfunction.touches(settledAtMillis(table, command.round()))) {
            return Answer.refuse(FaultReason.ROUND_NOT_TOUCHED, remedy.get().rule());
        }
        Verdict may = mayReport(table, remedy.get(), command.reason(), moment);
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        FaultCase opened = new FaultCase(
                table.faults().next(),
                command.round(),
                new FaultCase.Matter.Failed(malfunction, command.terminal(), fault.controlled()),
                remedy.get());
        List<RuleId> grounds = rules.get().groundsFor(fault.part(), fault.symptom());
        List<Event> events = new ArrayList<>();
        events.add(new FaultEvent.CaseOpened(table.number(), opened, grounds, command.reason(), moment.signature()));
        boolean atOnce = remedy.get().automatic() && Corrections.running(table, command.round());
        boolean ordered = atOnce
                || (isPerson(moment)
                        && mayOrder(table, opened, command.reason(), moment).permitted());
        events.addAll(remedies.follow(table, opened, ordered, cause(opened, command.reason(), moment)));
        return Answer.of(events);
    }

    /** A machine says that it fails, never since when: otherwise it could undo by itself what it has lost. */
    private static long beganMillis(Fault fault, Moment moment) {
        return isPerson(moment) ? Math.min(fault.beganAtMillis(), moment.atMillis()) : moment.atMillis();
    }

    private static boolean isPerson(Moment moment) {
        return moment.who().kind() == Origin.Kind.PERSON;
    }

    private Optional<FloorReason> amiss(Table table, FaultCommand.ReportFault command, Moment moment) {
        boolean terminalNeeded = command.fault().part() == FaultyPart.PLAYER_TERMINAL;
        if (command.fault().symptom() == Symptom.DECLARED && !isPerson(moment)) {
            return Optional.of(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (terminalNeeded != (command.terminal() != Command.NONE)) {
            return Optional.of(FloorReason.NO_SUCH_TERMINAL);
        }
        if (command.fault().controlled().stream().anyMatch(terminal -> state.terminal(terminal) == null)) {
            return Optional.of(FloorReason.NO_SUCH_TERMINAL);
        }
        if (terminalNeeded && !state.terminalAt(command.terminal()).reaches(table.number())) {
            return Optional.of(FloorReason.NOT_AT_THIS_TABLE);
        }
        Optional<FloorReason> unreachable = Corrections.unreachable(table, command.round());
        if (unreachable.isPresent()) {
            return unreachable;
        }
        // A round that can be reached and took no wagers is no round to report.
        if (period(table, command.round()).isEmpty()) {
            return Optional.of(FloorReason.NO_ROUND);
        }
        return waits(table, command) ? Optional.of(FloorReason.CASE_ALREADY_OPEN) : Optional.empty();
    }

    /** One fault is one case, however often it is reported. */
    private static boolean waits(Table table, FaultCommand.ReportFault command) {
        return table.faults().cases().stream()
                .anyMatch(one -> one.round() == command.round()
                        && one.matter() instanceof FaultCase.Matter.Failed failed
                        && failed.terminal() == command.terminal()
                        && failed.malfunction().part() == command.fault().part()
                        && failed.malfunction().symptom() == command.fault().symptom());
    }

    private static Optional<WageringPeriod> period(Table table, long round) {
        return Corrections.running(table, round)
                ? table.round().period()
                : table.past(round).flatMap(PastRound::period);
    }

    /** When the round was settled; empty while it runs. */
    private static OptionalLong settledAtMillis(Table table, long round) {
        return Corrections.running(table, round)
                ? OptionalLong.empty()
                : table.past(round).orElseThrow().settledAtMillis();
    }

    /** Devices report what they find; a person must be entitled to what follows. */
    private static Verdict mayReport(Table table, Remedy remedy, String reason, Moment moment) {
        if (!isPerson(moment)) {
            return Verdict.permit(remedy.rule());
        }
        if (!remedy.automatic()) {
            return mayBeOrdered(remedy, reason, moment);
        }
        return table.rulebook().house().conduct().authority().mayReport(remedy.rule(), moment.role());
    }

    Answer decide(Table table, FaultCommand.DecideFromRecords command, Moment moment) {
        if (remedies.namesNobody(command.found())) {
            return Answer.refuse(FloorReason.NO_SUCH_TERMINAL);
        }
        Optional<FaultCase> known = table.faults().caseOf(command.number());
        if (known.isEmpty() || !(known.get().matter() instanceof FaultCase.Matter.Failed failed)) {
            return Answer.refuse(FloorReason.NO_SUCH_CASE);
        }
        Optional<Reason> amiss = Remedies.amiss(table, known.get(), command.found());
        if (amiss.isPresent()) {
            return Answer.refuse(amiss.get());
        }
        Verdict may = mayDecide(table, known.get(), command.reason(), moment);
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        MalfunctionRules rules =
                table.rulebook().house().faults().malfunctions().orElseThrow();
        Cause cause = new Cause(
                rules.records().after(command.found().finding()).rule(), command.reason(), moment.signature());
        return Answer.of(remedies.fromRecords(table, known.get(), failed, command.found(), cause));
    }

    /** What needs no records is not decided from them. */
    private static Verdict mayDecide(Table table, FaultCase decided, String reason, Moment moment) {
        Remedy remedy = decided.remedy();
        return switch (remedy.measure()) {
            case HOLD_FOR_SUPERVISOR, SETTLE_FROM_RECORDS ->
                remedy.automatic()
                        ? moment.mayDo(table.rulebook().house().conduct().authority(), Act.CONFIRM_WAGERS_FROM_RECORDS)
                        : mayBeOrdered(remedy, reason, moment);
            case PLAY_ON,
                    VOID_TERMINAL,
                    VOID_CONTROLLED,
                    VOID_ROUND,
                    VOID_UNCONFIRMED,
                    MAY_VOID_ROUND,
                    RECALCULATE,
                    RECONSTRUCT,
                    RESULT_STANDS -> Verdict.refuse(FaultReason.NO_CHOICE, remedy.rule());
        };
    }

    Answer order(Table table, FaultCommand.OrderRemedy command, Moment moment) {
        Optional<FaultCase> known = table.faults().caseOf(command.number());
        if (known.isEmpty() || !Remedies.canBeOrdered(known.get())) {
            return Answer.refuse(FloorReason.NO_SUCH_CASE);
        }
        Optional<FloorReason> unreachable =
                Corrections.unreachable(table, known.get().round());
        if (unreachable.isPresent()) {
            return Answer.refuse(unreachable.get());
        }
        Verdict may = mayOrder(table, known.get(), command.reason(), moment);
        return may instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(remedies.carryOut(table, known.get(), cause(known.get(), command.reason(), moment)));
    }

    /** What the system would have done in a running round waits, once that round is over, for whoever reads records. */
    private static Verdict mayOrder(Table table, FaultCase known, String reason, Moment moment) {
        return known.remedy().automatic()
                ? moment.mayDo(table.rulebook().house().conduct().authority(), Act.CONFIRM_WAGERS_FROM_RECORDS)
                : mayBeOrdered(known.remedy(), reason, moment);
    }

    private static Verdict mayBeOrdered(Remedy remedy, String reason, Moment moment) {
        return Authorised.verdict(moment, role -> remedy.mayBeOrderedBy(role, FaultDecider.given(reason)));
    }

    /** A case of a round that nothing can be done about any more may always be left by whoever would decide it. */
    Answer leave(Table table, FaultCommand.LeaveCase command, Moment moment) {
        Optional<FaultCase> known = table.faults().caseOf(command.number());
        if (known.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_CASE);
        }
        Verdict may = mayLeave(table, known.get(), command.reason(), moment);
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        List<Event> events = new ArrayList<>();
        Remedies.close(events, table, known.get(), cause(known.get(), command.reason(), moment));
        return Answer.of(events);
    }

    private static Verdict mayLeave(Table table, FaultCase known, String reason, Moment moment) {
        Remedy remedy = known.remedy();
        if (remedy.automatic() && Remedies.canBeOrdered(known)) {
            return mayOrder(table, known, reason, moment);
        }
        if (Corrections.unreachable(table, known.round()).isEmpty()) {
            return Authorised.verdict(moment, role -> remedy.mayBeLeft(role, FaultDecider.given(reason)));
        }
        return remedy.automatic() ? mayDecide(table, known, reason, moment) : mayBeOrdered(remedy, reason, moment);
    }

    /** The same error on several terminals of a table is the fault of what they hang on; on one it is one error. */
    Answer showError(Table table, FaultCommand.ShowError command, Moment moment) {
        if (moment.who().kind() != Origin.Kind.TERMINAL) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (!state.terminalAt(command.terminal()).reaches(table.number())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        long round = table.round().number();
        List<FaultFile.Shown> before = table.faults().errorsIn(round);
        FaultFile.Shown shown = new FaultFile.Shown(command.terminal(), command.code());
        long others = before.stream()
                .filter(one -> one.terminal() == command.terminal())
                .count();
        if (before.contains(shown) || others >= FaultFile.ERRORS_OF_ONE_TERMINAL) {
            return Answer.of(List.of());
        }
        List<FaultFile.Shown> after = new ArrayList<>(before);
        after.add(shown);
        List<Event> events = new ArrayList<>();
        events.add(new FaultEvent.ErrorShown(table.number(), round, command.terminal(), command.code()));
        if (Corrections.running(table, round)
                && ofServer(table, after).size() > ofServer(table, before).size()) {
            Fault fault = Fault.of(FaultyPart.SERVER, Symptom.SAME_ERROR_ON_SEVERAL, moment.atMillis());
            Answer answer = report(
                    table,
                    new FaultCommand.ReportFault(table.number(), Command.NONE, round, fault, command.code()),
                    moment);
            if (answer instanceof Answer.Accepted accepted) {
                events.addAll(accepted.events());
            }
        }
        return Answer.of(events);
    }

    private static List<ServerErrors.OfServer> ofServer(Table table, List<FaultFile.Shown> errors) {
        String server = Integer.toString(table.number());
        return table.rulebook()
                .house()
                .faults()
                .malfunctions()
                .flatMap(MalfunctionRules::serverErrors)
                .map(rules -> rules.among(errors.stream()
                        .map(error -> new ServerErrors.Shown(server, Integer.toString(error.terminal()), error.code()))
                        .toList()))
                .orElse(List.of());
    }

    /** Compares what a terminal shows with stakes and odds; a difference is a fault of the terminal. */
    Answer checkCredit(Table table, FaultCommand.CheckCredit command, Moment moment) {
        Optional<PastRound> past = table.past(command.round());
        Optional<PastRound.Stood> stood = past.flatMap(round -> round.stoodAt(command.terminal()));
        if (past.isEmpty() || stood.isEmpty() || past.get().outcome().isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_ROUND);
        }
        int outcome = past.get().outcome().getAsInt();
        CreditCheck check = check(Adjusting.playOf(table, past.get()), outcome, stood.get());
        if (check.agrees() && check.expectedCents() == command.shownCents()) {
            return Answer.of(List.of());
        }
        Fault fault = Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.CREDIT_MISMATCH, moment.atMillis());
        String shown = command.shownCents() + " cents shown, " + check.expectedCents() + " expected";
        return report(
                table,
                new FaultCommand.ReportFault(table.number(), command.terminal(), command.round(), fault, shown),
                moment);
    }

    private static <B extends Bet, O extends Outcome> CreditCheck check(
            Play<B, O> play, int outcome, PastRound.Stood stood) {
        List<Snapshot.Position<B>> positions = new ArrayList<>();
        for (int row = 0; row < stood.stakes().size(); row++) {
            B bet = play.payTable().bets().get(stood.stakes().bet(row));
            positions.add(new Snapshot.Position<>(bet, stood.stakes().cents(row)));
        }
        O happened = play.payTable().outcomes().get(outcome);
        return CreditCheck.of(new Snapshot<>(positions), play.payTable(), happened, stood.creditedCents());
    }

    private static Cause cause(FaultCase about, String reason, Moment moment) {
        return new Cause(about.remedy().rule(), reason, moment.signature());
    }
}
