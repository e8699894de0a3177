package org.baize.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.baize.cluster.node.NodeException;
import org.baize.cluster.node.RunningNode;

/** The directory of a floor as somebody wants it: kept, begun anew, or thrown away at the end. */
final class DataDirectory {

    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    private static final Set<PosixFilePermission> OF_ITS_OWNER = PosixFilePermissions.fromString("rwx------");

    private DataDirectory() {}

    /**
     * Makes the directory, and in it the one where the web server keeps its keys, so that nobody but their owner looks into them: the
     * log holds the keys of PINs and tickets, and who is who the key that signs every token. A directory that was there before is
     * somebody else's choice and may hold more than ours; only the one with the keys is closed.
     *
     * @param say hears of what others can look into
     */
    static void forItsOwner(Path directory, Consumer<String> say) {
        if (!directory.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return;
        }
        Path keys = House.gateway(directory);
        try {
            Files.createDirectories(directory, PosixFilePermissions.asFileAttribute(OF_ITS_OWNER));
            Files.createDirectories(keys, PosixFilePermissions.asFileAttribute(OF_ITS_OWNER));
            boolean closed = isClosed(keys) || close(keys);
            if (!closed || !isClosed(directory)) {
                Path open = closed ? directory : keys;
                say.accept("others on this machine can look into " + open + ", where secrets are kept; 'chmod 700 "
                        + open + "' keeps it to its owner");
            }
        } catch (IOException | ReadOnlyFileSystemException refused) {
            throw NodeException.unusable(directory, refused);
        }
    }

    private static boolean isClosed(Path directory) throws IOException {
        return OF_ITS_OWNER.containsAll(Files.getPosixFilePermissions(directory));
    }

    /** False where it is another's. */
    private static boolean close(Path directory) {
        try {
            Files.setPosixFilePermissions(directory, OF_ITS_OWNER);
            return true;
        } catch (IOException ofAnother) {
            return false;
        }
    }

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
