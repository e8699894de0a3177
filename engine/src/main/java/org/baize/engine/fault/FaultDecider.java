package org.baize.engine.fault;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Cause;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.house.AtWork;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.FaultFile;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.rules.fault.ClaimRules;
import org.baize.rules.game.BadTextException;
import org.baize.rules.house.Authority;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.HouseRules;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * Decides what is done about whatever went wrong. Each kind of trouble has its own class; claims and invalid rounds
 * stand here.
 */
public final class FaultDecider implements Decider<FaultCommand> {

    private final FloorState state;
    private final WrongResults results;
    private final Malfunctions malfunctions;
    private final LateChanges late;

    public FaultDecider(FloorState state) {
        this.state = state;
        this.results = new WrongResults(state);
        this.malfunctions = new Malfunctions(state);
        this.late = new LateChanges(state);
    }

    @Override
    public Answer decide(FaultCommand command, Moment moment) {
        Table table = state.tableAt(command.table());
        return switch (command) {
            case FaultCommand.ReportWrongResult report -> results.report(table, report, moment);
            case FaultCommand.CorrectResult correct -> results.correct(table, correct, moment);
            case FaultCommand.ReportFault report -> malfunctions.report(table, report, moment);
            case FaultCommand.DecideFromRecords decide -> malfunctions.decide(table, decide, moment);
            case FaultCommand.OrderRemedy order -> malfunctions.order(table, order, moment);
            case FaultCommand.LeaveCase leave -> malfunctions.leave(table, leave, moment);
            case FaultCommand.ShowError error -> malfunctions.showError(table, error, moment);
            case FaultCommand.CheckCredit check -> malfunctions.checkCredit(table, check, moment);
            case FaultCommand.Invalidate invalidate -> invalidate(table, invalidate, moment);
            case FaultCommand.LodgeClaim lodge -> lodge(table, lodge, moment);
            case FaultCommand.DecideClaim decide -> decide(table, decide, moment);
            case FaultCommand.RelaxClose relax -> late.decide(table, relax, moment);
        };
    }

    private Answer invalidate(Table table, FaultCommand.Invalidate command, Moment moment) {
        FaultCommand.Ground why = command.ground();
        if (why.forfeiting().stream().anyMatch(terminal -> state.terminal(terminal) == null)) {
            return Answer.refuse(FloorReason.NO_SUCH_TERMINAL);
        }
        Optional<FloorReason> unreachable = Corrections.unreachable(table, command.round());
        if (unreachable.isPresent()) {
            return Answer.refuse(unreachable.get());
        }
        HouseRules house = table.rulebook().house().conduct();
        Verdict allowed =
                Authorised.verdict(moment, role -> house.mayInvalidate(role, why.ground(), given(command.reason())));
        if (allowed instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        for (int terminal : why.forfeiting()) {
            boolean named = why.named().contains(terminal);
            Verdict kept = Authorised.verdict(moment, role -> house.mayForfeit(role, why.ground(), named));
            if (kept instanceof Verdict.Refused refused) {
                return Answer.refuse(refused);
            }
        }
        Cause cause = new Cause(allowed.rule(), command.reason(), moment.signature());
        return Answer.of(Corrections.makeVoid(state, table, command.round(), why.forfeiting(), cause));
    }

    private Answer lodge(Table table, FaultCommand.LodgeClaim command, Moment moment) {
        Optional<Answer> notFromThere =
                moment.who().kind() == Origin.Kind.TERMINAL ? Optional.empty() : AtWork.refusal(moment);
        if (notFromThere.isPresent()) {
            return notFromThere.get();
        }
        if (!state.terminalAt(command.terminal()).reaches(table.number())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        Optional<FloorReason> unreachable =
                Corrections.unreachable(table, command.round()).filter(reason -> reason != FloorReason.ROUND_IS_VOID);
        if (unreachable.isPresent()) {
            return Answer.refuse(unreachable.get());
        }
        List<FaultCase.Claim> open = table.faults().claims().stream()
                .filter(one -> one.terminal() == command.terminal())
                .toList();
        if (open.stream().anyMatch(one -> one.round() == command.round())) {
            return Answer.refuse(FloorReason.CASE_ALREADY_OPEN);
        }
        if (open.size() >= FaultFile.CLAIMS_OF_ONE_TERMINAL) {
            return Answer.refuse(FloorReason.CLAIMS_WAITING);
        }
        if (table.rulebook().house().faults().claims().isEmpty()) {
            return unknown(table);
        }
        FaultCase.Claim claim =
                new FaultCase.Claim(table.faults().next(), command.round(), command.terminal(), command.text());
        return Answer.of(new FaultEvent.ClaimLodged(table.number(), claim, moment.signature()));
    }

    private static Answer decide(Table table, FaultCommand.DecideClaim command, Moment moment) {
        Optional<ClaimRules> claims = table.rulebook().house().faults().claims();
        if (table.faults().claimOf(command.number()).isEmpty() || claims.isEmpty()) {
            return Answer.refuse(FloorReason.NO_SUCH_CASE);
        }
        Optional<RuleId> rule = table.rulebook().rule(command.rule());
        Verdict verdict = Authorised.verdict(moment, role -> claims.get().mayDecide(role, rule));
        return verdict instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new FaultEvent.ClaimDecided(
                        table.number(),
                        command.number(),
                        new Cause(rule.orElseThrow(), command.decision(), moment.signature())));
    }

    /** Whether a person said something. */
    static boolean given(String words) {
        return !words.isBlank();
    }

    /** The text has no such remedy here. */
    static Answer unknown(Table table) {
        Authority authority = table.rulebook().house().conduct().authority();
        return Answer.refuse(AuthorityReason.ACT_UNKNOWN, authority.otherwise());
    }

    /** The place of that outcome in the pay table of the round; empty where the game has none that is written so. */
    static OptionalInt outcomeOf(Table table, long round, String text) {
        Play<?, ?> play = table.past(round)
                .<Play<?, ?>>map(past -> Adjusting.playOf(table, past))
                .orElse(table.play());
        try {
            return OptionalInt.of(play.outcome(text));
        } catch (BadTextException unreadable) {
            return OptionalInt.empty();
        }
    }

    /** Closes the cases of a round that a decision settles. */
    static List<FaultEvent> closing(Table table, List<FaultCase> cases, Cause cause) {
        return cases.stream().map(one -> closed(table, one, cause)).toList();
    }

    static FaultEvent closed(Table table, FaultCase one, Cause cause) {
        return new FaultEvent.CaseClosed(
                table.number(), one.number(), table.faults().stopsOnlyFor(one), cause);
    }
}
