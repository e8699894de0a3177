package org.baize.engine.command;

import java.util.List;
import org.baize.engine.spec.PinVerifier;
import org.baize.rules.law.Role;

/** People who work on the floor: enrolling, signing on and off. */
public sealed interface StaffCommand extends Command {

    /** Staff sign on at a table or for the whole floor. */
    @Override
    default boolean tableOrNone() {
        return true;
    }

    /** Enrols a person or replaces what is known of one; a person without roles can sign on no more. */
    record Enrol(int person, String name, List<Role> roles, PinVerifier pin) implements StaffCommand {

        public Enrol {
            roles = List.copyOf(roles);
        }
    }

    /**
     * The origin signs on in one role.
     *
     * @param table the table, or {@link Command#NONE} for the whole floor
     * @param pinKey see {@link Countersign}
     */
    record SignOn(int table, Role role, String pinKey) implements StaffCommand {}

    record SignOff(int table) implements StaffCommand {}

    /**
     * The origin chooses another PIN, so that nobody else ever knows it: not the one who enrolled this person either.
     *
     * @param pinKey of the PIN so far, which alone allows it; see {@link Countersign}
     */
    record ChangePin(String pinKey, PinVerifier pin) implements StaffCommand {}

    /** A person who mistyped too often may try again. */
    record UnlockPin(int person) implements StaffCommand {}
}
