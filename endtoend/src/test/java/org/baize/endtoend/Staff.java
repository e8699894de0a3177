package org.baize.endtoend;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.baize.engine.command.Command;

/** Somebody of the staff who has signed in, as a program does, or a machine with its token. */
final class Staff {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final int OK = 200;
    private static final int NO_CONTENT = 204;

    private final URI server;
    private final String token;

    /** Whoever shows that token; nobody in particular if it is empty. */
    Staff(URI server, String token) {
        this.server = server;
        this.token = token;
    }

    /** What came back. */
    record Reply(int status, JsonNode json) {

        /** Why it was not done. */
        String title() {
            return json.path("title").asText();
        }

        boolean isGood() {
            return status == OK || status == NO_CONTENT;
        }

        JsonNode good() {
            if (!isGood()) {
                throw new AssertionError(status + ": " + json);
            }
            return json;
        }
    }

    /** Somebody who is not signed in. */
    static Staff stranger(URI server) {
        return new Staff(server, "");
    }

    static Staff signIn(URI server, int person, String password) {
        String said = "{\"name\":\"" + person + "\",\"password\":\"" + password + "\"}";
        return new Staff(
                server,
                stranger(server)
                        .send("POST", "session", said)
                        .good()
                        .path("token")
                        .asText());
    }

    /** The same session at another gateway. */
    Staff at(URI other) {
        return new Staff(other, token);
    }

    Reply get(String path) {
        return send("GET", path, "");
    }

    Reply post(String path, String body) {
        return send("POST", path, body);
    }

    /** What happened when this was asked for, which must be done. */
    JsonNode act(String act) {
        return post("acts", "{\"act\":" + act + "}").good().path("events");
    }

    /** What became of asking for this. */
    Reply tries(Command command) {
        return post("acts", "{\"act\":" + Office.json(command) + "}");
    }

    /** What happened when this was asked for, which must be done. */
    JsonNode act(Command command) {
        return act(Office.json(command));
    }

    /** What is written on a ticket. */
    long worthCents(String ticket) {
        return get("papers/" + ticket).good().path("issued").path("cents").asLong();
    }

    Reply send(String method, String path, String body) {
        HttpRequest request = HttpRequest.newBuilder(server.resolve("/api/" + path))
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer " + token)
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body))
                .build();
        try {
            HttpResponse<String> answer =
                    HTTP.send(token.isEmpty() ? withoutToken(request) : request, HttpResponse.BodyHandlers.ofString());
            return new Reply(answer.statusCode(), JSON.readTree(answer.body()));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private static HttpRequest withoutToken(HttpRequest request) {
        return HttpRequest.newBuilder(request, (name, _) -> !name.equals("Authorization"))
                .build();
    }
}
