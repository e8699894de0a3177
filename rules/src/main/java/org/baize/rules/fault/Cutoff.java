package org.baize.rules.fault;

/** Something after which an error in a round counts as found too late. */
public enum Cutoff {
    /** See {@link org.baize.rules.round.Commencement} for when that is. */
    NEXT_ROUND_BEGUN,
    SHOE_EMPTIED,
    TABLE_CLOSED
}
