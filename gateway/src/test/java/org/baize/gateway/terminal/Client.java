package org.baize.gateway.terminal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A terminal with a real socket. */
public final class Client implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int LAST_TYPES = 20;
    private static final int LAST_LETTERS = 500;
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final List<JsonNode> passedOver = new ArrayList<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final WebSocket socket;
    private long asked;

    Client(URI server, Map<String, String> headers) {
        WebSocket.Builder builder = HTTP.newWebSocketBuilder();
        headers.forEach(builder::header);
        this.socket = builder.buildAsync(server, new Ear()).join();
    }

    public static Client connect(URI server) {
        return new Client(server, Map.of());
    }

    public static Client connectFrom(URI server, String page) {
        return new Client(server, Map.of("Origin", page));
    }

    /** Somebody of the staff, signed in. */
    static Client signedIn(URI server, String session) {
        return new Client(server, Map.of("Authorization", "Bearer " + session));
    }

    /** Says hello and waits for the welcome. */
    public static Client welcomed(URI server, String token) {
        Client client = connect(server);
        client.hello(token);
        client.await("welcome");
        return client;
    }

    public Client hello(String token) {
        return say("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
    }

    public Client say(String text) {
        socket.sendText(text, true).join();
        return this;
    }

    public Client sayBytes(byte[] bytes) {
        socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
        return this;
    }

    /** Asks for something and returns the answer. */
    public JsonNode ask(String act) {
        long number = askOnly(act);
        return await(message -> message.path("number").asLong() == number);
    }

    public long askOnly(String act) {
        asked++;
        say("{\"type\":\"ask\",\"number\":" + asked + ",\"act\":" + act + "}");
        return asked;
    }

    public JsonNode await(String type) {
        return await(message -> message.path("type").asText().equals(type));
    }

    /** The first message of that kind that no test has asked for yet; answers and changes come in no order among each other. */
    public JsonNode await(Predicate<JsonNode> wanted) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (true) {
            Optional<JsonNode> found = passedOver.stream().filter(wanted).findFirst();
            if (found.isPresent()) {
                passedOver.remove(found.get());
                return found.get();
            }
            passedOver.add(next(deadline));
        }
    }

    private JsonNode next(long deadlineNanos) {
        try {
            JsonNode message = heard.poll(deadlineNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (message == null) {
                throw new AssertionError("nothing of that kind was heard within 20 s, but " + summary());
            }
            return message;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    /** What was heard by its types, and of the last the beginning: all of it would fill a book. */
    private String summary() {
        List<String> types = passedOver.stream()
                .map(message -> message.path("type").asText())
                .toList();
        String last = passedOver.isEmpty() ? "" : passedOver.getLast().toString();
        return types.subList(Math.max(0, types.size() - LAST_TYPES), types.size()) + " of " + types.size() + ", last "
                + last.substring(0, Math.min(LAST_LETTERS, last.length()));
    }

    /** The change of its own that shows so much credit. */
    public JsonNode awaitCredit(long cents) {
        return await(message -> credit(message) == cents);
    }

    public static long credit(JsonNode message) {
        return message.path("own")
                .path("tables")
                .path(0)
                .path("money")
                .path("creditCents")
                .asLong(-1);
    }

    /** The change of its table that is in that phase. */
    public JsonNode awaitPhase(String phase) {
        return await(message ->
                message.path("now").path("round").path("phase").asText().equals(phase));
    }

    /** Whether something of that type came and no test has asked for it. */
    boolean hasHeard(String type) {
        heard.drainTo(passedOver);
        return passedOver.stream()
                .anyMatch(message -> message.path("type").asText().equals(type));
    }

    /** The code with which the server ends the connection. */
    public int closeCode() {
        return closed.orTimeout(30, TimeUnit.SECONDS).join();
    }

    /** Whether the server has ended the connection, with a code or without. */
    public boolean isCut() {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!closed.isDone() && System.nanoTime() < deadline) {
            // Whoever has gone without a word is missed only by those who speak to it.
            boolean gone = socket.sendPing(ByteBuffer.allocate(0))
                    .handle((_, failed) -> failed != null)
                    .join();
            if (gone) {
                return true;
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
        }
        return closed.isDone();
    }

    public boolean isOver() {
        return closed.isDone();
    }

    /** Says it if the connection is still there. */
    public void trySaying(String text) {
        var _ = socket.sendText(text, true).handle((_, _) -> true).join();
    }

    /** Goes without a word. */
    public void drop() {
        socket.abort();
    }

    @Override
    public void close() {
        socket.abort();
    }

    private final class Ear implements WebSocket.Listener {

        private final StringBuilder text = new StringBuilder();

        @Override
        public void onOpen(WebSocket opened) {
            opened.request(1);
        }

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

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String why) {
            closed.complete(code);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable broken) {
            closed.completeExceptionally(broken);
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
