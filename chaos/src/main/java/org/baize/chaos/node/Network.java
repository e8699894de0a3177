package org.baize.chaos.node;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A network of its own for each member, made of the system's name spaces and joined by a bridge in one more, the hub, where
 * the clients are. Nothing of it is seen from the machine's own network. Needs the rights of root on Linux.
 */
public final class Network implements AutoCloseable {

    private static final String NET = "10.91.0.";
    private static final String HUB_HOST = NET + "254";

    private final String name;
    private final int members;

    private Network(String name, int members) {
        this.name = name;
        this.members = members;
    }

    /**
     * Makes a network.
     *
     * @throws IOException if this machine does not permit it
     */
    public static Network make(int members) throws IOException, InterruptedException {
        Network network = new Network("baize" + ProcessHandle.current().pid(), members);
        try {
            network.makeHub();
            for (int id = 0; id < members; id++) {
                network.join(id);
            }
            return network;
        } catch (IOException notPermitted) {
            network.close();
            throw notPermitted;
        }
    }

    private void makeHub() throws IOException, InterruptedException {
        ip("netns", "add", hub());
        ip("-n", hub(), "link", "set", "lo", "up");
        ip("-n", hub(), "link", "add", "br0", "type", "bridge");
        ip("-n", hub(), "addr", "add", HUB_HOST + "/24", "dev", "br0");
        ip("-n", hub(), "link", "set", "br0", "up");
    }

    private void join(int id) throws IOException, InterruptedException {
        ip("netns", "add", space(id));
        ip("-n", hub(), "link", "add", port(id), "type", "veth", "peer", "name", "eth0", "netns", space(id));
        ip("-n", hub(), "link", "set", port(id), "master", "br0", "up");
        ip("-n", space(id), "addr", "add", host(id) + "/24", "dev", "eth0");
        ip("-n", space(id), "link", "set", "eth0", "up");
        ip("-n", space(id), "link", "set", "lo", "up");
    }

    private String hub() {
        return name + "-hub";
    }

    private String space(int id) {
        return name + "-" + id;
    }

    private static String port(int id) {
        return "member" + id;
    }

    /** The address of a member. */
    String host(int id) {
        return NET + (id + 1);
    }

    /** The address of the clients. */
    String hubHost() {
        return HUB_HOST;
    }

    /** Does something where the clients are, in a thread of its own, and waits for it. */
    public <T> T atHub(Callable<T> work) throws IOException, InterruptedException {
        FutureTask<T> task = new FutureTask<>(() -> {
            NetworkSpace.enter(hub());
            return work.call();
        });
        Thread.ofPlatform().start(task);
        try {
            return task.get();
        } catch (ExecutionException failed) {
            throw new IOException("the work in the network " + hub() + " failed", failed.getCause());
        }
    }

    /** What stands before a command that is to run where that member is. */
    List<String> at(int id) {
        return List.of("ip", "netns", "exec", space(id));
    }

    /** Nothing reaches that member any more, nor comes from it. */
    void cut(int id) throws IOException, InterruptedException {
        ip("-n", hub(), "link", "set", port(id), "down");
    }

    void heal(int id) throws IOException, InterruptedException {
        ip("-n", hub(), "link", "set", port(id), "up");
    }

    private static void ip(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("ip"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said.strip());
        }
    }

    /** Takes down what is there of it. */
    @Override
    public void close() throws IOException {
        for (int id = 0; id < members; id++) {
            remove(space(id));
        }
        remove(hub());
    }

    private static void remove(String space) throws IOException {
        try {
            new ProcessBuilder("ip", "netns", "delete", space)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
