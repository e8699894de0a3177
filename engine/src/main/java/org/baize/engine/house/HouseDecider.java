package org.baize.engine.house;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.setup.SpecCheck;
import org.baize.engine.state.ChangeNotice;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.state.TableStatus;
import org.baize.engine.state.Terminal;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.law.Verdict;
import org.baize.rules.setup.Problem;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.ChangeRules.Subject;
import org.baize.rules.wager.WagerReason;

/** Decides how a table is held up and changed; closing and seats have their own. */
public final class HouseDecider implements Decider<HouseCommand> {

    private final FloorState state;
    private final TableClosing closing;
    private final IdleSeats seats;

    public HouseDecider(FloorState state) {
        this.state = state;
        this.closing = new TableClosing(state);
        this.seats = new IdleSeats(state);
    }

    @Override
    public Answer decide(HouseCommand command, Moment moment) {
        Table table = state.tableAt(command.table());
        return switch (command) {
            case HouseCommand.AnnounceClosing _ -> closing.announce(table, moment);
            case HouseCommand.CancelClosing _ -> closing.cancel(table, moment);
            case HouseCommand.CloseTable _ -> closing.close(table, moment);
            case HouseCommand.SuspendTable suspend -> suspend(table, suspend.reason(), moment);
            case HouseCommand.ReopenTable _ -> reopen(table, moment);
            case HouseCommand.AnnounceChange change -> announce(table, change.setup(), moment);
            case HouseCommand.CancelChange _ -> cancelChange(table, moment);
            case HouseCommand.ShowNotice show -> show(table, show.terminal(), moment);
            case HouseCommand.GrantMaximum grant -> grant(table, grant, moment);
            case HouseCommand.SetIdleRounds set -> seats.set(table, set.rounds(), moment);
            case HouseCommand.VacateSeat vacate -> seats.vacate(table, vacate.terminal(), moment);
        };
    }

    private static Answer suspend(Table table, String reason, Moment moment) {
        Verdict authorised = moment.mayDo(authority(table), Act.SUSPEND_TABLE);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return table.status().open()
                ? Answer.of(
                        new HouseEvent.TableSuspended(table.number(), reason, authorised.rule(), moment.signature()))
                : Answer.refuse(FloorReason.TABLE_NOT_OPEN);
    }

    private static Answer reopen(Table table, Moment moment) {
        Verdict authorised = moment.mayDo(authority(table), Act.REOPEN_TABLE);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return switch (table.status().state()) {
            case SUSPENDED ->
                Answer.of(new HouseEvent.TableReopened(table.number(), authorised.rule(), moment.signature()));
            case OPEN -> Answer.refuse(table.open() ? FloorReason.TABLE_ALREADY_OPEN : FloorReason.ROUND_HELD);
            case CLOSED -> Answer.refuse(FloorReason.TABLE_NOT_OPEN);
        };
    }

    /** The text says who may change it, what may be chosen, and when it may be entered: in that order. */
    private Answer announce(Table table, TableSetup setup, Moment moment) {
        TableSetup before = table.play().setup();
        Optional<Verdict.Refused> unauthorised = unauthorised(table, setup, moment);
        if (unauthorised.isPresent()) {
            return Answer.refuse(unauthorised.get());
        }
        if (table.status().change().isPresent()) {
            return Answer.refuse(FloorReason.CHANGE_WAITING);
        }
        List<Subject> subjects = Changes.subjects(before, setup);
        if (subjects.isEmpty()) {
            return Answer.refuse(FloorReason.NOTHING_CHANGED);
        }
        List<Problem> problems =
                new SpecCheck(table.rulebook()).problems(table.spec().withSetup(setup));
        if (!problems.isEmpty()) {
            return Answer.refuse(problems);
        }
        return subjects.stream()
                .map(subject -> Changes.rules(table).mayEnter(subject, Changes.moment(table)))
                .flatMap(HouseDecider::refusal)
                .findFirst()
                .map(Answer::refuse)
                .orElseGet(() -> Answer.of(new HouseEvent.ChangeAnnounced(
                        table.number(),
                        setup,
                        subjects,
                        new HouseEvent.Told(OpenTerminals.at(state, table), moment.atMillis()),
                        moment.signature())));
    }

    private static Answer cancelChange(Table table, Moment moment) {
        Optional<ChangeNotice> change = table.status().change();
        if (change.isEmpty()) {
            return Answer.refuse(FloorReason.NOTHING_CHANGED);
        }
        return unauthorised(table, change.get().setup(), moment)
                .map(Answer::refuse)
                .orElseGet(() -> Answer.of(new HouseEvent.ChangeCancelled(table.number(), moment.signature())));
    }

    /** Why whoever asks may not set the table up so. */
    private static Optional<Verdict.Refused> unauthorised(Table table, TableSetup setup, Moment moment) {
        TableSetup before = table.play().setup();
        Optional<Verdict.Refused> act = Changes.acts(authority(table), before, setup).stream()
                .map(needed -> moment.mayDo(authority(table), needed))
                .flatMap(HouseDecider::refusal)
                .findFirst();
        boolean period = Changes.subjects(before, setup).contains(Subject.WAGERING_PERIOD);
        return act.isPresent() || !period
                ? act
                : refusal(table.rulebook().dealing().rounds().period().maySetLength(moment.role()))
                        .findFirst();
    }

    private static Stream<Verdict.Refused> refusal(Verdict verdict) {
        return verdict instanceof Verdict.Refused refused ? Stream.of(refused) : Stream.empty();
    }

    private Answer show(Table table, int terminal, Moment moment) {
        if (moment.who().kind() != Origin.Kind.TERMINAL) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (!state.terminalAt(terminal).reaches(table.number())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        TableStatus status = table.status();
        return status.change().isEmpty() && status.closing().isEmpty()
                ? Answer.refuse(FloorReason.NOTHING_ANNOUNCED)
                : Answer.of(new HouseEvent.NoticeShown(table.number(), terminal, moment.atMillis()));
    }

    /** A personal maximum is a limit: it is entered when limits may be. */
    private Answer grant(Table table, HouseCommand.GrantMaximum grant, Moment moment) {
        Verdict authorised = moment.mayDo(authority(table), Act.SET_PERSONAL_MAXIMUM);
        if (authorised instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Terminal terminal = state.terminalAt(grant.terminal());
        if (!terminal.reaches(table.number())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        if (!OpenTerminals.open(terminal)) {
            return Answer.refuse(FloorReason.NOBODY_THERE);
        }
        boolean sensible = !grant.byLineCents().isEmpty()
                && grant.byLineCents().entrySet().stream()
                        .allMatch(line -> line.getValue() > 0
                                && table.play().offer().limits().byLine().containsKey(line.getKey()));
        if (!sensible) {
            return Answer.refuse(WagerReason.NOT_OFFERED, authorised.rule());
        }
        return Changes.rules(table).mayEnter(Subject.LIMITS, Changes.moment(table)) instanceof Verdict.Refused barred
                ? Answer.refuse(barred)
                : Answer.of(new HouseEvent.MaximumGranted(
                        table.number(),
                        grant.terminal(),
                        terminal.status().accountNumber(),
                        grant.byLineCents(),
                        moment.signature()));
    }

    static Authority authority(Table table) {
        return table.rulebook().house().conduct().authority();
    }
}
