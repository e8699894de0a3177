package org.baize.rules.cash;

/** Something that the house owes a player. */
public enum PayableItem {
    PRIZE,
    TICKET,
    VOUCHER,
    /** An amount credited to a terminal, or due to be. */
    CREDIT
}
