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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Member;
import org.baize.cluster.node.NodeConfig;
import org.jspecify.annotations.Nullable;

/** The members of one cluster, each in a process of its own. */
public final class Members implements AutoCloseable {

    /** Each member has all ports of its own network. */
    private static final int FIRST_PORT = 20_000;

    private static final int NOBODY = -1;

    private static final Duration ELECTION = Duration.ofSeconds(60);
    private static final long BETWEEN_LOOKS_NANOS = Duration.ofMillis(5).toNanos();

    private final List<NodeConfig> configs;
    private final Path directory;
    private final @Nullable Network network;
    private final TreeMap<Integer, NodeProcess> running = new TreeMap<>();

    /** Those that run and cannot take part. */
    private final TreeSet<Integer> away = new TreeSet<>();

    private Members(List<NodeConfig> configs, Path directory, @Nullable Network network) {
        this.configs = configs;
        this.directory = directory;
        this.network = network;
    }

    /** Starts one member, or several, on this machine. */
    public static Members start(int count, Path directory) throws IOException {
        List<Integer> ports = FreePorts.ofMembers(count);
        List<Member> all = IntStream.range(0, count)
                .mapToObj(id -> new Member(id, "localhost", ports.get(id)))
                .toList();
        return start(all, directory, null);
    }

    /** Starts members, each in its part of a network. */
    public static Members start(Network network, int count, Path directory) throws IOException {
        List<Member> all = IntStream.range(0, count)
                .mapToObj(id -> new Member(id, network.host(id), FIRST_PORT))
                .toList();
        return start(all, directory, network);
    }

    private static Members start(List<Member> all, Path directory, @Nullable Network network) throws IOException {
        List<NodeConfig> configs = new ArrayList<>();
        for (Member member : all) {
            Path own = Files.createDirectories(directory.resolve("member" + member.id()));
            configs.add(new NodeConfig(member.id(), all, own));
        }
        Members members = new Members(configs, directory, network);
        for (Member member : all) {
            members.start(member.id());
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
        ClientConfig usual = ClientConfig.of(
                configs.getFirst().ingressEndpoints(), network == null ? "localhost" : network.hubHost());
        return new ClientConfig(
                usual.ingressEndpoints(), usual.host(), usual.driverDirectory(), usual.window(), patience);
    }

    public void start(int id) throws IOException {
        start(id, NodeMain.Kind.SOUND);
    }

    /** Starts a member that does not see one of the messages in its log, and so comes to another state. */
    public void startForgetful(int id) throws IOException {
        start(id, NodeMain.Kind.FORGETFUL);
    }

    /** Starts a member that does not look how much room there is on its disk. */
    public void startHeedless(int id) throws IOException {
        start(id, NodeMain.Kind.HEEDLESS);
    }

    private void start(int id, NodeMain.Kind kind) throws IOException {
        List<String> prefix = network == null ? List.of() : network.at(id);
        running.put(id, NodeProcess.start(configs.get(id), kind, prefix, log(id)));
    }

    /** What a member has written so far. */
    public Path log(int id) {
        return directory.resolve("member" + id + ".log");
    }

    /** Waits until a member has ended by itself, and returns its exit code. */
    public int awaitEnd(int id) throws InterruptedException {
        try (NodeProcess process = process(id)) {
            return process.awaitEnd();
        } finally {
            running.remove(id);
        }
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
        away.add(id);
    }

    public void resume(int id) throws IOException, InterruptedException {
        process(id).resume();
        away.remove(id);
    }

    /** No file of a member may be longer than this from now on; what it would write behind it fails. */
    public void limitFiles(int id, long bytes) throws IOException, InterruptedException {
        process(id).limitFiles(bytes);
    }

    /** Cuts a member off from the others and from all clients. */
    public void cut(int id) throws IOException, InterruptedException {
        network().cut(id);
        away.add(id);
    }

    public void heal(int id) throws IOException, InterruptedException {
        network().heal(id);
        away.remove(id);
    }

    private Network network() {
        if (network == null) {
            throw new IllegalStateException("these members share the network of the machine");
        }
        return network;
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
        AtomicInteger seen = new AtomicInteger(NOBODY);
        await(
                () -> {
                    seen.set(leader().orElse(NOBODY));
                    return seen.get() != NOBODY;
                },
                "a leader");
        return seen.get();
    }

    /** Waits until all that run take part. */
    public void awaitAll() {
        await(() -> present().allMatch(id -> role(id) != Roles.Role.NOT_READY), "all members");
    }

    private void await(BooleanSupplier condition, String what) {
        long deadline = System.nanoTime() + ELECTION.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - deadline > 0) {
                throw new IllegalStateException(what + " did not come in " + ELECTION + said());
            }
            if (running.values().stream().noneMatch(NodeProcess::isAlive)) {
                throw new IllegalStateException(what + " will not come" + said());
            }
            LockSupport.parkNanos(BETWEEN_LOOKS_NANOS);
        }
    }

    /** Why nobody leads is known to the members alone. */
    private String said() {
        StringBuilder all = new StringBuilder();
        running.forEach((id, process) -> {
            all.append(System.lineSeparator()).append("member ").append(id);
            all.append(process.isAlive() ? " runs, and said: " : " has ended, and said: ");
            try {
                all.append(Files.readString(log(id)));
            } catch (IOException unreadable) {
                all.append(unreadable);
            }
        });
        return all.toString();
    }

    private OptionalInt leader() {
        return present().filter(id -> role(id) == Roles.Role.LEADS).findFirst();
    }

    private IntStream present() {
        return running.keySet().stream().filter(id -> !away.contains(id)).mapToInt(id -> id);
    }

    private Roles.Role role(int id) {
        return Roles.of(configs.get(id).driverDirectory(), process(id).pid());
    }

    @Override
    public void close() {
        running.values().forEach(NodeProcess::close);
    }
}
