package org.baize.engine.ledger;

/** Why money moves. Meters are sums of flows, so each reason that a regulator reads apart has one of its own. */
public enum Flow {
    // into a chip account
    NOTE_IN,
    TICKET_IN,
    TABLE_IN,
    TRANSFER_IN,

    // between the account and the layout
    PLACED,
    LIFTED,

    // while a cash-out is under way
    SET_ASIDE,
    PUT_BACK,

    // wagers
    STAKED,
    /** A locked stake that goes back undecided. */
    STAKE_RETURNED,
    COLLECTED,
    PAID,
    COMMISSION,
    FORFEITED,

    // corrections beside a settled round
    /** Paid again or more. */
    CORRECTED_UP,
    /** Taken back. */
    CORRECTED_DOWN,
    /** The stake of a round that became void after it was settled. */
    STAKE_REFUNDED,
    /** What could not be taken back. */
    OWED,

    // out of a chip account
    TICKET_OUT,
    HAND_PAY_OUT,
    TABLE_OUT,
    TRANSFER_OUT,

    // paper
    REDEEMED,
    /** A ticket's number died and another paper takes its place, or its value is credited back. */
    CANCELLED,
    WITHHELD,
    RELEASED
}
