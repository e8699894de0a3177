package org.baize.chaos;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.baize.chaos.load.Finding;
import org.baize.chaos.load.Load;
import org.baize.chaos.load.Moment;
import org.baize.chaos.node.Members;
import org.baize.chaos.node.Network;

/** Faults by chance on a cluster under load, for as long as wanted; now and then everything is compared. */
public final class ChaosRun {

    private static final int FAULTS_BETWEEN_COMPARISONS = 10;
    private static final long LONGEST_QUIET_MILLIS = 3_000;
    private static final long LOOK_NANOS = Duration.ofMillis(20).toNanos();

    private final Plan plan;
    private final BooleanSupplier stop;
    private final Consumer<ChaosReport> progress;
    private final long begunNanos = System.nanoTime();
    private final SplittableRandom random;
    private final Map<Fault, ChaosReport.Tally> tallies = new EnumMap<>(Fault.class);

    /**
     * What to run.
     *
     * @param members one or three
     * @param seed of everything that is left to chance; what the machine does in between is not
     * @param directory is empty, and keeps what the members write
     * @param network of the members; without one they share that of the machine, and none can be cut off
     */
    public record Plan(int members, Duration time, long seed, Path directory, Optional<Network> network) {

        List<Fault> faults() {
            return Arrays.stream(Fault.values())
                    .filter(fault -> fault.fits(members, network.isPresent()))
                    .toList();
        }

        private Members start() throws IOException {
            return network.isPresent()
                    ? Members.start(network.get(), members, directory)
                    : Members.start(members, directory);
        }
    }

    private ChaosRun(Plan plan, BooleanSupplier stop, Consumer<ChaosReport> progress) {
        this.plan = plan;
        this.stop = stop;
        this.progress = progress;
        this.random = new SplittableRandom(plan.seed());
    }

    /**
     * Runs to its time, or until something is wrong, or until it is told to stop.
     *
     * @param progress is told how it stands when play begins and after each fault
     */
    public static ChaosReport run(Plan plan, BooleanSupplier stop, Consumer<ChaosReport> progress)
            throws IOException, InterruptedException {
        ChaosRun run = new ChaosRun(plan, stop, progress);
        return plan.network().isPresent() ? plan.network().get().atHub(run::run) : run.run();
    }

    private ChaosReport run() throws IOException, InterruptedException {
        try (Trial trial = Trial.prepare(plan.start(), Load.Size.USUAL, random.nextLong())) {
            trial.load().begin();
            progress.accept(report(trial));
            try {
                makeFaults(trial);
                trial.verdict();
                if (!stop.getAsBoolean()) {
                    trial.verifyLogs();
                }
            } catch (IllegalStateException stuck) {
                trial.load().book().find(new Finding(Finding.Kind.STUCK, 1, String.valueOf(stuck.getMessage())));
            }
            return report(trial);
        }
    }

    private void makeFaults(Trial trial) throws IOException, InterruptedException {
        Faults faults = new Faults(trial);
        List<Fault> fitting = plan.faults();
        for (long count = 1; goOn(trial); count++) {
            beQuiet();
            if (goOn(trial)) {
                Fault fault = fitting.get(random.nextInt(fitting.size()));
                tallies.merge(fault, new ChaosReport.Tally(1, make(fault, faults)), ChaosReport.Tally::plus);
                progress.accept(report(trial));
            }
            if (count % FAULTS_BETWEEN_COMPARISONS == 0 && goOn(trial)) {
                trial.verdict();
                trial.load().begin();
            }
        }
    }

    private boolean goOn(Trial trial) {
        return !stop.getAsBoolean()
                && System.nanoTime() - begunNanos < plan.time().toNanos()
                && trial.load().book().findings().isEmpty();
    }

    private void beQuiet() {
        long until = System.nanoTime()
                + Duration.ofMillis(random.nextLong(LONGEST_QUIET_MILLIS)).toNanos();
        while (!stop.getAsBoolean() && System.nanoTime() - until < 0) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private Duration make(Fault fault, Faults faults) throws IOException, InterruptedException {
        return switch (fault) {
            case KILL_LEADER -> faults.killLeader();
            case KILL_WHILE_BETTING -> faults.killLeaderAt(Moment.BETTING);
            case KILL_WHILE_DEALING -> faults.killLeaderAt(Moment.DEALING);
            case KILL_WHILE_SETTLING -> faults.killLeaderAt(Moment.SETTLING);
            case ROLLING_RESTART -> faults.restartAll();
            case PAUSE_LEADER -> faults.pauseLeader();
            case CUT_LEADER_OFF -> faults.cutLeaderOff();
            case LOSE_MAJORITY -> faults.loseMajority(random);
        };
    }

    private ChaosReport report(Trial trial) {
        return new ChaosReport(
                Duration.ofNanos(System.nanoTime() - begunNanos),
                tallies,
                trial.load().book().counts(),
                trial.load().book().findings());
    }
}
