package org.baize.cluster.node;

import io.aeron.exceptions.AeronException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.service.DamagedSnapshotException;
import org.baize.cluster.service.DivergedException;
import org.baize.protocol.wire.NewerVersionException;

/** A process that is one member: runs it until it is told to stop, and ends at once when it must not go on. */
public final class NodeRunner {

    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private final NodeConfig config;
    private final Consumer<String> say;

    /**
     * Runs one member.
     *
     * @param say hears what happens, a sentence at a time
     */
    public NodeRunner(NodeConfig config, Consumer<String> say) {
        this.config = config;
        this.say = say;
    }

    /**
     * Runs until somebody wants it to stop.
     *
     * @throws NodeException if it cannot start; nothing is damaged then
     */
    public void run(BooleanSupplier stop) {
        Node node = start();
        tellRoles(node, stop);
        node.stop();
        say.accept("stopped in good order");
    }

    /** What runs beside a member, in its process. */
    @FunctionalInterface
    public interface Companion {

        /**
         * Begins, and does not block.
         *
         * @return ends it
         */
        Runnable begin(Node node, FloorClient client);
    }

    /**
     * Runs with a client and what uses it in the same process, until somebody wants it to stop. If that cannot begin, the member
     * stops in good order too.
     *
     * @throws NodeException if it cannot start; nothing is damaged then
     */
    public void run(BooleanSupplier stop, Companion companion) {
        Node node = start();
        try (FloorClient client = FloorClient.open(config.client())) {
            Runnable end = companion.begin(node, client);
            tellRoles(node, stop);
            end.run();
        } finally {
            node.stop();
        }
        say.accept("stopped in good order");
    }

    private void tellRoles(Node node, BooleanSupplier stop) {
        boolean alone = config.members().size() == 1;
        say.accept("member " + config.memberId() + " of " + config.members().size() + " is at "
                + config.self().ingress() + "; its log is in " + config.directory()
                + (alone ? "" : "; it takes commands when most members are there"));
        Node.Role told = Node.Role.ELECTS;
        while (!stop.getAsBoolean()) {
            Node.Role role = node.role();
            if (role != told) {
                say.accept(sentence(role));
                told = role;
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private static String sentence(Node.Role role) {
        return switch (role) {
            case ELECTS -> "no member leads just now";
            case FOLLOWS -> "this member follows";
            case LEADS -> "this member leads";
        };
    }

    private Node start() {
        try {
            return Node.start(config, this::hear);
        } catch (AeronException failed) {
            throw new NodeException("the node cannot start: " + failed.getMessage(), failed);
        }
    }

    /**
     * A warning is passed on. After anything else the member must not go on: left alone it would take part in the next
     * election as if its disk were sound. Whatever it acknowledged is on disk, so it ends without further ado.
     */
    private void hear(Throwable error) {
        if (error instanceof AeronException known && known.category() == AeronException.Category.WARN) {
            say.accept(String.valueOf(known.getMessage()));
            return;
        }
        Throwable cause = error;
        while (!isSentence(cause) && cause.getCause() != null) {
            cause = cause.getCause();
        }
        if (!isSentence(cause)) {
            error.printStackTrace();
            cause = error;
        }
        say.accept("the node stops: " + (cause.getMessage() == null ? cause : cause.getMessage()));
        Runtime.getRuntime().halt(1);
    }

    /** What happened is said in the words of whoever found it; others only pass it on. */
    private static boolean isSentence(Throwable error) {
        return error instanceof NodeException
                || error instanceof DivergedException
                || error instanceof DamagedSnapshotException
                || error instanceof NewerVersionException;
    }
}
