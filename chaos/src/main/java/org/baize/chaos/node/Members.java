package org.baize.chaos.node;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.node.Member;
import org.baize.cluster.node.NodeConfig;

/** The members of one cluster, each in a process of its own. */
public final class Members implements AutoCloseable {

    private static final Duration ELECTION = Duration.ofSeconds(30);
    private static final long BETWEEN_LOOKS_NANOS = Duration.ofMillis(5).toNanos();

    private final List<NodeConfig> configs;
    private final Path directory;
    private final TreeMap<Integer, NodeProcess> running = new TreeMap<>();
    private final TreeSet<Integer> paused = new TreeSet<>();

    private Members(List<NodeConfig> configs, Path directory) {
        this.configs = configs;
        this.directory = directory;
    }

    /** Starts one member, or several, on this machine. */
    public static Members start(int count, Path directory) throws IOException {
        List<Integer> ports = FreePorts.ofMembers(count);
        List<Member> all = IntStream.range(0, count)
                .mapToObj(id -> new Member(id, "localhost", ports.get(id)))
                .toList();
        List<NodeConfig> configs = new ArrayList<>();
        for (int id = 0; id < count; id++) {
            Path own = Files.createDirectories(directory.resolve("member" + id));
            configs.add(new NodeConfig(id, all, own));
        }
        Members members = new Members(configs, directory);
        for (int id = 0; id < count; id++) {
            members.start(id);
        }
        return members;
    }

    public int count() {
        return configs.size();
    }

    /**
     * A client for these members.
     *
     * @param patience after which it reports as unknown what nobody answered
     */
    public ClientConfig client(Duration patience) {
        ClientConfig usual = ClientConfig.of(configs.getFirst().ingressEndpoints(), "localhost");
        return new ClientConfig(
                usual.ingressEndpoints(), usual.host(), usual.driverDirectory(), usual.window(), patience);
    }

    public void start(int id) throws IOException {
        running.put(id, NodeProcess.start(configs.get(id), List.of(), directory.resolve("member" + id + ".log")));
    }

    public void kill(int id) throws InterruptedException {
        try (NodeProcess process = process(id)) {
            process.kill();
        }
        running.remove(id);
    }

    public void stop(int id) throws InterruptedException {
        try (NodeProcess process = process(id)) {
            process.stop();
        }
        running.remove(id);
    }

    /** Stops all that run, each in good order. */
    public void stopAll() throws InterruptedException {
        for (int id : List.copyOf(running.keySet())) {
            stop(id);
        }
    }

    /** Where each member keeps what lasts. */
    public List<Path> directories() {
        return configs.stream().map(NodeConfig::directory).toList();
    }

    public void pause(int id) throws IOException, InterruptedException {
        process(id).pause();
        paused.add(id);
    }

    public void resume(int id) throws IOException, InterruptedException {
        process(id).resume();
        paused.remove(id);
    }

    private NodeProcess process(int id) {
        NodeProcess process = running.get(id);
        if (process == null) {
            throw new IllegalStateException("member " + id + " does not run");
        }
        return process;
    }

    /** Waits until one of those that run leads, and says which. */
    public int awaitLeader() {
        await(() -> leader().isPresent(), "a leader");
        return leader().orElseThrow();
    }

    /** Waits until all that run take part. */
    public void awaitAll() {
        await(() -> awake().allMatch(id -> role(id) != Roles.Role.NOT_READY), "all members");
    }

    private static void await(BooleanSupplier condition, String what) {
        long deadline = System.nanoTime() + ELECTION.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - deadline > 0) {
                throw new IllegalStateException(what + " did not come in " + ELECTION);
            }
            LockSupport.parkNanos(BETWEEN_LOOKS_NANOS);
        }
    }

    private OptionalInt leader() {
        return awake().filter(id -> role(id) == Roles.Role.LEADS).findFirst();
    }

    private IntStream awake() {
        return running.keySet().stream().filter(id -> !paused.contains(id)).mapToInt(id -> id);
    }

    private Roles.Role role(int id) {
        return Roles.of(configs.get(id).driverDirectory(), process(id).pid());
    }

    @Override
    public void close() {
        running.values().forEach(NodeProcess::close);
    }
}
