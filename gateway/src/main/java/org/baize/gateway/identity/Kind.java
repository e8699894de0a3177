package org.baize.gateway.identity;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/** Who or what can be enrolled with a code, and how long such a code is good. */
public enum Kind {
    /** A player terminal, by its number. */
    TERMINAL,
    /**
     * Note acceptor, ticket slot and printer of a terminal, by the number of the terminal. A code of its own lets it in, so that no
     * screen can say that a note went in.
     */
    TILL,
    /** A wheel, shoe or tumbler, by the number of its table. */
    DEVICE,
    /** A screen above a table, by the number of the table. */
    DISPLAY,
    /** The system that watches the casino's meters; its number is 0. */
    MONITORING,
    /** A person who chooses a password and a PIN. */
    PERSON,
    /** Whoever installs the floor and becomes its first administrator; the number is 0. */
    FIRST_ADMINISTRATOR;

    /** The kind of that name; empty if only a newer gateway knows it. */
    static Optional<Kind> named(String name) {
        return Arrays.stream(values()).filter(kind -> kind.name().equals(name)).findFirst();
    }

    Duration codeIsGoodFor() {
        return this == FIRST_ADMINISTRATOR ? Duration.ofHours(1) : Duration.ofMinutes(10);
    }

    /** Whether it holds a token once it is enrolled; people have passwords. */
    public boolean holdsToken() {
        return this != PERSON && this != FIRST_ADMINISTRATOR;
    }
}
