package org.baize.simulator.floor;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.rules.law.Role;

/**
 * Hostility and confusion: any command there is, with any content, from anywhere. It knows the commands only by their
 * records, so a new one is sent as soon as it exists.
 */
final class Stranger implements Actor {

    private static final int ENROLLED_BY_STRANGERS = 90;

    private final Stage stage;
    private final Chance chance;
    private final Invention invention;
    private final List<Class<?>> commands = Invention.records(Command.class);
    private final List<Class<?>> building = Invention.records(SetupCommand.class);

    Stranger(Stage stage) {
        this.stage = stage;
        this.chance = stage.chance();
        this.invention = new Invention(stage);
    }

    @Override
    public void act() {
        Class<?> type = chance.pick(commands);
        if (building.contains(type) && !chance.oneIn(5)) {
            return;
        }
        Optional<Command> command = invention.of(type).map(Command.class::cast).map(Stranger::harmless);
        command.ifPresent(asked -> stage.send(origin(asked), second(), asked));
    }

    /** Whoever builds the floor is trusted with it: strangers get no key, and the clock stays in one zone. */
    private static Command harmless(Command command) {
        return switch (command) {
            case StaffCommand.Enrol enrol ->
                new StaffCommand.Enrol(
                        ENROLLED_BY_STRANGERS,
                        enrol.name(),
                        enrol.roles().stream()
                                .filter(role -> role != Role.ADMINISTRATOR)
                                .toList(),
                        enrol.pin());
            case SetupCommand.SetClock _ -> new SetupCommand.SetClock(600);
            default -> command;
        };
    }

    private Origin origin(Command command) {
        return switch (chance.below(8)) {
            case 0 -> Origin.SYSTEM;
            case 1 -> Origin.MONITORING;
            case 2 -> Origin.device(chance.percent(80) ? command.table() : invention.tableNumber());
            case 3, 4 -> Origin.terminal(chance.percent(80) ? command.terminal() : invention.terminalNumber());
            case 5 -> Staff.dealerOf(chance.percent(80) ? command.table() : invention.tableNumber());
            case 6 -> Staff.holding(chance.pick(Staff.ROLES));
            default -> Origin.person(invention.personNumber());
        };
    }

    private Optional<Countersign> second() {
        if (chance.percent(80)) {
            return Optional.empty();
        }
        Role role = chance.pick(Staff.ROLES);
        Countersign right = Staff.countersign(role);
        return Optional.of(
                chance.percent(90) ? right : new Countersign(right.person(), role, "key of " + chance.below(5)));
    }
}
