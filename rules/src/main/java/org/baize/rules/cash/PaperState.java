package org.baize.rules.cash;

/** A ticket or voucher, as the system knows it when somebody presents it. */
public enum PaperState {
    UNKNOWN,
    OUTSTANDING,
    /** Its number died because it was not printed, or came out illegible. */
    CANCELLED,
    PAID,
    WITHHELD,
    RETURN_DEMANDED,
    /** Put off to an agreed time that has not come. */
    DELAYED
}
