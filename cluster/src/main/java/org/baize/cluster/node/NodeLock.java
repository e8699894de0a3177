package org.baize.cluster.node;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.baize.cluster.log.FileTrouble;

/**
 * The lock on a node's directory. The system drops it with the process, however that ends; so whoever holds it knows that
 * the marks of a node in that directory are left over from one that is gone.
 */
final class NodeLock implements AutoCloseable {

    private static final String FILE = "node.lock";

    /**
     * The system keeps locks a process, not a channel: to open the file once more in this process and to close it again
     * would give the lock away.
     */
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path directory;
    private final FileChannel channel;

    private NodeLock(Path directory, FileChannel channel) {
        this.directory = directory;
        this.channel = channel;
    }

    static NodeLock take(Path directory) {
        Path place = directory.toAbsolutePath().normalize();
        if (!HELD_HERE.add(place)) {
            throw new NodeException("a node of this process runs on " + directory + ".");
        }
        try {
            return new NodeLock(place, lock(directory));
        } catch (NodeException failed) {
            HELD_HERE.remove(place);
            throw failed;
        }
    }

    private static FileChannel lock(Path directory) {
        try {
            Files.createDirectories(directory);
            FileChannel channel =
                    FileChannel.open(directory.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock == null) {
                channel.close();
                throw new NodeException("another node runs on " + directory + ".");
            }
            return channel;
        } catch (IOException | ReadOnlyFileSystemException e) {
            throw NodeException.unusable(directory, e);
        }
    }

    /** Whether a node runs on a directory. */
    static boolean isHeld(Path directory) {
        if (HELD_HERE.contains(directory.toAbsolutePath().normalize())) {
            return true;
        }
        Path file = directory.resolve(FILE);
        if (!Files.exists(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (IOException e) {
            throw new NodeException("the lock of " + directory + " cannot be looked at: " + FileTrouble.of(e), e);
        }
    }

    /** Only the marks: what the members have voted for and the log itself are never touched. */
    void clearStaleMarks(NodeConfig config) {
        clear(config.archiveDirectory(), "archive-mark.dat");
        clear(config.clusterDirectory(), "cluster-mark*.dat");
    }

    private static void clear(Path directory, String marks) {
        if (!Files.isDirectory(directory)) {
            return;
        }
        try (DirectoryStream<Path> found = Files.newDirectoryStream(directory, marks)) {
            for (Path mark : found) {
                Files.delete(mark);
            }
        } catch (IOException e) {
            throw new NodeException(
                    "the marks of an earlier node in " + directory + " cannot be cleared: " + FileTrouble.of(e), e);
        }
    }

    @Override
    public void close() {
        try {
            HELD_HERE.remove(directory);
            channel.close();
        } catch (IOException e) {
            throw new NodeException("the lock of the node cannot be given back: " + FileTrouble.of(e), e);
        }
    }
}
