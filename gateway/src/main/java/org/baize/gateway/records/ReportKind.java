package org.baize.gateway.records;

import static org.baize.gateway.records.ReportKind.Aspect.ACCOUNT;
import static org.baize.gateway.records.ReportKind.Aspect.DAYS;
import static org.baize.gateway.records.ReportKind.Aspect.PERIOD;
import static org.baize.gateway.records.ReportKind.Aspect.PERSON;
import static org.baize.gateway.records.ReportKind.Aspect.TABLE;
import static org.baize.gateway.records.ReportKind.Aspect.TERMINAL;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** What can be read of the records. Its name in an address is the constant with hyphens. */
public enum ReportKind {
    /** Every wager of a round and its settlement with the clause. */
    ROUND,
    /** Rounds by table and period. */
    ROUNDS,
    /** The rounds in which a terminal had a wager, oldest first. */
    TERMINAL_ROUNDS,
    /** The latest ten of them, oldest first. */
    LAST_ROUNDS,
    /** All that is on record of a round and a terminal. */
    ANALYSIS,
    /** What moved on a chip account. */
    STATEMENT,
    /** By the time they were issued. */
    PAPERS_ISSUED,
    /** By the time they were paid. */
    PAPERS_REDEEMED,
    PAPERS_OUTSTANDING,
    /** By the time they became void. */
    PAPERS_VOID,
    /** What the cash desk has paid, by the time of the payment, by one person or all. */
    PAYMENTS,
    /** Shifts of the cash desk that are over, with what was counted. */
    DESK_SHIFTS,
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

    /** What a report may be about. */
    enum Aspect {
        TABLE,
        ROUND,
        TERMINAL,
        PERSON,
        ACCOUNT,
        PERIOD,
        DAYS
    }

    /** Whether there is no such report without it. */
    boolean needs(Aspect aspect) {
        return needed().contains(aspect);
    }

    boolean isAbout(Aspect aspect) {
        return needed().contains(aspect) || possible().contains(aspect);
    }

    private Set<Aspect> needed() {
        return switch (this) {
            case ROUND -> EnumSet.of(TABLE, Aspect.ROUND);
            case TERMINAL_ROUNDS, LAST_ROUNDS -> EnumSet.of(TERMINAL);
            case ANALYSIS -> EnumSet.of(TABLE, Aspect.ROUND, TERMINAL);
            case STATEMENT -> EnumSet.of(ACCOUNT);
            case TAKINGS -> EnumSet.of(DAYS);
            case ROUNDS,
                    PAPERS_ISSUED,
                    PAPERS_REDEEMED,
                    PAPERS_OUTSTANDING,
                    PAPERS_VOID,
                    PAYMENTS,
                    DESK_SHIFTS,
                    DROP,
                    SIGNIFICANT_EVENTS,
                    STAFF_ACTS,
                    EXCEPTIONS,
                    RECONCILIATION -> EnumSet.noneOf(Aspect.class);
        };
    }

    private Set<Aspect> possible() {
        return switch (this) {
            case ROUNDS -> EnumSet.of(TABLE, PERIOD);
            case PAPERS_ISSUED, PAPERS_REDEEMED, PAPERS_VOID, DROP -> EnumSet.of(PERIOD);
            case PAYMENTS, DESK_SHIFTS -> EnumSet.of(PERSON, PERIOD);
            case SIGNIFICANT_EVENTS, STAFF_ACTS, EXCEPTIONS -> EnumSet.of(TABLE, TERMINAL, PERSON, PERIOD);
            case ROUND,
                    TERMINAL_ROUNDS,
                    LAST_ROUNDS,
                    ANALYSIS,
                    STATEMENT,
                    PAPERS_OUTSTANDING,
                    TAKINGS,
                    RECONCILIATION -> EnumSet.noneOf(Aspect.class);
        };
    }

    /** For the web server, which finds it by its name in the address. */
    public static ReportKind fromString(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
