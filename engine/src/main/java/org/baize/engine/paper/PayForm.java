package org.baize.engine.paper;

/** As what a paper is paid. */
public enum PayForm {
    /** Credit on a chip account, for a ticket that goes into a terminal. */
    CREDIT,
    CASH,
    CHEQUE,
    CHIPS,
    BANK_TRANSFER
}
