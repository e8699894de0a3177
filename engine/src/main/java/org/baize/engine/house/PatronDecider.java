package org.baize.engine.house;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.event.PatronEvent;
import org.baize.engine.state.Bar;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.PatronFile;
import org.baize.engine.state.Presence;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.ForcedLeave;
import org.baize.rules.cash.LeaveStep;
import org.baize.rules.house.Act;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/** Decides about people at terminals, apart from breaches, and about terminals that are taken out of play. */
public final class PatronDecider implements Decider<PatronCommand> {

    private final FloorState state;
    private final Conducting conduct;

    public PatronDecider(FloorState state) {
        this.state = state;
        this.conduct = new Conducting(state);
    }

    @Override
    public Answer decide(PatronCommand command, Moment moment) {
        Table table = state.tableAt(command.table());
        Terminal terminal = state.terminalAt(command.terminal());
        if (!terminal.reaches(table.number())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        return switch (command) {
            case PatronCommand.NamePatron named -> name(table, terminal, named.patron(), moment);
            case PatronCommand.KeepToOneTerminal _ -> keepToOne(table, terminal, moment);
            case PatronCommand.RecordBreach breach -> conduct.record(table, terminal, breach.report(), moment);
            case PatronCommand.ImposeSanction sanction -> conduct.impose(table, terminal, sanction, moment);
            case PatronCommand.DirectToLeave direct -> direct(table, terminal, direct.reason(), moment);
            case PatronCommand.RecordRefusal _ -> refusal(table, terminal, moment);
            case PatronCommand.RetireTerminal retire -> retire(table, terminal, retire.reason(), moment);
            case PatronCommand.RestoreTerminal _ -> restore(table, terminal, moment);
            case PatronCommand.CallAttendant _ -> call(table, terminal, moment);
            case PatronCommand.AnswerCall _ -> answer(table, terminal, moment);
            case PatronCommand.AskForRules _ -> rules(table, terminal, moment);
        };
    }

    private Answer name(Table table, Terminal terminal, Optional<String> patron, Moment moment) {
        Optional<Answer> refusal = AtWork.refusal(moment)
                .or(() -> patron.flatMap(code -> shutOut(terminal, state.house().patron(code))))
                .or(() -> patron.flatMap(code -> oneTooMany(table, terminal, code)));
        return refusal.orElseGet(
                () -> Answer.of(new PatronEvent.PatronNamed(terminal.number(), patron, moment.signature())));
    }

    /** Excluded from every game that the terminal has. */
    private Optional<Answer> shutOut(Terminal terminal, PatronFile file) {
        Presence there = Presence.NONE.of(Optional.empty(), file.exclusions());
        List<Bar> bars = terminal.spec().tables().stream()
                .map(number -> state.tableAt(number).play().game().kind())
                .map(game -> there.barring(Bar.ANY_ACCOUNT, game))
                .flatMap(Optional::stream)
                .toList();
        return bars.size() == terminal.spec().tables().size()
                ? Optional.of(
                        Answer.refuse(bars.getFirst().reason(), bars.getFirst().rule()))
                : Optional.empty();
    }

    private Optional<Answer> oneTooMany(Table table, Terminal terminal, String code) {
        int held = (int) state.terminals().stream()
                .filter(other -> other.number() != terminal.number())
                .filter(other -> other.presence().patron().filter(code::equals).isPresent())
                .count();
        boolean keptToOne = state.house().patron(code).keptToOne();
        return table.rulebook()
                .house()
                .conduct()
                .floor()
                .severalTerminals()
                .map(rule -> rule.mayTakeAnother(held, keptToOne))
                .filter(Verdict.Refused.class::isInstance)
                .map(Verdict.Refused.class::cast)
                .map(Answer::refuse);
    }

    private static Answer keepToOne(Table table, Terminal terminal, Moment moment) {
        Verdict authorised = moment.mayDo(HouseDecider.authority(table), Act.RESTRICT_TO_ONE_TERMINAL);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return terminal.presence()
                .patron()
                .map(code -> Answer.of(new PatronEvent.KeptToOneTerminal(
                        terminal.number(), code, authorised.rule(), moment.signature())))
                .orElseGet(() -> Answer.refuse(FloorReason.NOBODY_THERE));
    }

    /** Where the text has no steps for it, the direction is only on record. */
    private static Answer direct(Table table, Terminal terminal, String reason, Moment moment) {
        Verdict authorised = moment.mayDo(HouseDecider.authority(table), Act.DIRECT_TO_LEAVE);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (!OpenTerminals.open(terminal)) {
            return Answer.refuse(FloorReason.NOBODY_THERE);
        }
        Optional<ForcedLeave> forced = table.rulebook().house().cash().cashOut().forced();
        if (forced.map(leave -> leave.mayDirect(!reason.isBlank())).orElse(authorised)
                instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Ruled<List<LeaveStep>> steps =
                forced.map(ForcedLeave::disruption).orElse(new Ruled<>(List.of(), authorised.rule()));
        return Answer.of(new PatronEvent.DirectedToLeave(
                table.number(), terminal.number(), steps.value(), reason, steps.rule(), moment.signature()));
    }

    private static Answer refusal(Table table, Terminal terminal, Moment moment) {
        Verdict authorised = moment.mayDo(HouseDecider.authority(table), Act.DIRECT_TO_LEAVE);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return terminal.presence().direction() == Presence.Direction.NONE
                ? Answer.refuse(FloorReason.NOT_DIRECTED)
                : Answer.of(new PatronEvent.RefusalRecorded(table.number(), terminal.number(), moment.signature()));
    }

    private static Answer retire(Table table, Terminal terminal, String reason, Moment moment) {
        Verdict authorised = mayRetire(table, moment);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (terminal.presence().barredFor(FloorReason.TERMINAL_RETIRED)) {
            return Answer.refuse(FloorReason.TERMINAL_RETIRED);
        }
        List<LeaveStep> steps = table.rulebook()
                .house()
                .cash()
                .cashOut()
                .forced()
                .map(leave -> leave.brokenTerminal().value())
                .orElse(List.of(LeaveStep.STOP_NEW_WAGERS));
        return Answer.of(new PatronEvent.TerminalRetired(
                table.number(), terminal.number(), steps, reason, authorised.rule(), moment.signature()));
    }

    private static Answer restore(Table table, Terminal terminal, Moment moment) {
        Verdict authorised = mayRetire(table, moment);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return terminal.presence().barredFor(FloorReason.TERMINAL_RETIRED)
                ? Answer.of(new PatronEvent.TerminalRestored(terminal.number(), moment.signature()))
                : Answer.refuse(FloorReason.NOT_RETIRED);
    }

    /** A text that speaks of broken terminals names the people; otherwise it is for whoever looks after machines. */
    private static Verdict mayRetire(Table table, Moment moment) {
        boolean known =
                HouseDecider.authority(table).grants().stream().anyMatch(grant -> grant.act() == Act.RETIRE_TERMINAL);
        RuleId approval = table.rulebook().house().conduct().floor().opening().approval();
        return !known && moment.role() == Role.ADMINISTRATOR
                ? Verdict.permit(approval)
                : moment.mayDo(HouseDecider.authority(table), Act.RETIRE_TERMINAL);
    }

    private static Answer call(Table table, Terminal terminal, Moment moment) {
        if (moment.who().kind() != Origin.Kind.TERMINAL) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        return terminal.presence().calledMillis().isPresent()
                ? Answer.of(List.of())
                : Answer.of(new PatronEvent.AttendantCalled(table.number(), terminal.number(), moment.atMillis()));
    }

    private static Answer answer(Table table, Terminal terminal, Moment moment) {
        return AtWork.refusal(moment)
                .orElseGet(() -> terminal.presence().calledMillis().isPresent()
                        ? Answer.of(new PatronEvent.CallAnswered(
                                table.number(), terminal.number(), moment.atMillis(), moment.signature()))
                        : Answer.refuse(FloorReason.NOBODY_CALLED));
    }

    private static Answer rules(Table table, Terminal terminal, Moment moment) {
        Verdict authorised = moment.mayDo(HouseDecider.authority(table), Act.READ_RULES);
        return authorised instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new PatronEvent.RulesShown(
                        table.number(),
                        terminal.number(),
                        table.rulebook().id(),
                        authorised.rule(),
                        moment.signature()));
    }
}
