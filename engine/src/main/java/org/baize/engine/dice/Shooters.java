package org.baize.engine.dice;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Round;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.Shoot;
import org.baize.rules.sicbo.ShooterMode;
import org.baize.rules.sicbo.ShooterRules;
import org.baize.rules.sicbo.Spin;

/** Finds who starts the dice, and starts them. */
final class Shooters {

    private Shooters() {}

    static Answer press(Table table, int terminal, Moment moment) {
        Optional<ShooterRules> rules = Tumblers.rules(table).shooter();
        if (rules.isEmpty() || moment.who().kind() != Origin.Kind.TERMINAL) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (!table.round().phase().running()) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        Shoot shoot = Tumblers.state(table).shoot();
        Verdict pressed = rules.get().press(shoot, terminal, moment.atMillis());
        if (pressed instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Verdict activation =
                Tumblers.rules(table).shakes().activation(ShakeMode.AUTOMATIC, false, Tumblers.spin(table));
        if (activation instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Shoot shot = rules.get().pressed(shoot, terminal, moment.atMillis());
        return Answer.of(shot(table, (Shoot.Tumbling) shot, pressed.rule()));
    }

    /** The time of the shooter is over. */
    static List<Event> timeout(Table table, long atMillis) {
        ShooterRules rules = Tumblers.rules(table).shooter().orElseThrow();
        Shoot shot = rules.timer(Tumblers.state(table).shoot(), atMillis);
        return shot(table, (Shoot.Tumbling) shot, rules.shooting().timeout());
    }

    /** What the close of wagering leads to: a shooter, or dice that nobody starts. */
    static List<Event> close(FloorState state, Table table, long closedMillis) {
        Optional<ShooterRules> rules = Tumblers.rules(table).shooter();
        Optional<ShooterMode> mode = Tumblers.choice(table).shooter();
        if (rules.isEmpty() || mode.isEmpty() || Tumblers.spin(table).stage() != Spin.Stage.IDLE) {
            return List.of();
        }
        OptionalInt lastTurn = Tumblers.state(table).shoot().lastTurn();
        List<ShooterRules.Seat> ring = ring(state, table);
        RuleId rule = rules.get().choose(mode.get(), lastTurn, ring).rule();
        Shoot closed = rules.get().close(new Shoot.Wagering(lastTurn), mode.get(), ring, closedMillis);
        return switch (closed) {
            case Shoot.Awaiting awaiting ->
                List.of(new DiceEvent.ShooterChosen(
                        table.number(),
                        table.round().number(),
                        awaiting,
                        rules.get().deadlineMillis(awaiting),
                        rule));
            case Shoot.Tumbling tumbling -> List.of(command(table, tumbling, rule));
            // Wagering was to stay open for want of a wager, but something else has closed it.
            case Shoot.Wagering wagering ->
                List.of(command(
                        table,
                        new Shoot.Tumbling(Shoot.Trigger.NO_SHOOTER, OptionalInt.empty(), wagering.lastTurn()),
                        rule));
        };
    }

    /** Every terminal of the table, clockwise by its number, with what stands for it at the close. */
    private static List<ShooterRules.Seat> ring(FloorState state, Table table) {
        Layout layout = table.layout();
        return state.terminals().stream()
                .filter(terminal -> terminal.reaches(table.number()))
                .mapToInt(Terminal::number)
                .mapToObj(terminal -> {
                    int seat = layout.seatOf(terminal);
                    return new ShooterRules.Seat(terminal, layout.lockedOfSeatCents(seat), layout.lastChangeOf(seat));
                })
                .toList();
    }

    private static List<Event> shot(Table table, Shoot.Tumbling shot, RuleId rule) {
        Round round = table.round();
        return List.of(
                command(table, shot, rule), new RoundEvent.DealingBegan(table.number(), round.number(), round.kind()));
    }

    private static Event command(Table table, Shoot.Tumbling shot, RuleId rule) {
        long spin = Tumblers.spin(table).activated().number();
        return new DiceEvent.DiceShot(table.number(), table.round().number(), spin, shot, rule);
    }
}
