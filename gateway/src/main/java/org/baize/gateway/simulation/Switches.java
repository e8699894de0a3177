package org.baize.gateway.simulation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;
import java.util.TreeSet;

/** Which simulated people somebody has sent away: they stay away when the floor starts again. A file with a name on each line. */
final class Switches {

    static final String FILE = "simulation.off";

    private final Path file;
    private final Set<String> off;

    Switches(Path directory) {
        this.file = directory.resolve(FILE);
        this.off = read(file);
    }

    private static Set<String> read(Path file) {
        try {
            return new TreeSet<>(Files.readAllLines(file));
        } catch (NoSuchFileException everybodyWorks) {
            return new TreeSet<>();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("it cannot be read from " + file + " who is off", unreadable);
        }
    }

    synchronized boolean isOn(String name) {
        return !off.contains(name);
    }

    synchronized void turn(String name, boolean on) {
        if (on ? off.remove(name) : off.add(name)) {
            write();
        }
    }

    private void write() {
        try {
            Path draft = file.resolveSibling(FILE + ".new");
            Files.write(draft, off);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException unwritable) {
            throw new UncheckedIOException("it cannot be written to " + file + " who is off", unwritable);
        }
    }
}
