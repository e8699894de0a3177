package org.baize.cluster.log;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Replaces small files so that a crash at any moment leaves the old content or the new one, and never a part of it. */
final class WholeFile {

    /** How the name of one that is being written ends; what a crash leaves of it is written over the next time. */
    static final String UNFINISHED = ".new";

    private WholeFile() {}

    static void replace(Path folder, String name, byte[] content) throws IOException {
        Path unfinished = folder.resolve(name + UNFINISHED);
        Files.write(unfinished, content);
        force(unfinished, StandardOpenOption.WRITE); // else a power cut may leave the new name with nothing under it
        Files.move(unfinished, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        force(folder, StandardOpenOption.READ);
    }

    private static void force(Path path, StandardOpenOption opened) throws IOException {
        try (FileChannel channel = FileChannel.open(path, opened)) {
            channel.force(true);
        }
    }
}
