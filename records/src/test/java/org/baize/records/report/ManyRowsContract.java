package org.baize.records.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.regex.Pattern;
import org.baize.records.Database;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Reports on long tables, each walked from its first page to its last: no query brings more rows than the page has, and every page is
 * a stretch of an index. {@link MeasuredReports} does the same with millions.
 */
@Timeout(300)
abstract class ManyRowsContract {

    private static final long ROWS = 20_000;
    private static final int PAGE = 500;

    /** To find the rounds of some wagers a server may well read the short table of rounds, alias r, from one end to the other. */
    private static final Pattern WHOLE_TABLE = Pattern.compile("Seq Scan on (?!game_round r )\\w+|\\w+\\.tableScan");

    /** A page in the words of the embedded database, which says when it need not read on to put it in order. */
    private static final Pattern LONG_PAGE = Pattern.compile("FETCH FIRST (?!(ROW|1) )");

    /** What is outstanding is put in order as a whole, and so is what the tables took in one shift: neither grows with the years. */
    private static final Pattern IN_ORDER_ANYWAY = Pattern.compile("'OUTSTANDING'|GROUP BY");

    private final boolean server;

    ManyRowsContract(boolean server) {
        this.server = server;
    }

    /** Where the next empty database is. */
    abstract Database.Config fresh();

    @Test
    void everyPageOfEveryReportIsAStretchOfAnIndex() throws SQLException {
        try (Database records = Database.open(fresh())) {
            ManyRows many = new ManyRows(records, server, ROWS);
            many.write();
            Watched watched = new Watched(records.source());
            many.reports(new Reports(watched.source())).forEach((report, rows) -> {
                watched.forget();
                long walked = walk(report);

                assertThat(rows == 0 || walked == rows)
                        .as("%s has %d rows of %d", report.name(), walked, rows)
                        .isTrue();
                assertThat(walked).as(report.name()).isPositive();
                assertThat(watched.longest()).as(report.name()).isBetween(1, PAGE);
                // The notes of some terminals are added up for a page of the drop: of a short table that may be all of
                // it.
                if (!report.name().startsWith("Drop")) {
                    assertThat(watched.plans())
                            .as(report.name())
                            .isNotEmpty()
                            .noneMatch(plan -> WHOLE_TABLE.matcher(plan).find());
                    assertThat(watched.plans().stream()
                                    .filter(plan -> LONG_PAGE.matcher(plan).find()))
                            .as(report.name())
                            .allMatch(plan -> plan.contains("index sorted")
                                    || IN_ORDER_ANYWAY.matcher(plan).find());
                }
            });
        }
    }

    private static long walk(Report<?> report) {
        long rows = 0;
        Report.Page<?> page = report.firstPage(PAGE);
        rows += page.rows().size();
        while (page.next().isPresent()) {
            page = report.page(page.next().getAsLong(), PAGE);
            rows += page.rows().size();
        }
        return rows;
    }
}
