package org.baize.rules.cash;

/** What a player gets for the credit of an account. */
public enum Paper {
    REDEEMABLE_TICKET,
    HAND_PAY_VOUCHER,
    /** No paper: the dealer pays in chips. */
    PAID_AT_TABLE
}
