package org.baize.engine.event;

import java.util.List;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;

/**
 * What went back to players when betting closed.
 *
 * @param advised terminals that were told that the next wager below the minimum goes back
 */
public record Returns(List<Return> returned, List<Integer> advised) {

    public static final Returns NONE = new Returns(List.of(), List.of());

    /** The stake of one bet, or a part of it, that does not play. */
    public record Return(int terminal, int bet, long cents, Reason reason, RuleId rule) {}

    public Returns {
        returned = List.copyOf(returned);
        advised = List.copyOf(advised);
    }
}
