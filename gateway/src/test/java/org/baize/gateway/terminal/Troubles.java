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

    /** The server beneath writes an error for a request without a host, though it answers that the request is bad. */
    private static final String ANSWERED_ALL_THE_SAME = "the 'Host' header is required";

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
            String thrown = String.valueOf(record.getThrown());
            if (record.getLevel().intValue() >= Level.SEVERE.intValue() && !thrown.contains(ANSWERED_ALL_THE_SAME)) {
                seen.add(record.getLoggerName() + ": " + record.getMessage() + " " + thrown);
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
