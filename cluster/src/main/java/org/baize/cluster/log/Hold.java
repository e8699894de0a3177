package org.baize.cluster.log;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * A word of somebody who reads a member's log: nothing from here on may be purged yet. It stays when its owner is not running,
 * who goes on from there some day; whoever gives up for good must release it, for a log that is held grows without end.
 */
public final class Hold {

    private static final String UNFINISHED = ".new";

    private final Path file;

    /** The hold of that name on a member's directory. */
    public Hold(Path directory, String name) {
        this.file = folder(directory).resolve(name);
    }

    /** One that is there: who needs the log, and from where. */
    public record Held(String name, long position) {}

    /** Everything from this position on is needed. */
    public void keepFrom(long position) {
        try {
            Files.createDirectories(file.getParent());
            Path unfinished = file.resolveSibling(file.getFileName() + UNFINISHED);
            Files.writeString(unfinished, Long.toString(position));
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritable) {
            throw new UncheckedIOException("the log cannot be held in " + file, unwritable);
        }
    }

    /** Nothing is needed any more. */
    public void release() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException undeletable) {
            throw new UncheckedIOException("the log cannot be released in " + file, undeletable);
        }
    }

    /** All holds on a member's directory. */
    public static List<Held> on(Path directory) {
        if (!Files.isDirectory(folder(directory))) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder(directory))) {
            return files.filter(file -> !file.toString().endsWith(UNFINISHED))
                    .sorted()
                    .map(Hold::read)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("it cannot be seen who needs the log of " + directory, unreadable);
        }
    }

    /** From where on somebody needs the log; {@link Long#MAX_VALUE} if nobody does. */
    public static long lowest(Path directory) {
        return on(directory).stream().mapToLong(Held::position).min().orElse(Long.MAX_VALUE);
    }

    private static Held read(Path file) {
        try {
            return new Held(file.getFileName().toString(), Long.parseLong(Files.readString(file)));
        } catch (IOException | NumberFormatException unreadable) {
            throw new DamagedLogException("the hold " + file + " cannot be read", unreadable);
        }
    }

    private static Path folder(Path directory) {
        return directory.resolve("holds");
    }
}
