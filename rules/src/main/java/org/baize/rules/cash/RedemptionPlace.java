package org.baize.rules.cash;

/** Where a ticket or voucher is presented. */
public enum RedemptionPlace {
    PLAYER_TERMINAL,
    /** A machine that takes tickets and gives cash. */
    TICKET_MACHINE,
    /** The cash desk, in some texts the cage. */
    CASH_DESK
}
