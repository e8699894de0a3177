package org.baize.engine.state;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.baize.rules.house.IdleSeat;

/**
 * What a table knows of the terminals around it, by their numbers.
 *
 * @param idleRoundsMeant after how many rounds without a wager a seat is idle, where the text leaves it to the house
 * @param satOut in how many rounds in a row a terminal has not wagered; only those that have not
 */
public record Seating(int idleRoundsMeant, Map<Integer, Integer> satOut, Map<Integer, PersonalMaximum> personal) {

    public static final Seating NEW = new Seating(IdleSeat.USUAL_HOUSE_ROUNDS, new TreeMap<>(), new TreeMap<>());

    public Seating {
        satOut = Collections.unmodifiableMap(new TreeMap<>(satOut));
        personal = Collections.unmodifiableMap(new TreeMap<>(personal));
    }

    public Seating meaning(int idleRounds) {
        return new Seating(idleRounds, satOut, personal);
    }

    public Seating satOut(Map<Integer, Integer> counted) {
        return new Seating(idleRoundsMeant, counted, personal);
    }

    public Seating with(int terminal, PersonalMaximum maximum) {
        Map<Integer, PersonalMaximum> more = new TreeMap<>(personal);
        more.put(terminal, maximum);
        return new Seating(idleRoundsMeant, satOut, more);
    }

    /** Whether the patron who plays at the terminal now was granted a higher maximum. */
    boolean grantedTo(Terminal terminal) {
        PersonalMaximum granted = personal.get(terminal.number());
        return granted != null && granted.account() == terminal.status().accountNumber();
    }

    /** Whoever comes next begins anew. */
    public Seating without(int terminal) {
        Map<Integer, Integer> others = new TreeMap<>(satOut);
        others.remove(terminal);
        return new Seating(idleRoundsMeant, others, personal);
    }
}
