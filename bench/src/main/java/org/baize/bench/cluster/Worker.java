package org.baize.bench.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.agrona.CloseHelper;
import org.baize.bench.work.BenchException;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.node.Member;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.Upkeep;
import org.jspecify.annotations.Nullable;

/**
 * A process of the benchmark: a member, a client, or both. It does what it reads on its input, one line each, says one line
 * for each, and ends with its input.
 */
final class Worker {

    static final String READY = "ready";

    /** Short, so that not many more wagers are made than were wanted. */
    private static final long FILL_MILLIS = 100;

    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final Setting setting;

    /**
     * What the process is, in its arguments.
     *
     * @param hosted what its member hosts, or what its client talks to
     * @param memberId the member that it hosts; -1 for a client alone
     * @param directory of that member
     * @param ports the first port of each member
     */
    record Setting(Hosted hosted, int memberId, Path directory, List<Integer> ports) {

        static final int CLIENT = -1;

        Setting {
            ports = List.copyOf(ports);
        }

        List<String> arguments() {
            List<String> arguments =
                    new ArrayList<>(List.of(hosted.name(), Integer.toString(memberId), directory.toString()));
            ports.forEach(port -> arguments.add(Integer.toString(port)));
            return arguments;
        }

        static Setting of(List<String> arguments) {
            return new Setting(
                    Hosted.valueOf(arguments.get(0)),
                    Integer.parseInt(arguments.get(1)),
                    Path.of(arguments.get(2)),
                    arguments.stream().skip(3).map(Integer::valueOf).toList());
        }

        private NodeConfig node() {
            List<Member> members = new ArrayList<>();
            for (int id = 0; id < ports.size(); id++) {
                members.add(new Member(id, "localhost", ports.get(id)));
            }
            return new NodeConfig(Math.max(0, memberId), members, directory, hosted.upkeep());
        }

        private ClientConfig client() {
            NodeConfig node = node();
            return memberId == CLIENT ? ClientConfig.of(node.ingressEndpoints(), "localhost") : node.client();
        }
    }

    /** What a member can host. */
    enum Hosted {
        FLOOR,
        /** It takes no snapshot by itself, so that its log grows as long as it is wanted. */
        FLOOR_WITHOUT_SNAPSHOTS,
        ECHO;

        private Upkeep upkeep() {
            Upkeep usual = Upkeep.USUAL;
            return this == FLOOR_WITHOUT_SNAPSHOTS
                    ? new Upkeep(
                            Long.MAX_VALUE,
                            Duration.ofDays(1),
                            usual.compareEvery(),
                            usual.keep(),
                            usual.leastFreeBytes())
                    : usual;
        }
    }

    private Worker(Setting setting) {
        this.setting = setting;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Worker worker = new Worker(Setting.of(List.of(arguments)));
        Node node = worker.host();
        try (BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            PrintStream out = System.out;
            out.println(READY);
            for (String order = orders.readLine(); order != null; order = orders.readLine()) {
                out.println(worker.carryOut(order.split(" ", -1), node));
            }
        } finally {
            CloseHelper.quietClose(node);
        }
    }

    private @Nullable Node host() {
        if (setting.memberId() == Setting.CLIENT) {
            return null;
        }
        return setting.hosted() == Hosted.ECHO
                ? Node.host(setting.node(), new EchoService(), 1, Worker::broken)
                : Node.start(setting.node(), Worker::broken);
    }

    private static void broken(Throwable error) {
        error.printStackTrace();
    }

    private String carryOut(String[] order, @Nullable Node node) throws InterruptedException {
        int number = Integer.parseInt(order[1]);
        long millis = Long.parseLong(order[2]);
        return switch (order[0]) {
            case "flood" -> {
                try (Load load = load()) {
                    yield load.flood(number, millis).line();
                }
            }
            case "sparse" -> {
                try (Load load = load()) {
                    yield load.sparse(number, millis).line();
                }
            }
            case "fill" -> fill(number, millis, Objects.requireNonNull(node));
            case "idle" -> Double.toString(idleShareOfACore(millis));
            default -> throw new BenchException("'" + order[0] + "' is no order");
        };
    }

    /** A snapshot, and then so many wagers at least. */
    private String fill(int wagers, long stretchMillis, Node node) {
        try (Load load = load()) {
            load.flood(1, stretchMillis);
            long before = node.snapshots();
            while (!node.askForSnapshot()) {
                LockSupport.parkNanos(LOOK_NANOS);
            }
            while (node.snapshots() == before) {
                LockSupport.parkNanos(LOOK_NANOS);
            }
            long done = 0;
            while (done < wagers) {
                done += Math.round(load.flood(WagerFloor.TERMINALS, FILL_MILLIS).perSecond() * FILL_MILLIS / 1e3);
            }
            return Long.toString(done);
        }
    }

    /** Opened for each stretch: a client that waits would take part of a core from the others. */
    private Load load() {
        return setting.hosted() == Hosted.ECHO ? new EchoLoad(setting.client()) : new WagerLoad(setting.client());
    }

    private static double idleShareOfACore(long millis) throws InterruptedException {
        long before = cpuNanos();
        long start = System.nanoTime();
        TimeUnit.MILLISECONDS.sleep(millis);
        return (cpuNanos() - before) / (double) (System.nanoTime() - start);
    }

    private static long cpuNanos() {
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                .getProcessCpuTime();
    }
}
