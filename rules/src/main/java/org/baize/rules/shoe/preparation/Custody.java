package org.baize.rules.shoe.preparation;

/** Where a set of cards is in its life. */
public enum Custody {
    /** Kept safe and not in play. */
    SECURED,
    /** In a shoe or shuffler of some table. */
    IN_USE,
    /** Taken out after a missing or foreign card; unusable until it was counted again. */
    LOCKED,
    /** Taken off the table for good. */
    RETIRED
}
