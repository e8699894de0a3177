package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** A run in a process of its own that is told to end, as Ctrl-C does, once it has shown progress. */
final class Stopped {

    private Stopped() {}

    static CommandRun of(Path folder, String... arguments) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Process process = new ProcessBuilder(command(arguments))
                .redirectOutput(out.toFile())
                .start();
        try (BufferedReader errors = process.errorReader()) {
            String progress = errors.readLine();
            while (progress != null && progress.endsWith("opening the first floor")) {
                progress = errors.readLine();
            }
            process.toHandle().destroy(); // unlike destroy() of the process this leaves its streams open
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            return new CommandRun(process.exitValue(), Files.readString(out), String.valueOf(progress));
        } finally {
            process.destroyForcibly();
        }
    }

    private static List<String> command(String... arguments) {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("windows");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", windows ? "java.exe" : "java")
                .toString());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Baize.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }
}
