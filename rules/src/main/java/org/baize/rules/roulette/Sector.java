package org.baize.rules.roulette;

import java.util.stream.Stream;

/**
 * Sectors of the single-zero wheel that are bet with a fixed set of chips. The texts call them by different names; the
 * chips are the same.
 */
public enum Sector {
    TIER("split:5-8 split:10-11 split:13-16 split:23-24 split:27-30 split:33-36"),
    ORPHANS("straight:1 split:6-9 split:14-17 split:17-20 split:31-34"),
    /** Nine chips on seven positions. Where a text prints 25/29 the corner is meant: those two share no line. */
    NEAR_OF_ZERO("street:0-2-3 street:0-2-3 split:4-7 split:12-15 split:18-21 split:19-22 "
            + "corner:25-26-28-29 corner:25-26-28-29 split:32-35"),
    ZERO_GAME("split:0-3 split:12-15 straight:26 split:32-35");

    private final String chips;

    Sector(String chips) {
        this.chips = chips;
    }

    /** The bet of each chip; a bet that takes two chips comes twice. */
    Stream<String> chips() {
        return Stream.of(chips.split(" "));
    }
}
