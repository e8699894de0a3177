package org.baize.records.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.regex.Pattern;
import org.baize.records.Database;
import org.baize.records.History;
import org.baize.records.Projector;
import org.baize.records.row.Reader;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;
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

    /** The rows of one page, those that each needs from other tables, and the short table of rounds; not a tenth of a long table more. */
    private static final long LOOKED_AT = 3_000;

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

                assertThat(rows == ManyRows.SOME ? walked > 0 : walked == rows)
                        .as("%s has %d rows of %d", report.name(), walked, rows)
                        .isTrue();
                assertThat(watched.longest()).as(report.name()).isBetween(0, PAGE);
                assertStretches(report.name(), watched);
            });
        }
    }

    private static void assertStretches(String report, Watched watched) {
        assertThat(watched.plans())
                .as(report)
                .isNotEmpty()
                .noneMatch(plan -> WHOLE_TABLE.matcher(plan).find());
        assertThat(watched.plans().stream()
                        .filter(plan -> LONG_PAGE.matcher(plan).find()))
                .as(report)
                .allMatch(plan -> plan.contains("index sorted")
                        || IN_ORDER_ANYWAY.matcher(plan).find());
        assertLooksAtLittle(report, watched);
    }

    private static void assertLooksAtLittle(String report, Watched watched) {
        assertThat(watched.mostLookedAt())
                .as("%s looks at no more than it shows, by %s", report, watched.plans())
                .isLessThanOrEqualTo(LOOKED_AT);
    }

    /** A round goes on until the next one begins; what came later is nothing to it. */
    @Test
    void theAnalysisOfARoundLooksAtTheTimeOfThatRoundAlone() throws SQLException {
        try (Database records = Database.open(fresh())) {
            try (Projector projector = Projector.open(records.source())) {
                History.of(4).entries().forEach(projector::take);
                projector.commit();
            }
            new ManyRows(records, server, ROWS).writeLater();
            Watched watched = new Watched(records.source());
            Row.GameRound first =
                    new Reader(records.source()).all(Sheets.ROUNDS).findFirst().orElseThrow();

            long lines = walk(new Reports(watched.source()).analysis(first.tableNo(), first.roundNo(), 1));

            assertThat(lines).isPositive();
            assertThat(watched.plans()).hasSizeGreaterThan(5);
            assertLooksAtLittle("Analysis", watched);
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
