package org.baize.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Takes pictures of all main screens of the packaged program, for the documents. */
public final class Screens {

    private Screens() {}

    /**
     * Begins.
     *
     * @param arguments where the packaged program lies, and where the pictures go
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            System.err.println("baize: screens needs the packaged program and a folder for the pictures.");
            System.exit(2);
        }
        Path album = Files.createDirectories(Path.of(arguments[1]));
        Path floor = Files.createTempDirectory("baize-screens-");
        try (RunningSystem system = RunningSystem.start(Path.of(arguments[0]), floor);
                Chromium chromium = new Chromium()) {
            Camera camera = new Camera(system, chromium, album);
            new PlayerPictures(camera).take();
            new StaffPictures(camera).take();
        } finally {
            remove(floor);
        }
    }

    private static void remove(Path floor) throws IOException {
        try (Stream<Path> all = Files.walk(floor)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path one : deepestFirst) {
                Files.deleteIfExists(one);
            }
        }
    }
}
