package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.baize.gateway.identity.Stores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Wrong codes are counted wherever codes are taken, by the address that they come from. */
@QuarkusTest
@Timeout(60)
class CodeThrottleTest {

    private static final int ALLOWED = 20;
    private static final String CODE = "\"code\":\"ABCDEFGHJKMN\"";
    private static final List<String> ASKS = List.of(
            "tokens {" + CODE + "}",
            "credentials {" + CODE + ",\"password\":\"a long password\",\"pin\":\"271828\"}",
            "first-administrator {" + CODE
                    + ",\"person\":1,\"name\":\"x\",\"password\":\"a long password\",\"pin\":\"271828\"}");

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    @AfterEach
    void letOthersIn() {
        Stores.forgetFailures("web");
    }

    private HttpResponse<String> send(String address, String ask) throws IOException, InterruptedException {
        String[] parts = ask.split(" ", 2);
        try (HttpClient client = HttpClient.newBuilder()
                .localAddress(InetAddress.getByName(address))
                .build()) {
            return client.send(
                    HttpRequest.newBuilder(server.resolve("/api/" + parts[0]))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(parts[1]))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        }
    }

    @Test
    void aGuesserIsTurnedAwayEverywhereAndOthersAreNot() throws IOException, InterruptedException {
        for (int i = 0; i < ALLOWED; i++) {
            assertThat(send("127.0.0.78", ASKS.get(i % ASKS.size())).statusCode())
                    .isEqualTo(403);
        }

        for (String ask : ASKS) {
            HttpResponse<String> locked = send("127.0.0.78", ask);
            assertThat(locked.statusCode()).as(ask).isEqualTo(429);
            assertThat(locked.headers().firstValueAsLong("Retry-After").orElseThrow())
                    .isBetween(1L, 60L);
            assertThat(send("127.0.0.1", ask).statusCode()).isEqualTo(403);
        }
    }

    @Test
    void whoTriesManyCodesAtOnceHasTriedOne() {
        URI socket = URI.create(server.resolve("/terminal").toString().replaceFirst("^http", "ws"));
        try (Client burst = Client.connect(socket)) {
            for (int i = 0; i < 2 * ALLOWED; i++) {
                burst.say("{\"type\":\"enrol\"," + CODE + "}");
            }
            burst.await("goodbye");
        }

        for (int i = 1; i < ALLOWED; i++) {
            try (Client client = Client.connect(socket).say("{\"type\":\"enrol\"," + CODE + "}")) {
                assertThat(client.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
            }
        }
    }

    @Test
    void aTerminalThatGuessesIsTurnedAway() {
        List<String> why = new ArrayList<>();
        for (int i = 0; i <= ALLOWED; i++) {
            URI socket = URI.create(server.resolve("/terminal").toString().replaceFirst("^http", "ws"));
            try (Client client = Client.connect(socket).say("{\"type\":\"enrol\"," + CODE + "}")) {
                why.add(client.await("goodbye").path("why").asText());
            }
        }

        assertThat(why.subList(0, ALLOWED)).containsOnly("NOT_RECOGNISED");
        assertThat(why.getLast()).isEqualTo("MISBEHAVED");
    }
}
