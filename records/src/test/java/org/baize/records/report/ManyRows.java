package org.baize.records.report;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baize.records.Database;

/**
 * Records that are long and not true, written by the database itself: so many rows in each table that grows with play. One round has a
 * hundredth of all wagers, one account a hundredth of all movements.
 */
final class ManyRows {

    static final int TERMINAL = 7;
    static final int ACCOUNT = 1;
    static final int GREAT_TABLE = 99;

    /** So many rows that nobody counts them here. */
    static final long SOME = -1;

    /** No table, terminal or person has this number. */
    private static final int NOBODY = 12_345;

    private static final int STAFF = 50;

    private static final long BEGAN = LocalDate.of(2026, 11, 16).toEpochDay() * 86_400_000L;
    private static final long STEP_MILLIS = 60_000;
    private static final int WAGERS_IN_A_ROUND = 10;
    private static final int TERMINALS = 100;
    private static final int ACCOUNTS = 100;

    private final Database database;
    private final boolean server;
    private final long rows;

    /**
     * So many.
     *
     * @param rows a multiple of a thousand
     */
    ManyRows(Database database, boolean server, long rows) {
        this.database = database;
        this.server = server;
        this.rows = rows;
    }

    long great() {
        return rows / 100;
    }

    private long last() {
        return BEGAN + rows * STEP_MILLIS;
    }

    /** The second half of all time. */
    Reports.Period later() {
        return new Reports.Period(BEGAN + rows / 2 * STEP_MILLIS + 1, Long.MAX_VALUE);
    }

    void write() throws SQLException {
        String at = BEGAN + " + x * " + STEP_MILLIS;
        String table = "1 + mod(x, 8)";
        String roundOf = "(x - 1) / " + WAGERS_IN_A_ROUND + " + 1";
        try (Connection connection = database.source().getConnection();
                Statement to = connection.createStatement()) {
            to.execute("insert into game_round select x * 10, 1, x, 1, 'text', 'ORDINARY', 'SETTLED', " + BEGAN
                    + " + x * " + STEP_MILLIS * WAGERS_IN_A_ROUND + ", 0, 0, '', '', 0, x from "
                    + series(rows / WAGERS_IN_A_ROUND));
            to.execute("insert into game_round values (" + rows * 10 + ", " + GREAT_TABLE
                    + ", 1, 1, 'text', 'ORDINARY', 'SETTLED', " + last() + ", 0, 0, '', '', 0, 0)");
            to.execute("insert into wager select x, 1, " + roundOf + ", 1 + mod(x - 1, " + TERMINALS
                    + "), 1, 1, 'red', 500, 'SETTLED' from " + series(rows));
            to.execute("insert into wager select x + " + rows + ", " + GREAT_TABLE + ", 1, 1000 + x, 1, 1, 'red', 500,"
                    + " 'SETTLED' from " + series(great()));
            to.execute("insert into settlement select x, x, " + at + ", x, 1, " + roundOf
                    + ", 'SETTLED', 'red', 500, 1000, 0, 'text:1.2', '' from " + series(rows));
            to.execute("insert into settlement select x + " + rows + ", x, " + at + ", x + " + rows + ", " + GREAT_TABLE
                    + ", 1, 'SETTLED', 'red', 500, 1000, 0, 'text:1.2', '' from " + series(great()));
            to.execute(
                    "insert into movement select x, x, " + at + ", 'PAID', 'TABLE', 1, 0, 'CHIPS', 1, 0, 500, mod(x, "
                            + ACCOUNTS + "), 1, x from " + series(rows));
            to.execute(
                    "insert into takings select x, " + at + ", " + table + ", x, 500, 250, 0, 0 from " + series(rows));
            to.execute("insert into paper (paper_no, issued_event, issued_millis, kind, cents, terminal_no, account_no,"
                    + " rulebook, state, state_event, state_millis, delayed_until_millis, paid_millis, paid_place,"
                    + " paid_form, paid_person, replaced_by) select x, x, " + at
                    + ", 'REDEEMABLE_TICKET', 500, 1, 1, 'text',"
                    + " case mod(x, 100) when 0 then 'OUTSTANDING' when 1 then 'CANCELLED' else 'PAID' end, x, " + at
                    + ", 0, " + at + ", case when mod(x, 100) < 50 then '' else 'CASH_DESK' end, 'CASH',"
                    + " case when mod(x, 100) < 50 then 0 else 1 + mod(x, " + STAFF + ") end, 0 from " + series(rows));
            to.execute("insert into note select x, " + at + ", 1 + mod(x, " + TERMINALS + "), 1, 500 * (1 + mod(x, 3)),"
                    + " (x - 1) / " + 3 * TERMINALS + " + 1 from " + series(rows));
            to.execute("insert into staff_act select x, " + at + ", 1 + mod(x, " + STAFF
                    + "), 'DEALER', mod(x, " + STAFF + "), 'DEALER', 'Kind', " + table + ", 0, 0, 'text:1.2', '' from "
                    + series(rows));
            for (String irregular : List.of("significant_event", "exception_entry")) {
                to.execute("insert into " + irregular + " select x, " + at + ", 'MONEY', 'Kind', " + table
                        + ", 0, 1, 1, 500, 'text:1.2', '' from " + series(rows));
            }
            to.execute("analyze");
        }
    }

    /** What was asked and done behind all that is on record. */
    void writeLater() throws SQLException {
        long behind = 1_000_000_000;
        try (Connection connection = database.source().getConnection();
                Statement to = connection.createStatement()) {
            to.execute("insert into event select x + " + behind + ", x + " + behind + ", " + last() + ", " + NOBODY
                    + ", 1, 1, 0, 'WagerEvent.ChipsMoved', '{}', '' from " + series(rows));
            to.execute("insert into request select x + " + behind + ", " + last() + ", 'TERMINAL', 1, x, 0, '',"
                    + " 'WagerCommand.Place', " + NOBODY + ", 1, '{}', true, true, '', '', 0, 0, '' from "
                    + series(rows));
            to.execute("analyze");
        }
    }

    private String series(long count) {
        return server
                ? "generate_series(cast(1 as bigint), " + count + ") s(x)"
                : "system_range(1, " + count + ") s(x)";
    }

    /** Every report that may be long, and how many rows it must have. */
    Map<Report<?>, Long> reports(Reports all) {
        Reports.About always = Reports.About.during(Reports.Period.ALWAYS);
        Reports.About later = Reports.About.during(later());
        Shifts shifts = new Shifts(ZoneOffset.UTC, List.of(LocalTime.of(6, 0), LocalTime.of(14, 0)));
        Map<Report<?>, Long> expected = new LinkedHashMap<>();
        expected.put(all.rounds(always), rows / WAGERS_IN_A_ROUND + 1);
        expected.put(all.rounds(later), rows / WAGERS_IN_A_ROUND / 2 + 1);
        expected.put(all.round(GREAT_TABLE, 1), great());
        expected.put(all.terminalRounds(TERMINAL), rows / TERMINALS);
        expected.put(all.statement(ACCOUNT), rows / ACCOUNTS);
        expected.put(all.papersIssued(later()), rows / 2);
        expected.put(all.papersRedeemed(later()), rows / 2 / 100 * 98);
        expected.put(all.papersVoid(later()), rows / 2 / 100);
        expected.put(all.papersOutstanding(), rows / 100);
        expected.put(all.payments(later), rows / 2 / 100 * 50);
        expected.put(all.drop(Reports.Period.ALWAYS), 3L * TERMINALS);
        expected.put(all.significant(later), rows / 2);
        expected.put(all.staffActs(later), rows / 2);
        expected.put(all.exceptions(always), rows);
        expected.put(all.takings(shifts, LocalDate.of(1, 1, 1), LocalDate.of(9999, 12, 31)), SOME);
        expected.putAll(own(all));
        return expected;
    }

    /** Reports about one table, terminal or person, also one of which there is nothing on record. */
    private Map<Report<?>, Long> own(Reports all) {
        Reports.Period always = Reports.Period.ALWAYS;
        Reports.About noTable = new Reports.About(always, NOBODY, 0, 0);
        Reports.About noTerminal = new Reports.About(always, 0, NOBODY, 0);
        Reports.About nobody = new Reports.About(always, 0, 0, NOBODY);
        Map<Report<?>, Long> expected = new LinkedHashMap<>();
        expected.put(all.payments(new Reports.About(always, 0, 0, 1)), rows / 100);
        expected.put(all.payments(nobody), 0L);
        expected.put(all.rounds(new Reports.About(always, GREAT_TABLE, 0, 0)), 1L);
        expected.put(all.rounds(noTable), 0L);
        expected.put(all.staffActs(new Reports.About(always, 0, 0, 1)), 2 * rows / STAFF);
        expected.put(all.terminalRounds(NOBODY), 0L);
        expected.put(all.drop(new Reports.Period(0, 1)), 0L);
        for (Reports.About none : List.of(noTable, noTerminal, nobody)) {
            expected.put(all.significant(none), 0L);
            expected.put(all.staffActs(none), 0L);
            expected.put(all.exceptions(none), 0L);
        }
        return expected;
    }
}
