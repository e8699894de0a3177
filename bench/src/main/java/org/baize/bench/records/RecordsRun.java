package org.baize.bench.records;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Consumer;
import org.baize.bench.work.BenchException;
import org.baize.bench.work.Workspace;
import org.baize.records.Database;
import org.baize.testkit.Postgres;

/** One run: the embedded database first, then the server, so that neither takes anything from the other. */
final class RecordsRun {

    private final Plan plan;
    private final Workspace workspace;
    private final Consumer<String> progress;

    RecordsRun(Plan plan, Workspace workspace, Consumer<String> progress) {
        this.plan = plan;
        this.workspace = workspace;
        this.progress = progress;
    }

    RecordsReport run() {
        if (Postgres.programs().isEmpty()) {
            throw new BenchException("PostgreSQL is missing: install the package postgresql.");
        }
        Database.Config file = Database.Config.embedded(workspace.folder().resolve("h2"));
        Measured embedded = measure("H2, in a file", new Place(file, asking(file)), () -> {});
        Postgres server = workspace.keep(Postgres.start(workspace.folder().resolve("postgres"), workspace.freePort()));
        Database.Config there = new Database.Config(server.url(), "postgres", "");
        Measured onServer = measure("PostgreSQL", new Place(there, there), () -> settle(server));
        workspace.end(server);
        return new RecordsReport(plan, List.of(embedded, onServer));
    }

    /** A database as it is written, and as it is read. */
    private record Place(Database.Config written, Database.Config read) {}

    /** While nothing is written the embedded database answers the same question from memory; on a floor that plays it cannot. */
    private static Database.Config asking(Database.Config embedded) {
        return new Database.Config(embedded.url() + ";OPTIMIZE_REUSE_RESULTS=0", embedded.user(), embedded.password());
    }

    private Measured measure(String name, Place place, Runnable rest) {
        Filled filled = new Filling(plan, step -> progress.accept(name + ": " + step)).fill(place.written());
        rest.run();
        Path folder = workspace.folder().resolve(name.replaceAll("\\W+", "-"));
        ReaderProcess.Setting setting =
                new ReaderProcess.Setting(place.read(), folder.resolve("scratch"), filled.turns(), plan.repeats());
        return new Measured(
                name,
                filled,
                ReaderProcess.read(
                        setting,
                        plan.heapMegabytes(),
                        workspace.folder().resolve(folder.getFileName() + ".log"),
                        step -> progress.accept(name + ": " + step)));
    }

    /** What it would otherwise still write while it is read. */
    private static void settle(Postgres server) {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("checkpoint");
        } catch (SQLException e) {
            throw new BenchException("PostgreSQL does not come to rest: " + e.getMessage(), e);
        }
    }
}
