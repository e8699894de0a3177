package org.baize.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.baize.cluster.node.RunningNode;

/** The directory of a floor as somebody wants it: kept, begun anew, or thrown away at the end. */
final class DataDirectory {

    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private DataDirectory() {}

    /** A directory that goes with the process. */
    static Path ephemeral() {
        try {
            return Files.createTempDirectory("baize-");
        } catch (IOException impossible) {
            throw new UncheckedIOException("there is no room for a temporary directory", impossible);
        }
    }

    /**
     * Sets what is there aside, under a name with the time; nothing is deleted.
     *
     * @return where it is now; the same directory if there was nothing
     */
    static Path setAside(Path directory, LocalDateTime now) {
        if (!Files.exists(directory)) {
            return directory;
        }
        if (RunningNode.isIn(directory)) {
            throw new BadInputException("a floor runs on " + directory + "; stop it first");
        }
        Path aside = directory.resolveSibling(directory.getFileName() + "-until-" + WHEN.format(now));
        try {
            return Files.move(directory, aside);
        } catch (IOException refused) {
            throw new BadInputException(directory + " cannot be set aside as " + aside + ": " + refused.getMessage());
        }
    }

    /** Deletes it with everything in it. */
    static void delete(Path directory) {
        List<Path> files;
        try (Stream<Path> all = Files.walk(directory)) {
            files = all.sorted(Comparator.reverseOrder()).toList();
            for (Path file : files) {
                Files.delete(file);
            }
        } catch (IOException left) {
            throw new UncheckedIOException(directory + " cannot be deleted", left);
        }
    }
}
