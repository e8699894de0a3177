package org.baize.rules.wager;

import java.util.OptionalLong;

/** The least and the most that one player may bet in one round over all bets; empty is no such limit. */
public record Totals(OptionalLong minimumCents, OptionalLong maximumCents) {

    public static final Totals NONE = new Totals(OptionalLong.empty(), OptionalLong.empty());

    public Totals {
        if (minimumCents.orElse(1) <= 0 || maximumCents.orElse(Long.MAX_VALUE) < minimumCents.orElse(1)) {
            throw new IllegalArgumentException("totals are " + minimumCents + " to " + maximumCents);
        }
    }
}
