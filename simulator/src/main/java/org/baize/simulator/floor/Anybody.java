package org.baize.simulator.floor;

import java.util.Optional;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.rules.law.Role;

/** Some member of the staff, with or without a second signature: who may do what is for the floor to say. */
final class Anybody {

    private static final int TRIES = 8;

    private final Stage stage;
    private final Chance chance;

    Anybody(Stage stage) {
        this.stage = stage;
        this.chance = stage.chance();
    }

    /** One after the other tries, until somebody is heard or all have given up. */
    Handled insists(int table, Command command) {
        Handled handled = asks(table, command);
        for (int tried = 1; tried < TRIES && handled.answer() instanceof Answer.Refused; tried++) {
            handled = asks(table, command);
        }
        return handled;
    }

    Handled asks(int table, Command command) {
        Origin who = chance.percent(40) ? stage.dealerOf(table) : Staff.holding(chance.pick(Staff.ROLES));
        Role other = chance.pick(Staff.ROLES);
        Optional<Countersign> second =
                chance.percent(50) && !Staff.holding(other).equals(who)
                        ? Optional.of(Staff.countersign(other))
                        : Optional.empty();
        return stage.send(who, second, command);
    }
}
