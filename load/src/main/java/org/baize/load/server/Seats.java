package org.baize.load.server;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Sits down at the terminals of a demonstration: the server hands out what each shows to be that terminal. */
public final class Seats implements AutoCloseable {

    private static final int OK = 200;
    private static final int TOO_OFTEN = 429;
    private static final int TRIES = 30;
    private static final long AGAIN_MILLIS = 250;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI server;

    public Seats(URI server) {
        this.server = server;
    }

    /**
     * The token of that terminal. A server turns away whoever asks too often, as a crowd does that all comes from one address: it asks
     * again a little later.
     *
     * @throws IOException if the server has no such terminal, or is no demonstration
     */
    public String token(int terminal) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(server.resolve("/api/demo/terminals/" + terminal))
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
        for (int tries = 1; answer.statusCode() == TOO_OFTEN && tries < TRIES; tries++) {
            Thread.sleep(AGAIN_MILLIS);
            answer = http.send(request, HttpResponse.BodyHandlers.ofString());
        }
        if (answer.statusCode() != OK) {
            throw new IOException("terminal " + terminal + " gets no token: " + answer.body());
        }
        return JSON.readTree(answer.body()).path("token").asText();
    }

    @Override
    public void close() {
        http.close();
    }
}
