package org.baize.load.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** How much memory the server takes. */
public record Memory(long pid, URI address) {

    private static final Pattern RESIDENT = Pattern.compile("(?m)^VmRSS:\\s+([0-9]+) kB$");
    private static final Pattern HEAP = Pattern.compile("(?m)^jvm_memory_used_bytes\\{area=\"heap\".*} (\\S+)$");
    private static final int KIB = 1_024;

    /** All of it, as the system counts; zero where the system does not tell. */
    public long residentBytes() {
        try {
            return RESIDENT.matcher(Files.readString(Path.of("/proc", Long.toString(pid), "status")))
                    .results()
                    .mapToLong(line -> Long.parseLong(line.group(1)) * KIB)
                    .sum();
        } catch (IOException notTold) {
            return 0;
        }
    }

    /** Live objects: what its own metrics say right after a collection that it is asked for. */
    public long liveBytes() throws IOException, InterruptedException {
        Path tool = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        Process collect = new ProcessBuilder(tool.toString(), Long.toString(pid), "GC.run")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!collect.waitFor(30, TimeUnit.SECONDS)) {
            collect.destroyForcibly();
        }
        try (HttpClient http = HttpClient.newHttpClient()) {
            String metrics = http.send(
                            HttpRequest.newBuilder(address.resolve("/q/metrics"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
            return HEAP.matcher(metrics)
                    .results()
                    .mapToLong(line -> (long) Double.parseDouble(line.group(1)))
                    .sum();
        }
    }
}
