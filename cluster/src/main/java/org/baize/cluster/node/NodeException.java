package org.baize.cluster.node;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import org.baize.cluster.log.FileTrouble;

/** A node cannot start or go on; the message is one sentence for whoever runs it. */
public final class NodeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    static NodeException diskFull(NodeConfig config, long freeBytes) {
        return new NodeException("the disk of " + config.directory() + " has " + (freeBytes >> 20)
                + " MB left, and a node wants " + (config.upkeep().leastFreeBytes() >> 20)
                + " MB: make room and start it again; nothing is lost.");
    }

    /** The directory of a node cannot be made, or not be written to. */
    public static NodeException unusable(Path directory, Exception why) {
        return new NodeException(
                switch (why) {
                    case FileAlreadyExistsException taken ->
                        taken.getFile() + " is a file and cannot be used as the directory of a node.";
                    case AccessDeniedException _, NoSuchFileException _, ReadOnlyFileSystemException _ ->
                        "the directory " + directory + " cannot be written to.";
                    case IOException other ->
                        "the directory " + directory + " cannot be used: " + FileTrouble.of(other) + ".";
                    case Exception other -> "the directory " + directory + " cannot be used: " + other;
                },
                why);
    }

    NodeException(String sentence) {
        super(sentence);
    }

    NodeException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
