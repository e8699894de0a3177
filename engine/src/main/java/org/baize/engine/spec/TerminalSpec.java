package org.baize.engine.spec;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.rules.setup.OwnLimits;

/**
 * One player terminal, or a seat at a table with a cloth.
 *
 * @param acceptedNotesCents the notes that its acceptor takes; empty without an acceptor
 */
public record TerminalSpec(Reach reach, List<Long> acceptedNotesCents, boolean stacker, boolean printer) {

    /**
     * Where its player may bet.
     *
     * @param tables the tables that it reaches, all under one rulebook
     * @param severalAtOnce its player may bet on several of them at once
     * @param limits narrower limits of its own, by the number of the table; at the others the table's hold
     */
    public record Reach(List<Integer> tables, boolean severalAtOnce, Map<Integer, OwnLimits> limits) {

        public Reach {
            tables = List.copyOf(tables);
            limits = Collections.unmodifiableMap(new TreeMap<>(limits));
        }
    }

    /** A terminal under the limits of its tables. */
    public TerminalSpec(
            List<Integer> tables,
            boolean severalAtOnce,
            List<Long> acceptedNotesCents,
            boolean stacker,
            boolean printer) {
        this(new Reach(tables, severalAtOnce, Collections.emptyMap()), acceptedNotesCents, stacker, printer);
    }

    public TerminalSpec {
        acceptedNotesCents = List.copyOf(acceptedNotesCents);
    }

    public TerminalSpec withLimits(Map<Integer, OwnLimits> limits) {
        return new TerminalSpec(
                new Reach(reach.tables(), reach.severalAtOnce(), limits), acceptedNotesCents, stacker, printer);
    }

    public List<Integer> tables() {
        return reach.tables();
    }

    public boolean severalAtOnce() {
        return reach.severalAtOnce();
    }
}
