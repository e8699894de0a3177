package org.baize.rules.cash;

/** What happens to the paper of one cash-out. */
public enum PaperEvent {
    REQUESTED,
    TICKET_PRINTED,
    PRINT_FAILED,
    PRINTED_ILLEGIBLE,
    VOUCHER_ISSUED,
    PAID_AT_TABLE
}
