package org.baize.bench.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.baize.bench.cluster.Worker.Hosted;
import org.baize.bench.cluster.Worker.Setting;
import org.baize.bench.work.BenchException;
import org.baize.bench.work.Workspace;
import org.baize.testkit.Postgres;

/** One run of the whole benchmark: everything in turn, round after round, so that a busy moment hits all alike. */
final class ClusterRun {

    private static final int BUSY = 1024;

    /** A node that stands again at once would have stood for both times together, and then it ends itself. */
    private static final long BREATH_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private final Plan plan;
    private final Workspace workspace;
    private final Consumer<String> progress;
    private final Figures figures = new Figures();
    private int folders;

    /**
     * Prepares a run.
     *
     * @param progress is told of every step before it begins
     */
    ClusterRun(Plan plan, Workspace workspace, Consumer<String> progress) {
        this.plan = plan;
        this.workspace = workspace;
        this.progress = progress;
    }

    ClusterReport run() {
        Optional<PostgresLoad> postgres = plan.postgres() ? Optional.of(postgres()) : Optional.empty();
        ClusterReport.Quiet quiet = oneNode(postgres);
        OptionalDouble startSeconds = plan.starts() == 0 ? OptionalDouble.empty() : OptionalDouble.of(startSeconds());
        for (int round = 0; round < plan.roundsOfThree(); round++) {
            threeNodes(Arm.BAIZE_THREE);
            threeNodes(Arm.ECHO_THREE);
            postgres.ifPresent(this::measure);
            postgres.ifPresent(PostgresLoad::settle);
        }
        return new ClusterReport(figures.floods(), figures.postgres(), quiet, startSeconds);
    }

    private PostgresLoad postgres() {
        PostgresLoad load = workspace.keep(new PostgresLoad(server()));
        for (PostgresForm form : PostgresForm.values()) {
            progress.accept("PostgreSQL, warming up");
            load.flood(form, plan.stretchMillis());
        }
        return load;
    }

    private Postgres server() {
        if (Postgres.programs().isEmpty()) {
            throw new BenchException("PostgreSQL is missing: install the package postgresql.");
        }
        return workspace.keep(Postgres.start(workspace.folder().resolve("postgres"), workspace.freePort()));
    }

    /** The node of the floor has two clients in turn: one in its own process and one in another. */
    private ClusterReport.Quiet oneNode(Optional<PostgresLoad> postgres) {
        int port = workspace.freePort();
        WorkerProcess baize = start(new Setting(Hosted.FLOOR, 0, newFolder(), List.of(port)));
        WorkerProcess remote = start(new Setting(Hosted.FLOOR, Setting.CLIENT, newFolder(), List.of(port)));
        WorkerProcess echo = start(new Setting(Hosted.ECHO, 0, newFolder(), List.of(workspace.freePort())));
        warmUp(Arm.BAIZE_ONE, baize, 1);
        warmUp(Arm.BAIZE_ONE_REMOTE, remote, 1);
        warmUp(Arm.ECHO_ONE, echo, 1);
        for (int round = 0; round < plan.rounds(); round++) {
            whileStanding(List.of(echo, remote), () -> measure(Arm.BAIZE_ONE, baize));
            whileStanding(List.of(baize, remote), () -> measure(Arm.ECHO_ONE, echo));
            whileStanding(List.of(echo), () -> measure(Arm.BAIZE_ONE_REMOTE, remote));
            whileStanding(List.of(baize, echo, remote), () -> postgres.ifPresent(this::measure));
            postgres.ifPresent(PostgresLoad::settle);
        }
        workspace.end(echo);
        workspace.end(remote);
        progress.accept("one node, " + Plan.SPARSE_PER_SECOND + " wagers a second");
        Sample sparse = baize.sparse(Plan.SPARSE_PER_SECOND, plan.quietMillis());
        progress.accept("one node, idle");
        double idle = baize.idle(plan.quietMillis());
        workspace.end(baize);
        return new ClusterReport.Quiet(sparse, idle);
    }

    /** As an operator would see it: the whole program, from the shell until it leads. */
    private double startSeconds() {
        int port = workspace.freePort();
        Path directory = newFolder();
        progress.accept("one node, " + NodeStart.WAGERS + " wagers behind its snapshot");
        WorkerProcess filled = start(new Setting(Hosted.FLOOR_WITHOUT_SNAPSHOTS, 0, directory, List.of(port)));
        filled.fill(NodeStart.WAGERS, plan.stretchMillis());
        workspace.end(filled);
        NodeStart start = NodeStart.prepare(directory, port);
        double[] seconds = IntStream.range(0, plan.starts())
                .mapToDouble(_ -> {
                    progress.accept("one node, starting");
                    return start.seconds();
                })
                .sorted()
                .toArray();
        return seconds[seconds.length / 2];
    }

    private void threeNodes(Arm arm) {
        List<Integer> ports = IntStream.range(0, arm.members())
                .mapToObj(_ -> workspace.freePort())
                .toList();
        List<WorkerProcess> processes = new ArrayList<>();
        for (int member = Setting.CLIENT; member < arm.members(); member++) {
            processes.add(start(new Setting(arm.hosted(), member, newFolder(), ports)));
        }
        WorkerProcess client = processes.getFirst();
        warmUp(arm, client, arm.members());
        measure(arm, client);
        processes.forEach(workspace::end);
    }

    private WorkerProcess start(Setting setting) {
        Path log = workspace.folder().resolve(setting.directory().getFileName() + ".log");
        return workspace.keep(WorkerProcess.start(setting, log));
    }

    private Path newFolder() {
        return workspace.folder().resolve("process-" + ++folders);
    }

    /** Each process has its own code to compile, and the cores are shared. For one long stretch no terminal has chips enough. */
    private void warmUp(Arm arm, WorkerProcess client, int nodes) {
        progress.accept(arm.label() + ", warming up");
        for (long millis = 0; millis < nodes * plan.warmUpMillis(); millis += plan.stretchMillis()) {
            client.flood(BUSY, plan.stretchMillis());
        }
    }

    /** Whoever is not measured takes nothing of the cores from whoever is. */
    private static void whileStanding(List<WorkerProcess> others, Runnable measurement) {
        others.forEach(WorkerProcess::stand);
        try {
            measurement.run();
        } finally {
            others.forEach(WorkerProcess::goOn);
            LockSupport.parkNanos(BREATH_NANOS);
        }
    }

    private void measure(Arm arm, WorkerProcess client) {
        for (int inFlight : Plan.IN_FLIGHT) {
            progress.accept(arm.label() + ", " + inFlight + " in flight");
            figures.add(arm, inFlight, client.flood(inFlight, plan.stretchMillis()));
        }
    }

    private void measure(PostgresLoad postgres) {
        for (PostgresForm form : PostgresForm.values()) {
            progress.accept("PostgreSQL, " + form.label());
            figures.add(form, postgres.flood(form, plan.stretchMillis()));
        }
    }
}
