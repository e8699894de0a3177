package org.baize.engine.event;

import java.util.List;
import org.baize.engine.spec.PinVerifier;
import org.baize.rules.law.Role;

/** People came, went or were enrolled. */
public sealed interface StaffEvent extends Event {

    record Enrolled(int person, String name, List<Role> roles, PinVerifier pin, Signature by) implements StaffEvent {

        public Enrolled {
            roles = List.copyOf(roles);
        }
    }

    record SignedOn(int person, int table, Role role) implements StaffEvent {}

    record SignedOff(int person, int table) implements StaffEvent {}

    /** A wrong PIN. After too many the person is locked out. */
    record SignOnFailed(int person, int failures) implements StaffEvent {}

    /** Of the person's own accord. */
    record PinChanged(int person, PinVerifier pin) implements StaffEvent {}

    record PinUnlocked(int person, Signature by) implements StaffEvent {}
}
