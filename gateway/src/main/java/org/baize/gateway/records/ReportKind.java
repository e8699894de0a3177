package org.baize.gateway.records;

import java.util.Locale;

/** What can be read of the records. Its name in an address is the constant with hyphens. */
public enum ReportKind {
    /** Every wager of a round and its settlement with the clause; wants table and round. */
    ROUND,
    /** Rounds by table and period. */
    ROUNDS,
    /** The rounds in which a terminal had a wager, oldest first; wants terminal. */
    TERMINAL_ROUNDS,
    /** The same, the latest ten, newest first; wants terminal. */
    LAST_ROUNDS,
    /** All that is on record of a round and a terminal; wants table, round and terminal. */
    ANALYSIS,
    /** What moved on a chip account; wants account. */
    STATEMENT,
    PAPERS_ISSUED,
    PAPERS_REDEEMED,
    PAPERS_OUTSTANDING,
    PAPERS_VOID,
    /** What the cash desk has paid, by the time of the payment, by one person or all. */
    PAYMENTS,
    /** Notes by denomination. */
    DROP,
    /** Turnover, win, hold and commission of each table by day and shift. */
    TAKINGS,
    SIGNIFICANT_EVENTS,
    STAFF_ACTS,
    /** Voids, corrections, malfunctions. */
    EXCEPTIONS,
    /** Records against meters, ledger and cash desk. */
    RECONCILIATION;

    /** For the web server, which finds it by its name in the address. */
    public static ReportKind fromString(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
