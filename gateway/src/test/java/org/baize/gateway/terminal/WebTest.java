package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What whoever runs the server sees of it, and what it tells every browser. */
@QuarkusTest
@Timeout(60)
class WebTest {

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    @Inject
    House house;

    @Inject
    Badges badges;

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(server.resolve(path)).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void isReadyWhenItSeesTheFloor() throws IOException, InterruptedException {
        HttpResponse<String> ready = get("/q/health/ready");

        assertThat(ready.statusCode()).isEqualTo(200);
        assertThat(ready.body()).contains("floor").contains("UP");
    }

    @Test
    void tellsBrowsersToTrustNobodyElse() throws IOException, InterruptedException {
        assertThat(get("/q/health/live").headers().map())
                .containsKeys("content-security-policy", "x-content-type-options", "x-frame-options");
    }

    @Test
    void countsAsksByWhatBecameOfThem() throws IOException, InterruptedException {
        URI socket = URI.create(server.resolve("/terminal").toString().replaceFirst("^http", "ws"));
        House.Wheel table = house.table(House.MULTI);
        try (Client client = Client.welcomed(socket, badges.token(Subject.terminal(table.terminal())))) {
            client.ask("{\"type\":\"noteInserted\",\"noteCents\":2000}");
            client.ask("{\"type\":\"undo\",\"table\":" + table.number() + "}");

            assertThat(get("/q/metrics").body())
                    .contains("baize_terminal_asks_seconds_count{result=\"accepted\"")
                    .containsPattern("baize_terminal_asks_seconds_count\\{result=\"[A-Z_]+\"")
                    .contains("baize_terminals ");
        }
    }
}
