package org.baize.gateway.staff;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;

/** Whoever talks to the resources over real HTTP: with the headers that the test gives it, and no others. */
final class Browser {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final URI server;
    private final Map<String, String> headers = new LinkedHashMap<>();

    /** What came back. */
    record Reply(int status, String text, Map<String, String> headers) {

        JsonNode json() {
            try {
                return JSON.readTree(text);
            } catch (IOException bad) {
                throw new UncheckedIOException(bad);
            }
        }

        String title() {
            return json().path("title").asText();
        }
    }

    Browser(URI server) {
        this.server = server;
    }

    /** Somebody who has signed in, as a program does. */
    static Browser of(URI server, String name, String password) {
        Browser browser = new Browser(server);
        Reply reply = browser.signIn(name, password);
        if (reply.status() != 200) {
            throw new AssertionError(reply);
        }
        return browser.with(
                "Authorization", "Bearer " + reply.json().path("token").asText());
    }

    Reply signIn(String name, String password) {
        return post("/api/session", "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}");
    }

    Browser with(String header, String value) {
        headers.put(header, value);
        return this;
    }

    Browser without(String header) {
        headers.remove(header);
        return this;
    }

    Reply get(String path) {
        return send("GET", path, "");
    }

    Reply post(String path, String body) {
        return send("POST", path, body);
    }

    Reply put(String path, String body) {
        return send("PUT", path, body);
    }

    Reply delete(String path) {
        return send("DELETE", path, "");
    }

    Reply act(String act) {
        return post("/api/acts", "{\"act\":" + act + "}");
    }

    private Reply send(String method, String path, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                .header("Content-Type", "application/json")
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        headers.forEach(request::header);
        try {
            HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            Map<String, String> answered = new LinkedHashMap<>();
            response.headers().map().forEach((name, values) -> answered.put(name, String.join(";", values)));
            return new Reply(response.statusCode(), response.body(), answered);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }
}
