package org.baize.bench.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.baize.bench.work.Workspace;
import org.baize.testkit.Postgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark runs, from start to clean-up; how fast anything is, is not a matter for a test. */
@Timeout(120)
class ClusterRunTest {

    private static final Plan GLANCE = new Plan(1, 1, 100, 100, 100, 0, false);

    @TempDir
    Path directory;

    @Test
    void everythingIsMeasuredAndNothingIsLeft() throws IOException {
        List<String> steps = new ArrayList<>();
        Path folder = Files.createDirectory(directory.resolve("run"));
        ClusterReport report;
        try (Workspace workspace = new Workspace(folder)) {
            report = new ClusterRun(GLANCE, workspace, steps::add).run();
        }

        assertThat(report.floods()).containsOnlyKeys(Arm.values());
        assertThat(report.floods().values())
                .allSatisfy(levels -> assertThat(levels.keySet()).containsExactlyElementsOf(Plan.IN_FLIGHT));
        assertThat(report.of(Arm.BAIZE_THREE, 1024).perSecond()).isPositive();
        assertThat(report.quiet().sparse().p50Micros()).isPositive();
        assertThat(report.quiet().idleShareOfACore()).isPositive();
        assertThat(steps).hasSize(GLANCE.steps());
        assertThat(folder).doesNotExist();
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    @Test
    void postgresTakesTheSameWagerInThreeForms() throws IOException, SQLException {
        try (Workspace workspace = Workspace.create()) {
            Postgres server =
                    workspace.keep(Postgres.start(workspace.folder().resolve("postgres"), workspace.freePort()));
            PostgresLoad load = workspace.keep(new PostgresLoad(server));
            for (PostgresForm form : PostgresForm.values()) {
                assertThat(load.flood(form, 50).perSecond()).as(form.label()).isPositive();
            }

            assertThat(number(server, "select sum(cents) from ledger")).isZero();
            assertThat(number(server, "select count(*) from ledger"))
                    .isEqualTo(2 * number(server, "select count(*) from wager"));
            assertThat(number(server, "select sum(1000000000000 - balance) from account"))
                    .isEqualTo(number(server, "select sum(cents) from wager"));
            assertThat(number(server, "select (current_setting('fsync') = 'on')::int"))
                    .isOne();
        }
    }

    private static long number(Postgres server, String query) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            assertThat(row.next()).isTrue();
            return row.getLong(1);
        }
    }

    @Test
    void whatIsStoppedLeavesNothing() throws IOException {
        Path folder;
        try (Workspace workspace = new Workspace(Files.createDirectory(directory.resolve("stopped")))) {
            folder = workspace.folder();
            workspace.keep(WorkerProcess.start(
                    new Worker.Setting(Worker.Hosted.ECHO, 0, folder.resolve("node"), List.of(workspace.freePort())),
                    directory.resolve("node.log")));
            assertThat(Files.exists(folder.resolve("node"))).isTrue();
        }

        assertThat(folder).doesNotExist();
        assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive))
                .isEmpty();
    }
}
