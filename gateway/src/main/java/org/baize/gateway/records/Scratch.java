package org.baize.gateway.records;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A temporary directory with room for one database. */
record Scratch(Path directory) implements AutoCloseable {

    static Scratch make() {
        try {
            return new Scratch(Files.createTempDirectory("baize-verify-"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    Path file() {
        return directory.resolve("records");
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(directory)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path one : deepestFirst) {
                Files.delete(one);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
