package org.baize.engine.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.round.Standstill;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.Spin;

/** Decides who tumbles the dice and when, and which dice and tumbler are used. */
public final class DiceDecider implements Decider<DiceCommand> {

    private final FloorState state;

    public DiceDecider(FloorState state) {
        this.state = state;
    }

    @Override
    public Answer decide(DiceCommand command, Moment moment) {
        Table table = state.tableAt(command.table());
        if (!(table.device() instanceof TumblerState)) {
            return Answer.refuse(FloorReason.NO_SUCH_DEVICE);
        }
        return switch (command) {
            case DiceCommand.FitDice fit -> fit(table, fit.approval(), moment);
            case DiceCommand.ClearTumbler clear ->
                repair(
                        table,
                        moment,
                        (number, by) -> new DiceEvent.TumblerCleared(number, clear.reason(), by.signature()));
            case DiceCommand.ActivateTumbler _ -> activate(table, moment);
            case DiceCommand.Shoot shoot -> Shooters.press(table, shoot.terminal(), moment);
            case DiceCommand.ReadDice seen -> DiceReadings.read(table, seen, moment);
            case DiceCommand.KeyDice key ->
                Standstill.refusal(table, moment).orElseGet(() -> DiceReadings.key(table, key.faces(), moment));
            case DiceCommand.ReportIncident report ->
                DiceIncidents.report(table, report.incident(), report.reason(), moment);
            case DiceCommand.ReportExposure report -> DiceIncidents.exposed(table, report.reason(), moment);
            case DiceCommand.DeclareVoid declare -> DiceIncidents.declare(table, declare.reason(), moment);
        };
    }

    private static Answer fit(Table table, String approval, Moment moment) {
        if (approval.isBlank()) {
            return Answer.refuse(EquipmentReason.NOT_APPROVED, ruleOnDice(table));
        }
        return repair(table, moment, (number, by) -> new DiceEvent.DiceFitted(number, approval, by.signature()));
    }

    /** Nobody opens a tumbler while its round is under way. */
    private static Answer repair(Table table, Moment moment, BiFunction<Integer, Moment, Event> done) {
        Verdict entitled = Authorised.verdict(moment, Tumblers.rules(table).incidents()::mayService);
        if (entitled instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return table.round().phase().running()
                ? Answer.refuse(RoundReason.ROUND_UNRESOLVED, ruleOnDice(table))
                : Answer.of(done.apply(table.number(), moment));
    }

    private static RuleId ruleOnDice(Table table) {
        return Tumblers.rules(table).incidents().opening().dice();
    }

    /** Dice that are tumbled while wagers are taken lie concealed; afterwards the dealing has begun. */
    private static Answer activate(Table table, Moment moment) {
        ShakeMode mode = Tumblers.choice(table).shake();
        if (Tumblers.rules(table).shakes().byHand(mode, moment.role()) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Round round = table.round();
        if (!round.phase().running()) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        Optional<Answer> still = Standstill.refusal(table, moment);
        if (still.isPresent()) {
            return still.get();
        }
        Spin spin = Tumblers.spin(table);
        Verdict verdict = Tumblers.rules(table).shakes().activation(mode, Tumblers.wageringOpen(table), spin);
        if (verdict instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        List<Event> events = new ArrayList<>();
        events.add(new DiceEvent.TumblerActivated(
                table.number(), round.number(), spin.activated().number(), verdict.rule(), moment.signature()));
        if (round.phase() == RoundPhase.CLOSED) {
            events.add(new RoundEvent.DealingBegan(table.number(), round.number(), round.kind()));
        }
        return Answer.of(events);
    }
}
