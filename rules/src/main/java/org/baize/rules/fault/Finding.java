package org.baize.rules.fault;

/** What somebody found who looked at the records after a malfunction. */
public enum Finding {
    /** There was none: the alarm was false. */
    NO_MALFUNCTION,
    WAGERS_CONFIRMED,
    WAGERS_NOT_CONFIRMED
}
