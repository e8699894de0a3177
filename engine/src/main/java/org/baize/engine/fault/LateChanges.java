package org.baize.engine.fault;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.WagerCommand.Shift;
import org.baize.engine.event.Cause;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.WagerEvent.Change;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Play;
import org.baize.engine.state.SeatMoney;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.game.Bet;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.wager.Circumstances;
import org.baize.rules.wager.LateChange;
import org.baize.rules.wager.Placement;
import org.baize.rules.wager.WagerReason;

/** Wagers changed after the close. Money that is put down late keeps to the limits and the credit like any other. */
final class LateChanges {

    private final FloorState state;

    LateChanges(FloorState state) {
        this.state = state;
    }

    Answer decide(Table table, FaultCommand.RelaxClose command, Moment moment) {
        Terminal terminal = state.terminalAt(command.terminal());
        if (!terminal.reaches(table.number())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        Optional<Answer> barred = command.kind().putsMoneyDown() ? barred(table, terminal) : Optional.empty();
        if (barred.isPresent()) {
            return barred.get();
        }
        Optional<Reason> amiss = amiss(table, command);
        if (amiss.isPresent()) {
            return Answer.refuse(amiss.get());
        }
        RoundPhase phase = table.round().phase();
        if (!phase.running()) {
            return Answer.refuse(
                    RoundReason.ALREADY_RESOLVED,
                    table.apparatusRules().result().once());
        }
        if (phase == RoundPhase.BETTING) {
            return Answer.refuse(
                    RoundReason.STILL_OPEN,
                    table.rulebook().wagers().window().late().rule());
        }
        boolean resultKnown = table.round().result().isPresent();
        boolean reasonGiven = FaultDecider.given(command.reason());
        Verdict verdict = Authorised.verdict(
                moment,
                role -> table.rulebook()
                        .wagers()
                        .window()
                        .late()
                        .mayChange(new LateChange(role, command.kind(), resultKnown, reasonGiven)));
        if (verdict instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return change(
                table,
                table.playFor(terminal),
                command,
                new Cause(verdict.rule(), command.reason(), moment.signature()));
    }

    /** Whoever takes no wager in time takes none late. */
    private static Optional<Answer> barred(Table table, Terminal terminal) {
        if (table.faults().isOut(table.round().number(), terminal.number())) {
            return Optional.of(Answer.refuse(FloorReason.OUT_OF_THIS_ROUND));
        }
        return terminal.presence()
                .barring(terminal.status().accountNumber(), table.play().game().kind())
                .map(bar -> Answer.refuse(bar.reason(), bar.rule()));
    }

    private static Optional<Reason> amiss(Table table, FaultCommand.RelaxClose command) {
        Shift shift = command.shift();
        boolean lowers = lowers(command.kind());
        boolean known = (!lowers || table.play().knows(shift.from()))
                && (!command.kind().putsMoneyDown() || table.play().knows(shift.to()));
        if (!known) {
            return Optional.of(FloorReason.NO_SUCH_BET);
        }
        Layout layout = table.layout();
        boolean there = !lowers || layout.lockedCents(layout.seatOf(command.terminal()), shift.from()) >= shift.cents();
        return there && shift.cents() > 0 ? Optional.empty() : Optional.of(WagerReason.NOT_SO_MUCH_THERE);
    }

    private static boolean lowers(LateChange.Kind kind) {
        return switch (kind) {
            case WITHDRAW, LOWER, MOVE -> true;
            case RAISE, PLACE -> false;
        };
    }

    private <B extends Bet> Answer change(Table table, Play<B, ?> play, FaultCommand.RelaxClose command, Cause cause) {
        Shift shift = command.shift();
        Layout layout = table.layout();
        int seat = layout.seatOf(command.terminal());
        long from = lowers(command.kind()) ? layout.lockedCents(seat, shift.from()) : 0;
        Change lowered = new Change(shift.from(), from, from - shift.cents());
        if (lowers(command.kind()) && play.mayStand(shift.from(), lowered.toCents()) instanceof Verdict.Refused off) {
            return Answer.refuse(off);
        }
        if (!command.kind().putsMoneyDown()) {
            return answer(table, command, List.of(lowered), cause);
        }
        Placement<B> placed = place(table, play, command, cause.rule());
        if (placed.refusal().isPresent()) {
            return Answer.refuse(
                    placed.refusal().get().reason(), placed.refusal().get().rule());
        }
        long to = layout.lockedCents(seat, shift.to());
        Change raised = new Change(shift.to(), to, to + shift.cents());
        return answer(table, command, lowers(command.kind()) ? List.of(lowered, raised) : List.of(raised), cause);
    }

    /** Chips that are moved pay for themselves. */
    private <B extends Bet> Placement<B> place(
            Table table, Play<B, ?> play, FaultCommand.RelaxClose command, RuleId rule) {
        Shift shift = command.shift();
        Layout layout = table.layout();
        int seat = layout.seatOf(command.terminal());
        long chips = state.terminalAt(command.terminal()).chips().balanceCents();
        long credit = lowers(command.kind()) ? Math.addExact(chips, shift.cents()) : chips;
        Circumstances when = Circumstances.touch(Verdict.permit(rule), play.others(layout, seat));
        return play.place(new SeatMoney(layout, seat, credit), shift.to(), shift.cents(), when);
    }

    private static Answer answer(Table table, FaultCommand.RelaxClose command, List<Change> changes, Cause cause) {
        return Answer.of(new FaultEvent.WagerRelaxed(
                table.number(), table.round().number(), command.terminal(), changes, cause));
    }
}
