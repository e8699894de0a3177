package org.baize.rules.wager;

import org.baize.rules.law.Verdict;

/**
 * The facts around an act that are not on the player's own layout.
 *
 * @param inTime what the rules of the round say to an act at this moment
 * @param others what the other players have on Player and Banker; only read where a differential is set
 */
public record Circumstances(Verdict inTime, Entry entry, SideTotals others) {

    /** How the table takes wagers, from where this one comes and what it is made of. */
    public record Entry(TableForm form, Source source, Means means) {

        /** A player's touch at a registered terminal. */
        public static final Entry TOUCH =
                new Entry(TableForm.TERMINALS, Source.REGISTERED_TERMINAL, Means.ELECTRONIC_CHIPS);
    }

    /** How wagers come into the system at a table. */
    public enum TableForm {
        TERMINALS,
        /** Chips lie on a cloth and staff enter them. */
        STAFF_ENTERED
    }

    /** Where an act comes from. */
    public enum Source {
        REGISTERED_TERMINAL,
        UNREGISTERED_TERMINAL,
        STAFF
    }

    /** What a wager is made of. */
    public enum Means {
        ELECTRONIC_CHIPS,
        GAMING_CHIPS,
        COLOUR_CHIPS,
        STAKE_BUTTONS,
        MAXIMUM_MARKER,
        HOUSE_CREDIT,
        OTHER_TABLE_BALANCE
    }

    /** A player's touch at a registered terminal. */
    public static Circumstances touch(Verdict inTime, SideTotals others) {
        return new Circumstances(inTime, Entry.TOUCH, others);
    }
}
