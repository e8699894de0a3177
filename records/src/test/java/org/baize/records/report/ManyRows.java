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
 * hundredth of all wagers, one account a tenth of all movements.
 */
final class ManyRows {

    static final int TERMINAL = 7;
    static final int ACCOUNT = 1;
    static final int GREAT_TABLE = 99;

    private static final long BEGAN = LocalDate.of(2026, 11, 16).toEpochDay() * 86_400_000L;
    private static final long STEP_MILLIS = 60_000;
    private static final int WAGERS_IN_A_ROUND = 10;
    private static final int TERMINALS = 100;
    private static final int ACCOUNTS = 10;

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
                    + " paid_form, replaced_by) select x, x, " + at + ", 'REDEEMABLE_TICKET', 500, 1, 1, 'text',"
                    + " case mod(x, 100) when 0 then 'OUTSTANDING' when 1 then 'CANCELLED' else 'PAID' end, x, " + at
                    + ", 0, " + at + ", 'CASH_DESK', 'CASH', 0 from " + series(rows));
            to.execute("insert into note select x, " + at + ", 1 + mod(x, " + TERMINALS + "), 1, 500 * (1 + mod(x, 3))"
                    + " from " + series(rows));
            to.execute("insert into staff_act select x, " + at + ", 1 + mod(x, 5), 'DEALER', 0, '', 'Kind', " + table
                    + ", 0, 0, 'text:1.2', '' from " + series(rows));
            for (String irregular : List.of("significant_event", "exception_entry")) {
                to.execute("insert into " + irregular + " select x, " + at + ", 'MONEY', 'Kind', " + table
                        + ", 0, 1, 1, 500, 'text:1.2', '' from " + series(rows));
            }
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
        expected.put(all.payments(later), rows / 2 / 100 * 98);
        expected.put(all.drop(Reports.Period.ALWAYS), 3L * TERMINALS);
        expected.put(all.significant(later), rows / 2);
        expected.put(all.staffActs(later), rows / 2);
        expected.put(all.exceptions(always), rows);
        expected.put(all.takings(shifts, LocalDate.of(1, 1, 1), LocalDate.of(9999, 12, 31)), 0L);
        return expected;
    }
}
