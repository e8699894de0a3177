package org.baize.app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Looks round a demonstration as a browser would, so that the Java machine sees what a web server does in its first seconds. */
final class Visitor {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration STAY = Duration.ofSeconds(2);
    private static final long RETRY_MILLIS = 50;
    private static final int OK = 200;
    private static final List<String> LOOKED_AT = List.of("/", "/api/demo", "/play/", "/q/health", "/q/metrics");

    private final HttpClient http = HttpClient.newHttpClient();
    private final String web;

    private Visitor(String web) {
        this.web = web;
    }

    /**
     * Visits it once it is open.
     *
     * @param over is done when the visitor has gone, for whatever reason: a rehearsal that went wrong costs nothing but time
     */
    static void visit(String web, CompletableFuture<Void> over) {
        try {
            new Visitor(web).visit();
            over.complete(null);
        } catch (IOException | TimeoutException failed) {
            over.completeExceptionally(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            over.completeExceptionally(interrupted);
        }
    }

    private void visit() throws IOException, InterruptedException, TimeoutException {
        awaitOpen();
        for (String page : LOOKED_AT) {
            get(page);
        }
        String seat = http.send(
                        request("/api/demo/terminals/101")
                                .POST(HttpRequest.BodyPublishers.noBody())
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .body();
        sitDown(seat.replaceAll(".*\"token\"\\s*:\\s*\"([^\"]*)\".*", "$1"));
    }

    private void awaitOpen() throws InterruptedException, TimeoutException {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() - until < 0) {
            try {
                if (get("/q/health/ready") == OK) {
                    return;
                }
            } catch (IOException notYet) {
                // Nobody listens there yet.
            }
            Thread.sleep(RETRY_MILLIS);
        }
        throw new TimeoutException("the house does not open");
    }

    private int get(String page) throws IOException, InterruptedException {
        return http.send(request(page).build(), HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    private HttpRequest.Builder request(String page) {
        return HttpRequest.newBuilder(URI.create("http://" + web + page)).timeout(PATIENCE);
    }

    private void sitDown(String token) throws InterruptedException {
        WebSocket socket = http.newWebSocketBuilder()
                .buildAsync(URI.create("ws://" + web + "/terminal"), new Ear())
                .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                .join();
        socket.sendText("{\"type\":\"hello\",\"token\":\"" + token + "\"}", true)
                .join();
        socket.sendText("{\"type\":\"ask\",\"number\":1,\"act\":{\"type\":\"noteInserted\",\"noteCents\":5000}}", true)
                .join();
        Thread.sleep(STAY);
        socket.abort();
    }

    /** Hears everything and keeps nothing. */
    private static final class Ear implements WebSocket.Listener {

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            socket.request(1);
            return null;
        }
    }
}
