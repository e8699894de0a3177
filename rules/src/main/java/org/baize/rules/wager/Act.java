package org.baize.rules.wager;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Section;

/** What a player may do with chips while betting is open. */
public sealed interface Act<B extends Bet> {

    /** Adds chips to a bet. */
    record Place<B extends Bet>(B bet, long cents) implements Act<B> {}

    /** Takes chips from one bet to another. */
    record Move<B extends Bet>(B from, B to, long cents) implements Act<B> {}

    /** Takes chips off a bet. */
    record Remove<B extends Bet>(B bet, long cents) implements Act<B> {}

    /** Takes off everything that may still be changed. */
    record Clear<B extends Bet>() implements Act<B> {}

    /** Adds to every bet that may still be changed what lies on it. */
    record DoubleUp<B extends Bet>() implements Act<B> {}

    /** Adds the stakes of an earlier round. */
    record Repeat<B extends Bet>(Map<B, Long> earlierCents) implements Act<B> {

        public Repeat {
            earlierCents = Collections.unmodifiableMap(new LinkedHashMap<>(earlierCents));
        }
    }

    /** Adds so much for each chip of a section. */
    record PlaceSection<B extends Bet>(Section<B> section, long unitCents) implements Act<B> {}

    /**
     * Brings every one of these bets to its maximum.
     *
     * @param bets a number and its combinations, as the game lists them; those that this table does not take are left
     *     out
     */
    record PlaceMaximum<B extends Bet>(List<B> bets) implements Act<B> {

        public PlaceMaximum {
            bets = List.copyOf(bets);
        }
    }

    /** Makes everything that lies on the layout count. */
    record Confirm<B extends Bet>() implements Act<B> {}
}
