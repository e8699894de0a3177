package org.baize.engine.wheel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.WheelEvent;
import org.baize.engine.round.Standstill;
import org.baize.engine.state.BallSpin;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.roulette.NoSpinRules;
import org.baize.rules.roulette.SpinPhase;
import org.baize.rules.roulette.SpinProcedure;
import org.baize.rules.roulette.SpinReason;
import org.baize.rules.round.RoundPhase;

/** Decides the course of a spin: who spins, what the sensors see, and when it does not count. */
public final class WheelDecider implements Decider<WheelCommand> {

    private final FloorState state;
    private final WheelNumbers numbers;

    public WheelDecider(FloorState state) {
        this.state = state;
        this.numbers = new WheelNumbers(state);
    }

    @Override
    public Answer decide(WheelCommand command, Moment moment) {
        Table table = state.tableAt(command.table());
        if (!(table.device() instanceof WheelState)) {
            return Answer.refuse(FloorReason.NO_SUCH_DEVICE);
        }
        return switch (command) {
            case WheelCommand.FitWheel fit -> WheelEquipment.fit(table, fit, moment);
            case WheelCommand.ChangeBall ball -> WheelEquipment.change(table, ball, moment);
            case WheelCommand.ExamineBall _ -> WheelEquipment.examine(table, moment);
            case WheelCommand.SpinBall _ -> Standstill.refusal(table, moment).orElseGet(() -> spin(table, moment));
            case WheelCommand.TrackBall seen -> track(table, seen, moment);
            case WheelCommand.SenseNumber sensed -> numbers.sense(table, sensed, moment);
            case WheelCommand.KeyNumber key -> numbers.key(table, key.number(), moment);
            case WheelCommand.ReportDisplay shown -> WheelNumbers.display(table, shown.number(), moment);
            case WheelCommand.CallNoSpin call -> callOff(table, call, moment);
        };
    }

    /** A ball that is spun while betting is open lets the round go on; one that is spun after it begins the dealing. */
    private static Answer spin(Table table, Moment moment) {
        SpinProcedure procedure = Spins.procedure(table);
        Verdict starts = procedure
                .start()
                .mayStart(
                        moment.role(), Spins.betting(table), Spins.state(table).examinationDue());
        if (starts instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (procedure.valid().maySpin(Spins.spin(table).phase()) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Round round = table.round();
        List<Event> events = new ArrayList<>();
        events.add(new WheelEvent.BallSpun(table.number(), round.number(), starts.rule(), moment.signature()));
        if (round.phase() == RoundPhase.CLOSED) {
            events.add(new RoundEvent.DealingBegan(table.number(), round.number(), round.kind()));
        }
        return Answer.of(events);
    }

    private static Answer track(Table table, WheelCommand.TrackBall seen, Moment moment) {
        if (!moment.fromDevice()) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (!table.round().phase().running()) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        BallSpin spin = Spins.spin(table);
        return spin.phase() == SpinPhase.AWAITING_SPIN
                ? Answer.refuse(
                        SpinReason.NOTHING_SPUN, Spins.procedure(table).valid().direction())
                : Answer.of(new WheelEvent.BallTracked(
                        table.number(), table.round().number(), seen.direction(), seen.revolutions()));
    }

    private static Answer callOff(Table table, WheelCommand.CallNoSpin call, Moment moment) {
        NoSpinRules rules = Spins.procedure(table).noSpin();
        Round round = table.round();
        if (round.phase() == RoundPhase.IDLE) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        Verdict verdict =
                rules.mayCall(call.ground(), moment.role(), Spins.spin(table).phase());
        if (verdict instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        NoSpinRules.Ground ground = rules.on(call.ground()).orElseThrow();
        List<Event> events = new ArrayList<>();
        events.add(new WheelEvent.NoSpinCalled(
                table.number(),
                round.number(),
                call.ground(),
                ground.wagers().value(),
                ground.followUp().map(Ruled::value),
                verdict.rule(),
                call.reason(),
                moment.signature()));
        consequence(table, ground.wagers(), moment).ifPresent(events::add);
        return Answer.of(events);
    }

    /** What a no spin does to the round. Betting that is still open runs on where the wagers stand. */
    private static Optional<Event> consequence(Table table, Ruled<NoSpinRules.Wagers> wagers, Moment moment) {
        Round round = table.round();
        return switch (wagers.value()) {
            case RETURNED ->
                Optional.of(new RoundEvent.RoundVoided(
                        table.number(), round.number(), wagers.rule(), "no spin", moment.signature()));
            case STAND_FOR_THE_NEXT_SPIN ->
                round.phase() == RoundPhase.DEALING || round.phase() == RoundPhase.RESULT
                        ? Optional.of(new RoundEvent.DealingCalledOff(table.number(), round.number(), wagers.rule()))
                        : Optional.empty();
            case OPERATOR_MAY_VOID -> Optional.empty();
        };
    }
}
