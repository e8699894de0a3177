package org.baize.cluster.node;

import io.aeron.archive.client.ArchiveException;
import io.aeron.cluster.service.ClusteredService;
import io.aeron.exceptions.AeronException;
import io.aeron.exceptions.StorageSpaceException;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.FileTrouble;
import org.baize.cluster.service.DamagedSnapshotException;
import org.baize.cluster.service.DivergedException;
import org.baize.protocol.wire.NewerVersionException;

/** A process that is one member: runs it until it is told to stop, and ends at once when it must not go on. */
public final class NodeRunner {

    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private final NodeConfig config;
    private final Consumer<String> say;
    private final UnaryOperator<ClusteredService> between;

    /**
     * Runs one member.
     *
     * @param say hears what happens, a sentence at a time
     */
    public NodeRunner(NodeConfig config, Consumer<String> say) {
        this(config, say, floor -> floor);
    }

    /**
     * Runs one member whose floor may have a fault.
     *
     * @param between what stands between its floor and the log
     */
    public NodeRunner(NodeConfig config, Consumer<String> say, UnaryOperator<ClusteredService> between) {
        this.config = config;
        this.say = say;
        this.between = between;
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
            Node.Role role = role(node);
            if (role != told) {
                say.accept(sentence(role));
                told = role;
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    /** It is read from a file in memory, for a page of which a full disk may have no room. */
    private Node.Role role(Node node) {
        try {
            return node.role();
        } catch (InternalError fault) {
            hear(fault);
            throw fault;
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
            return Node.start(config, between, this::hear);
        } catch (NodeException said) {
            throw said;
        } catch (Exception failed) { // also what is thrown undeclared, such as an IOException of a full disk
            Optional<String> why = failed instanceof AeronException
                    ? Optional.of(sentence(failed).orElse(String.valueOf(failed.getMessage())))
                    : sentence(failed);
            if (why.isPresent()) {
                throw new NodeException("the node cannot start: " + why.get(), failed);
            }
            throw failed;
        }
    }

    /**
     * A warning is passed on. After anything else the member must not go on: left alone it would take part in the next
     * election as if its disk were sound. Whatever it acknowledged is on disk, so it ends without further ado, and of several
     * parts that fail together the first is heard.
     */
    private synchronized void hear(Throwable error) {
        if (Warnings.isOne(error)) {
            say.accept(String.valueOf(error.getMessage()));
            return;
        }
        Optional<String> sentence = sentence(error);
        if (sentence.isEmpty()) {
            error.printStackTrace();
        }
        say.accept("the node stops: " + sentence.orElse(error.toString()));
        Runtime.getRuntime().halt(1);
    }

    /** What happened, in the words of whoever found it, for others only pass it on; empty if it is a fault of ours. */
    static Optional<String> sentence(Throwable error) {
        return Stream.iterate(error, Objects::nonNull, Throwable::getCause)
                .map(NodeRunner::words)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> words(Throwable error) {
        return switch (error) {
            case IOException unusable -> Optional.of("its files cannot be used: " + FileTrouble.of(unusable));
            case AeronException full
            when isOfStorage(full) -> Optional.of("its files cannot be used: " + full.getMessage());
            case InternalError fault
            when isOfMappedFile(fault) ->
                Optional.of("its files cannot be used, as when the disk is full: " + fault.getMessage());
            case NodeException _, DivergedException _, DamagedSnapshotException _, NewerVersionException _ ->
                Optional.of(String.valueOf(error.getMessage()));
            default -> Optional.empty();
        };
    }

    /** Driver and archive make no new file where there is little room for it. */
    private static boolean isOfStorage(AeronException fault) {
        return fault instanceof StorageSpaceException
                || (fault instanceof ArchiveException refused && refused.errorCode() == ArchiveException.STORAGE_SPACE);
    }

    /** A page of a file in memory for which the disk has no room shows as this. */
    private static boolean isOfMappedFile(InternalError fault) {
        return String.valueOf(fault.getMessage()).contains("unsafe memory access");
    }
}
