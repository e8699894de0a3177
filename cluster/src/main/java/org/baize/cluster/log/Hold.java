package org.baize.cluster.log;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A word of somebody who reads a member's log: nothing from here on may be purged yet. It stays when its owner is not running,
 * who goes on from there some day; whoever gives up for good must release it, for a log that is held grows without end.
 */
public final class Hold {

    private final Path folder;
    private final String name;
    private final Path file;

    /** The hold of that name on a member's directory. */
    public Hold(Path directory, String name) {
        this.folder = folder(directory);
        this.name = name;
        this.file = folder.resolve(name);
    }

    /**
     * One that is there: who needs the log, and from where.
     *
     * @param position 0 if the hold cannot be read: then all of the log is kept, for its owner may need any of it
     * @param flaw why it cannot be read, in a sentence
     */
    public record Held(String name, long position, Optional<String> flaw) {

        Held(String name, long position) {
            this(name, position, Optional.empty());
        }
    }

    /** Everything from this position on is needed. */
    public void keepFrom(long position) {
        try {
            Files.createDirectories(folder);
            WholeFile.replace(folder, name, Long.toString(position).getBytes(StandardCharsets.US_ASCII));
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
            return files.filter(file -> !file.toString().endsWith(WholeFile.UNFINISHED))
                    .sorted()
                    .map(Hold::read)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("it cannot be seen who needs the log of " + directory, unreadable);
        }
    }

    /** From where on somebody needs the log; {@link Long#MAX_VALUE} if nobody does. */
    public static long lowest(Path directory) {
        return lowest(on(directory));
    }

    /** The same of those that were found. */
    public static long lowest(List<Held> holds) {
        return holds.stream().mapToLong(Held::position).min().orElse(Long.MAX_VALUE);
    }

    private static Held read(Path file) {
        try {
            return new Held(file.getFileName().toString(), Long.parseLong(Files.readString(file)));
        } catch (NumberFormatException | CharacterCodingException damaged) {
            return unreadable(file, "it holds no position");
        } catch (IOException unreadable) {
            return unreadable(file, unreadable.toString());
        }
    }

    private static Held unreadable(Path file, String why) {
        return new Held(
                file.getFileName().toString(),
                0,
                Optional.of("the hold " + file + " cannot be read (" + why
                        + "), so all of the log is kept until its owner writes it anew or somebody deletes it."));
    }

    private static Path folder(Path directory) {
        return directory.resolve("holds");
    }
}
