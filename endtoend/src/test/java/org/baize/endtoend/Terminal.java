package org.baize.endtoend;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A terminal at its socket, as slow or as quick as a test. It keeps what it was shown last, as a screen does: what came between two
 * looks may have been left out by the server, so nobody waits for a moment that may have gone by.
 */
final class Terminal implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 180;
    private static final int WORDS_KEPT = 40;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final Deque<JsonNode> latest = new ArrayDeque<>();
    private final Map<Integer, JsonNode> tables = new LinkedHashMap<>();
    private final Map<Integer, JsonNode> layouts = new LinkedHashMap<>();
    private final WebSocket socket;
    private JsonNode own = JSON.missingNode();
    private JsonNode welcome = JSON.missingNode();
    private long asked;

    private Terminal(HttpClient http, URI server) {
        URI address = URI.create(server.toString().replaceFirst("^http", "ws") + "/terminal");
        this.socket = http.newWebSocketBuilder().buildAsync(address, new Ear()).join();
    }

    /** Connects and waits until everything is shown. */
    static Terminal welcomed(URI server, String token) {
        Terminal terminal = connected(HTTP, server);
        terminal.say("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
        terminal.await("welcome");
        return terminal;
    }

    /** Connects and says nothing yet. */
    static Terminal connected(HttpClient http, URI server) {
        return new Terminal(http, server);
    }

    /** Everything that it was shown at once the last time. */
    JsonNode welcome() {
        return welcome;
    }

    /** Has everything shown anew. */
    JsonNode refresh() {
        say("{\"type\":\"refresh\"}");
        return await("welcome");
    }

    void say(String text) {
        socket.sendText(text, true).join();
    }

    /** The answer to what was asked. */
    JsonNode ask(String act) {
        long number = send(act);
        return await(message -> message.path("number").asLong() == number);
    }

    /** Asks and does not wait for the answer; returns the number of the ask. */
    long send(String act) {
        asked++;
        say("{\"type\":\"ask\",\"number\":" + asked + ",\"act\":" + act + "}");
        return asked;
    }

    /** Asks for what must be done. */
    void mustDo(String act) {
        JsonNode answer = ask(act);
        if (!answer.path("type").asText().equals("accepted")) {
            throw new AssertionError(act + " is answered " + answer);
        }
    }

    /** The next message of that type. */
    JsonNode await(String type) {
        return await(message -> message.path("type").asText().equals(type));
    }

    private JsonNode await(Predicate<JsonNode> wanted) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        JsonNode message = next(until);
        while (!wanted.test(message)) {
            message = next(until);
        }
        return message;
    }

    /** Returns when what it is shown is so. */
    void until(BooleanSupplier so) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!so.getAsBoolean()) {
            next(until);
        }
    }

    private JsonNode next(long untilNanos) {
        try {
            JsonNode message = heard.poll(untilNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (message == null) {
                throw new AssertionError("nothing of that kind was heard; the last was " + latest);
            }
            see(message);
            return message;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private void see(JsonNode message) {
        latest.addLast(message);
        if (latest.size() > WORDS_KEPT) {
            latest.removeFirst();
        }
        if (message.path("type").asText().equals("welcome")) {
            welcome = message;
            for (JsonNode one : message.path("tables")) {
                int table = one.path("now").path("table").asInt();
                tables.put(table, one.path("now"));
                layouts.put(table, one.path("layout"));
            }
        }
        if (message.has("now")) {
            tables.put(message.path("now").path("table").asInt(), message.path("now"));
        }
        if (message.has("own")) {
            own = message.path("own");
        }
    }

    /** What is its own, of all tables. */
    JsonNode own() {
        return own;
    }

    /** The table as it was shown last. */
    JsonNode table(int table) {
        return tables.getOrDefault(table, JSON.missingNode());
    }

    JsonNode layout(int table) {
        return layouts.getOrDefault(table, JSON.missingNode());
    }

    /** What it has at that table. */
    JsonNode at(int table) {
        for (JsonNode one : own.path("tables")) {
            if (one.path("table").asInt() == table) {
                return one;
            }
        }
        throw new AssertionError("it does not reach table " + table + ": " + own);
    }

    long creditCents(int table) {
        return at(table).path("money").path("creditCents").asLong();
    }

    String phase(int table) {
        return table(table).path("round").path("phase").asText();
    }

    long round(int table) {
        return table(table).path("round").path("number").asLong();
    }

    /** Waits until wagers are taken, and returns the round. */
    long awaitBetting(int table) {
        until(() -> phase(table).equals("BETTING"));
        return round(table);
    }

    /** Waits until that round takes no more wagers; it may be over by then. */
    void awaitClose(int table, long round) {
        until(() -> round(table) > round || !phase(table).equals("BETTING"));
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Ear implements WebSocket.Listener {

        private final StringBuilder text = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                heard.add(parse(text.toString()));
                text.setLength(0);
            }
            from.request(1);
            return null;
        }
    }

    private static JsonNode parse(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException bad) {
            throw new UncheckedIOException(bad);
        }
    }
}
