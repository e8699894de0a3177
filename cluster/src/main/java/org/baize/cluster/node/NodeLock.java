package org.baize.cluster.node;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.nio.file.StandardOpenOption;

/**
 * The lock on a node's directory. The system drops it with the process, however that ends; so whoever holds it knows that
 * the marks of a node in that directory are left over from one that is gone.
 */
final class NodeLock implements AutoCloseable {

    private static final String FILE = "node.lock";

    private final FileChannel channel;

    private NodeLock(FileChannel channel) {
        this.channel = channel;
    }

    static NodeLock take(Path directory) {
        try {
            Files.createDirectories(directory);
            FileChannel channel =
                    FileChannel.open(directory.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock == null) {
                channel.close();
                throw new NodeException("another node runs on " + directory + ".");
            }
            return new NodeLock(channel);
        } catch (OverlappingFileLockException twice) {
            throw new NodeException("a node of this process runs on " + directory + ".", twice);
        } catch (AccessDeniedException | ReadOnlyFileSystemException e) {
            throw new NodeException("the directory " + directory + " cannot be written to.", e);
        } catch (IOException e) {
            throw new NodeException("the directory " + directory + " cannot be used: " + e, e);
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
            throw new NodeException("the marks of an earlier node in " + directory + " cannot be cleared: " + e, e);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new NodeException("the lock of the node cannot be given back: " + e, e);
        }
    }
}
