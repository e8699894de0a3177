package org.baize.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.load.proof.LogProof;
import org.baize.load.server.Memory;
import org.baize.load.server.Seats;
import org.baize.load.server.ServerProcess;
import org.baize.load.terminal.Crowd;
import org.baize.load.terminal.Score;

/** Starts a server, lets a crowd play on it for some time, and holds what each has against the other. */
public final class LoadRun {

    private static final long COME_IN_MILLIS = TimeUnit.MINUTES.toMillis(3);
    private static final long GO_HOME_MILLIS = TimeUnit.MINUTES.toMillis(3);
    private static final long SHOW_MILLIS = 5_000;
    private static final long STOP_LOOK_MILLIS = 250;

    private final LoadPlan plan;
    private final BooleanSupplier stop;
    private final Consumer<Progress> show;
    private final List<Long> resident = new ArrayList<>();

    private LoadRun(LoadPlan plan, BooleanSupplier stop, Consumer<Progress> show) {
        this.plan = plan;
        this.stop = stop;
        this.show = show;
    }

    /** How far it is. */
    public record Progress(Phase phase, Duration played, Score.Standing standing, long residentBytes) {}

    /** What is going on. */
    public enum Phase {
        COMING_IN,
        WARMING_UP,
        PLAYING,
        GOING_HOME
    }

    /**
     * Does it all.
     *
     * @param stop asked now and then whether to end early
     * @throws IOException if the server does not start
     */
    public static LoadReport run(LoadPlan plan, BooleanSupplier stop, Consumer<Progress> show)
            throws IOException, InterruptedException {
        return new LoadRun(plan, stop, show).run();
    }

    private LoadReport run() throws IOException, InterruptedException {
        long began = System.nanoTime();
        try (ServerProcess server = ServerProcess.start(plan.server(), plan.floor());
                Crowd crowd = new Crowd(server.address(), plan.floor().specs(), plan.seed())) {
            seat(server, crowd);
            if (!crowd.connect(COME_IN_MILLIS)) {
                throw new IOException(
                        "not all terminals could connect: " + crowd.standing().findings());
            }
            Memory memory = server.memory();
            show(Phase.COMING_IN, Duration.ZERO, crowd, memory);
            long liveStart = memory.liveBytes();
            play(crowd, memory);
            show(Phase.GOING_HOME, plan.playing(), crowd, memory);
            crowd.end(GO_HOME_MILLIS);
            long liveEnd = memory.liveBytes();
            return report(began, server, crowd, new long[] {liveStart, liveEnd});
        }
    }

    private void seat(ServerProcess server, Crowd crowd) throws IOException, InterruptedException {
        try (Seats seats = new Seats(server.address())) {
            for (DemonstrationFloor.Bank bank : plan.floor().banks()) {
                for (int terminal = bank.first(); terminal < bank.first() + bank.terminals(); terminal++) {
                    crowd.seat(bank.tables().getFirst(), terminal, seats.token(terminal));
                }
            }
        }
    }

    /** A server that has just started is not yet what it is for the rest of the night; all the same, no cent may be lost then. */
    private void play(Crowd crowd, Memory memory) throws InterruptedException {
        play(Phase.WARMING_UP, plan.warmingUp(), crowd, memory);
        resident.clear();
        crowd.measure();
        play(Phase.PLAYING, plan.playing(), crowd, memory);
        resident.add(memory.residentBytes());
    }

    private void play(Phase phase, Duration howLong, Crowd crowd, Memory memory) throws InterruptedException {
        long began = System.nanoTime();
        long shown = began;
        while (System.nanoTime() - began < howLong.toNanos() && !stop.getAsBoolean()) {
            Thread.sleep(STOP_LOOK_MILLIS);
            if (System.nanoTime() - shown >= TimeUnit.MILLISECONDS.toNanos(SHOW_MILLIS)) {
                shown = System.nanoTime();
                resident.add(memory.residentBytes());
                show(phase, Duration.ofNanos(shown - began), crowd, memory);
            }
        }
    }

    private void show(Phase phase, Duration played, Crowd crowd, Memory memory) {
        show.accept(new Progress(phase, played, crowd.standing(), memory.residentBytes()));
    }

    private LoadReport report(long began, ServerProcess server, Crowd crowd, long[] live) throws InterruptedException {
        List<Crowd.Statement> statements = crowd.statements();
        Map<Integer, Crowd.Answered> answered = crowd.answered();
        Score.Standing standing = crowd.standing();
        crowd.close();
        List<String> disagreements = new ArrayList<>();
        if (!server.stop()) {
            disagreements.add("the server did not stop in good order");
        }
        disagreements.addAll(LogProof.findings(server.directory(), statements, answered));
        LoadReport.MemoryUse memory =
                new LoadReport.MemoryUse(resident.getFirst(), resident.getLast(), slope(), live[0], live[1]);
        return new LoadReport(
                Duration.ofNanos(System.nanoTime() - began), standing, money(statements), memory, disagreements);
    }

    private static LoadReport.Money money(List<Crowd.Statement> all) {
        return new LoadReport.Money(
                all.stream().mapToLong(Crowd.Statement::inCents).sum(),
                all.stream().mapToLong(Crowd.Statement::outCents).sum(),
                all.stream().mapToLong(Crowd.Statement::creditCents).sum());
    }

    /** Least squares over the second half, when everything has been used once. */
    private long slope() {
        List<Long> half = resident.subList(resident.size() / 2, resident.size());
        double middle = (half.size() - 1) / 2.0;
        double mean = half.stream().mapToLong(Long::longValue).average().orElse(0);
        double above = 0;
        double below = 0;
        for (int i = 0; i < half.size(); i++) {
            above += (i - middle) * (half.get(i) - mean);
            below += (i - middle) * (i - middle);
        }
        return below == 0 ? 0 : Math.round(above / below * TimeUnit.HOURS.toMillis(1) / SHOW_MILLIS);
    }
}
