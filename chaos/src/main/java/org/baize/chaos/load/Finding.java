package org.baize.chaos.load;

/**
 * Something that must not be.
 *
 * @param count how many commands, where they can be counted
 */
public record Finding(Kind kind, long count, String what) {

    /** What is wrong. */
    public enum Kind {
        /** Acknowledged, and not there. */
        LOST,
        /** There more than once, or although nobody was told. */
        DOUBLED,
        /** Money that does not agree. */
        MONEY,
        /** A log that is damaged, or that does not lead where the others lead. */
        LOG,
        /** Acknowledged when there was nobody who could have made it safe. */
        UNSAFE,
        /** A round or a table that does not go on. */
        STUCK
    }
}
