package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.rules.law.Role;

/**
 * Who works on a simulated floor: one person for each role, a second administrator, and a dealer for each table or
 * station.
 */
final class Staff {

    static final Origin ADMINISTRATOR = Origin.person(1);
    static final Origin SECOND_ADMINISTRATOR = Origin.person(2);

    /** The roles of the pit and the house, each with a person of its own. */
    static final List<Role> ROLES = List.of(
            Role.CASINO_SUPERVISOR,
            Role.GAMES_SUPERVISOR,
            Role.ELECTRONIC_GAMING_SUPERVISOR,
            Role.ELECTRONIC_GAMING_HOST,
            Role.ASSISTANT_GAMING_MANAGER,
            Role.GAMING_MANAGER,
            Role.GAMING_SHIFT_MANAGER,
            Role.OPERATOR_AUTHORITY,
            Role.CASH_DESK,
            Role.INSPECTOR);

    private static final int FIRST_OF_ROLES = 3;
    private static final int FIRST_DEALER = 100;

    private Staff() {}

    static Origin holding(Role role) {
        if (role == Role.ADMINISTRATOR) {
            return ADMINISTRATOR;
        }
        int place = ROLES.indexOf(role);
        if (place < 0) {
            throw new IllegalArgumentException("nobody here is " + role);
        }
        return Origin.person(FIRST_OF_ROLES + place);
    }

    static Origin dealerOf(int table) {
        return Origin.person(FIRST_DEALER + table);
    }

    static String pinKey(int person) {
        return "key of " + person;
    }

    static Countersign countersign(Role role) {
        int person = holding(role).number();
        return new Countersign(person, role, pinKey(person));
    }

    static StaffCommand.Enrol enrolment(Origin person, Role role) {
        int number = person.number();
        return new StaffCommand.Enrol(
                number, role + " " + number, List.of(role), PinVerifier.of("salt " + number, pinKey(number)));
    }

    /** Somebody and the role and place that this person should be signed on in. */
    record Post(Origin person, Role role, int table) {}

    static List<Post> posts(Stage stage) {
        List<Post> posts = new ArrayList<>();
        posts.add(new Post(ADMINISTRATOR, Role.ADMINISTRATOR, Command.NONE));
        posts.add(new Post(SECOND_ADMINISTRATOR, Role.ADMINISTRATOR, Command.NONE));
        ROLES.forEach(role -> posts.add(new Post(holding(role), role, Command.NONE)));
        stage.tableNumbers().forEach(table -> posts.add(new Post(stage.dealerOf(table), Role.DEALER, table)));
        return posts;
    }
}
