package org.baize.rules.cash;

/** The chip account of one terminal. A terminal is open exactly while its account is ACTIVE. */
public enum AccountState {
    NONE,
    ACTIVE,
    /** Paper was asked for and is not out yet: neither playable nor lost. */
    CASH_OUT_PENDING
}
