package org.baize.cluster.node;

import io.aeron.exceptions.AeronEvent;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.nio.file.Files;
import java.util.List;
import org.agrona.ErrorHandler;
import org.baize.cluster.client.Frames;
import org.baize.cluster.log.DamagedLogException;
import org.baize.cluster.log.DirectoryCheck;
import org.baize.cluster.log.FileTrouble;
import org.baize.protocol.wire.NewerVersionException;

/** What would otherwise end in the middle of starting, with many words: said beforehand, in one sentence. */
final class Preflight {

    private static final List<String> OPENED = List.of("jdk.internal.misc", "java.util.zip");

    private Preflight() {}

    static void checkPlace(NodeConfig config) {
        checkDisk(config);
        for (int port : config.self().ports()) {
            checkPort(config.self().host(), port);
        }
    }

    /** Buffers and checksums of the log reach into packages that the platform opens only when told so. */
    static void checkPlatform() {
        for (String name : OPENED) {
            if (!Object.class.getModule().isOpen(name, Preflight.class.getModule())) {
                throw new NodeException("a node needs Java to be started with --add-opens java.base/" + name
                        + "=ALL-UNNAMED; './baize node' does so.");
            }
        }
    }

    /** Before a start, and while a node runs: the log must not run into a full disk. */
    static void checkDisk(NodeConfig config) {
        try {
            long free = Files.getFileStore(config.directory()).getUsableSpace();
            if (free < config.upkeep().leastFreeBytes()) {
                throw NodeException.diskFull(config, free);
            }
        } catch (IOException e) {
            throw new NodeException(
                    "the disk of " + config.directory() + " cannot be asked for its room: " + FileTrouble.of(e), e);
        }
    }

    private static void checkPort(String host, int port) {
        InetSocketAddress address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) {
            throw new NodeException("the host '" + host + "' is not known.");
        }
        try (DatagramSocket socket = new DatagramSocket(null)) {
            socket.setReuseAddress(false);
            socket.bind(address);
        } catch (SocketException taken) {
            throw new NodeException(
                    "port " + port + " of " + host + " cannot be used (" + taken.getMessage()
                            + "); a member uses five ports from its first on.",
                    taken);
        }
    }

    /** A log keeps the frames that it was begun with, wherever its members move. */
    static void checkFrames(NodeConfig config, ErrorHandler warned) {
        if (!config.isOverNetwork()) {
            return;
        }
        int bytes = DirectoryCheck.frameBytes(config.directory()).orElse(0);
        if (bytes > Frames.OF_A_NETWORK_BYTES) {
            warned.onError(new AeronEvent("this log was begun on one machine, in pieces of " + bytes
                    + " bytes; the network between its members cuts each into several, and has to carry all of them."));
        }
    }

    /** What was put in order after a crash is a warning, on the way of all warnings. */
    static void checkLog(NodeConfig config, ErrorHandler warned) {
        try {
            DirectoryCheck.before(config.directory(), config.members().size())
                    .forEach(notice -> warned.onError(new AeronEvent(notice)));
        } catch (DamagedLogException damaged) {
            throw new NodeException("the node cannot start on this log: " + damaged.getMessage() + ".", damaged);
        } catch (NewerVersionException newer) {
            throw new NodeException("the node cannot start on this log: " + newer.getMessage(), newer);
        }
    }
}
