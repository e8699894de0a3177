package org.baize.endtoend;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A terminal at its socket, as slow or as quick as a test. */
final class Terminal implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 60;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final List<JsonNode> passedOver = new ArrayList<>();
    private final WebSocket socket;
    private JsonNode welcome = JSON.missingNode();
    private long asked;

    private Terminal(URI server) {
        URI address = URI.create(server.toString().replaceFirst("^http", "ws") + "/terminal");
        this.socket = HTTP.newWebSocketBuilder().buildAsync(address, new Ear()).join();
    }

    /** Connects and waits until everything is shown. */
    static Terminal welcomed(URI server, String token) {
        Terminal terminal = new Terminal(server);
        terminal.say("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
        terminal.welcome = terminal.await("welcome");
        return terminal;
    }

    /** Everything that it was shown first. */
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
        asked++;
        long number = asked;
        say("{\"type\":\"ask\",\"number\":" + number + ",\"act\":" + act + "}");
        return await(message -> message.path("number").asLong() == number);
    }

    /** Asks for what must be done. */
    void mustDo(String act) {
        JsonNode answer = ask(act);
        if (!answer.path("type").asText().equals("accepted")) {
            throw new AssertionError(act + " is answered " + answer);
        }
    }

    JsonNode await(String type) {
        return await(message -> message.path("type").asText().equals(type));
    }

    /** The change that shows that table in that phase. */
    JsonNode awaitPhase(int table, String phase) {
        return await(message -> message.path("now").path("table").asInt() == table
                && message.path("now").path("round").path("phase").asText().equals(phase));
    }

    /** The change that shows that the clock has closed that round. */
    void awaitClose(int table, long round) {
        await(message -> message.path("now").path("table").asInt() == table
                && message.path("now").path("round").path("number").asLong() == round
                && message.path("now").path("round").path("phase").asText().equals("CLOSED"));
    }

    /** The first message of that kind that no test has asked for yet. */
    JsonNode await(Predicate<JsonNode> wanted) {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (true) {
            Optional<JsonNode> found = passedOver.stream().filter(wanted).findFirst();
            if (found.isPresent()) {
                passedOver.remove(found.get());
                return found.get();
            }
            passedOver.add(next(until));
        }
    }

    private JsonNode next(long untilNanos) {
        try {
            JsonNode message = heard.poll(untilNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (message == null) {
                throw new AssertionError("nothing of that kind was heard, but " + passedOver);
            }
            return message;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    /** What a view shows of its own at that table. */
    static JsonNode at(JsonNode view, int table) {
        for (JsonNode one : view.path("own").path("tables")) {
            if (one.path("table").asInt() == table) {
                return one;
            }
        }
        throw new AssertionError("it does not reach table " + table + ": " + view);
    }

    /** The table as a welcome shows it. */
    static JsonNode table(JsonNode welcome, int table) {
        for (JsonNode one : welcome.path("tables")) {
            if (one.path("now").path("table").asInt() == table) {
                return one.path("now");
            }
        }
        throw new AssertionError("it does not see table " + table + ": " + welcome);
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
