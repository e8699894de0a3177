package org.baize.engine.wheel;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.WheelEvent;
import org.baize.engine.state.Table;
import org.baize.engine.state.TableStatus;
import org.baize.rules.game.BadTextException;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.WheelReason;
import org.baize.rules.roulette.WheelRules;

/** Decides which wheel and which ball a table uses. */
final class WheelEquipment {

    private WheelEquipment() {}

    static Answer fit(Table table, WheelCommand.FitWheel fit, Moment moment) {
        WheelRules rules = Spins.rules(table).wheels();
        if (!builds(moment)) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (fit.approval().isBlank()) {
            return Answer.refuse(EquipmentReason.NOT_APPROVED, rules.wheels().rule());
        }
        if (rules.mayChangeType(!closed(table)) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Optional<List<Pocket>> order = pockets(fit.clockwise())
                .filter(rim -> rim.equals(Spins.wheel(table).clockwise()));
        if (order.isEmpty()) {
            return Answer.refuse(WheelReason.WRONG_ORDER, rules.wheels().rule());
        }
        Verdict verdict = rules.mayUse(order.get(), fit.diameterMillimetres());
        return verdict instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new WheelEvent.WheelFitted(
                        table.number(), fit.wheel(), fit.approval(), verdict.rule(), moment.signature()));
    }

    /** While the table is closed its builders put a ball there; in play it takes the people whom the text names. */
    static Answer change(Table table, WheelCommand.ChangeBall ball, Moment moment) {
        WheelRules rules = Spins.rules(table).wheels();
        if (!(closed(table) && builds(moment))
                && moment.mayDo(authority(table), Act.CHANGE_BALL) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (ball.approval().isBlank()) {
            return Answer.refuse(EquipmentReason.NOT_APPROVED, rules.wheels().rule());
        }
        Optional<Verdict> fits = rules.mayUseBall(ball.diameterMicrometres(), ball.metallic());
        return fits.isPresent() && fits.get() instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new WheelEvent.BallChanged(
                        table.number(), table.round().number(), ball.approval(), moment.signature()));
    }

    static Answer examine(Table table, Moment moment) {
        Verdict verdict = moment.mayDo(authority(table), Act.EXAMINE_BALL);
        return verdict instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new WheelEvent.BallExamined(table.number(), verdict.rule(), moment.signature()));
    }

    private static Authority authority(Table table) {
        return table.rulebook().house().conduct().authority();
    }

    private static boolean builds(Moment moment) {
        return moment.role() == Role.ADMINISTRATOR || moment.role() == Role.OPERATOR_AUTHORITY;
    }

    private static boolean closed(Table table) {
        return table.status().state() == TableStatus.State.CLOSED;
    }

    private static Optional<List<Pocket>> pockets(List<String> labels) {
        try {
            return Optional.of(labels.stream().map(Pocket::parse).toList());
        } catch (BadTextException notANumber) {
            return Optional.empty();
        }
    }
}
