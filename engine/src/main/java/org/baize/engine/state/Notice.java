package org.baize.engine.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Something that players are told before it happens.
 *
 * @param owedTo terminals that were open when it was announced and have not shown it yet
 * @param shownMillis when it was announced, or last shown to somebody it was owed to
 */
public record Notice(List<Integer> owedTo, long shownMillis) {

    public Notice {
        owedTo = List.copyOf(owedTo);
    }

    public Notice shownAt(int terminal, long atMillis) {
        List<Integer> left = new ArrayList<>(owedTo);
        return left.remove(Integer.valueOf(terminal)) ? new Notice(left, atMillis) : this;
    }

    /** Whether everybody it is owed to has seen it; who left is owed nothing more. */
    public boolean stands(Collection<Integer> openTerminals) {
        return owedTo.stream().noneMatch(openTerminals::contains);
    }
}
