package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What goes wrong inside the server while somebody tries to break it: errors in its log, and threads that die. */
public final class Troubles implements AutoCloseable {

    private final List<String> seen = new CopyOnWriteArrayList<>();
    private final Handler handler = new Ear();
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();

    private Troubles() {}

    public static Troubles watch() {
        Troubles troubles = new Troubles();
        Logger.getLogger("").addHandler(troubles.handler);
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, died) -> troubles.seen.add(thread.getName() + " died of " + died));
        return troubles;
    }

    public List<String> seen() {
        return List.copyOf(seen);
    }

    /** The server says of itself that it lives and sees the floor. */
    public static void requireHealth(URI server) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> health = client.send(
                    HttpRequest.newBuilder(server.resolve("/q/health")).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(health.statusCode()).as(health.body()).isEqualTo(200);
        }
    }

    @Override
    public void close() {
        Logger.getLogger("").removeHandler(handler);
        Thread.setDefaultUncaughtExceptionHandler(before);
    }

    private final class Ear extends Handler {

        @Override
        public void publish(LogRecord record) {
            if (record.getLevel().intValue() >= Level.SEVERE.intValue()) {
                seen.add(record.getLoggerName() + ": " + record.getMessage() + " " + record.getThrown());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
