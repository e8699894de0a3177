package org.baize.engine.spec;

import java.util.List;

/**
 * One player terminal, or a seat at a table with a cloth.
 *
 * @param tables the tables that it reaches, all under one rulebook
 * @param severalAtOnce its player may bet on several of them at once
 * @param acceptedNotesCents the notes that its acceptor takes; empty without an acceptor
 */
public record TerminalSpec(
        List<Integer> tables, boolean severalAtOnce, List<Long> acceptedNotesCents, boolean stacker, boolean printer) {

    public TerminalSpec {
        tables = List.copyOf(tables);
        acceptedNotesCents = List.copyOf(acceptedNotesCents);
    }
}
