package org.baize.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;

/** The npm package baccarat-engine, fetched by its name with the ordinary npm client and run by Node. */
final class PeerBaccarat {

    private static final String PACKAGE = "baccarat-engine@1.1.5";
    private static final String SCRIPT = "peer.js";

    private final Path folder;

    private PeerBaccarat(Path folder) {
        this.folder = folder;
    }

    /** Why the peer cannot be measured here, in words for the person who runs the benchmark. */
    static final class PeerMissingException extends Exception {

        private static final long serialVersionUID = 1L;

        PeerMissingException(String message) {
            super(message);
        }
    }

    static PeerBaccarat install(Path folder) throws PeerMissingException, InterruptedException {
        try (InputStream script = Objects.requireNonNull(PeerBaccarat.class.getResourceAsStream(SCRIPT), SCRIPT)) {
            Files.createDirectories(folder);
            Files.copy(script, folder.resolve(SCRIPT), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException broken) {
            throw new PeerMissingException("cannot write into " + folder + ": " + broken.getMessage());
        }
        run(folder, List.of("node", "--version"));
        run(
                folder,
                List.of(
                        "npm",
                        "install",
                        "--no-save",
                        "--no-package-lock",
                        "--no-audit",
                        "--no-fund",
                        "--prefix",
                        ".",
                        PACKAGE));
        return new PeerBaccarat(folder);
    }

    Rate measure(double seconds) throws PeerMissingException, InterruptedException {
        return parse(run(folder, List.of("node", SCRIPT, Double.toString(seconds))));
    }

    /** The one line that the script prints: coups, seconds, CPU seconds. */
    static Rate parse(String line) throws PeerMissingException {
        List<String> words = List.of(line.strip().split(" ", -1));
        try {
            return new Rate(
                    Long.parseLong(words.get(0)), Double.parseDouble(words.get(1)), Double.parseDouble(words.get(2)));
        } catch (NumberFormatException | IndexOutOfBoundsException unreadable) {
            throw new PeerMissingException("the peer's script said something else: " + line);
        }
    }

    private static String run(Path folder, List<String> command) throws PeerMissingException, InterruptedException {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new PeerMissingException("'" + String.join(" ", command) + "' failed: " + said.strip());
            }
            return said;
        } catch (IOException missing) {
            throw new PeerMissingException("the peer needs Node.js and npm, but '" + command.getFirst()
                    + "' cannot be started: " + missing.getMessage());
        }
    }
}
