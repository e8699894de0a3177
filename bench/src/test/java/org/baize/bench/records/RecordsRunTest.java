package org.baize.bench.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.baize.bench.work.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The benchmark runs on both databases, from start to clean-up; how fast anything is, is not a matter for a test. */
@Timeout(600)
class RecordsRunTest {

    private static final Plan GLANCE = new Plan(2_000, 2, 1, 128);

    @Test
    void bothDatabasesAreWrittenReadAndVerifiedAndNothingIsLeft() throws IOException {
        List<String> steps = new ArrayList<>();
        Path folder;
        RecordsReport report;
        try (Workspace workspace = Workspace.create()) {
            folder = workspace.folder();
            report = new RecordsRun(GLANCE, workspace, steps::add).run();
        }

        assertThat(report.databases()).hasSize(2).allSatisfy(one -> {
            assertThat(one.filled().wagers()).isGreaterThanOrEqualTo(GLANCE.wagers());
            assertThat(one.filled().rows()).isGreaterThan(2 * one.filled().entries());
            assertThat(one.filled().stretches()).hasSize(2).allMatch(rate -> rate > 0);
            assertThat(one.read().reports())
                    .hasSize(ReportCase.all(1).size() + 1)
                    .allSatisfy(read -> assertThat(read.pageMillis().slowest()).isPositive())
                    .filteredOn(read -> read.rows() > 0)
                    .extracting(ReportFigures::report)
                    .contains("rounds", "round with its wagers", "statement of an account", "takings", "drop");
            assertThat(one.read().verification().finding()).isEmpty();
        });
        assertThat(report.databases().get(0).filled().rows())
                .isEqualTo(report.databases().get(1).filled().rows());
        assertThat(steps).contains("PostgreSQL: reconciliation read");
        assertThat(folder).doesNotExist();
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive))
                .isEmpty();
    }
}
