package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.spec.PinVerifier;
import org.baize.rules.law.Role;

/**
 * Somebody who works here.
 *
 * @param role the role of the present sign-on
 * @param tables the tables signed on at; 0 is the whole floor
 * @param failures wrong PINs since the last right one
 */
public record Person(
        int number,
        String name,
        List<Role> roles,
        PinVerifier pin,
        Optional<Role> role,
        List<Integer> tables,
        int failures) {

    /** So many wrong PINs in a row lock a person out. */
    public static final int FAILURES_ALLOWED = 5;

    public Person {
        roles = List.copyOf(roles);
        tables = List.copyOf(tables);
    }

    public static Person enrolled(int number, String name, List<Role> roles, PinVerifier pin) {
        return new Person(number, name, roles, pin, Optional.empty(), List.of(), 0);
    }

    public boolean locked() {
        return failures >= FAILURES_ALLOWED;
    }

    /** Whether this is the dealer of that table now. */
    public boolean deals(int table) {
        return role.filter(as -> as == Role.DEALER).isPresent() && tables.contains(table);
    }

    public Person signedOn(Role as, int table) {
        List<Integer> more = new ArrayList<>(tables);
        if (!more.contains(table)) {
            more.add(table);
        }
        return new Person(number, name, roles, pin, Optional.of(as), more, 0);
    }

    public Person signedOff(int table) {
        List<Integer> fewer = new ArrayList<>(tables);
        fewer.remove(Integer.valueOf(table));
        return new Person(number, name, roles, pin, fewer.isEmpty() ? Optional.empty() : role, fewer, failures);
    }

    /** The right PIN was needed to choose another, so what was mistyped before is forgotten. */
    public Person withPin(PinVerifier chosen) {
        return new Person(number, name, roles, chosen, role, tables, 0);
    }

    public Person withFailures(int count) {
        return new Person(number, name, roles, pin, role, tables, count);
    }
}
