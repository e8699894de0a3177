package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

            String metrics = get("/q/metrics").body();
            assertThat(bucketsOfAccepted(metrics))
                    .as("fine enough to tell 1 ms from 1 s, and all between")
                    .contains(0.001)
                    .filteredOn(seconds -> seconds >= 0.001 && seconds <= 1)
                    .hasSizeGreaterThan(20);
            assertThat(metrics)
                    .contains("baize_terminal_asks_seconds_count{result=\"accepted\"")
                    .containsPattern("baize_terminal_asks_seconds_count\\{result=\"[A-Z_]+\"")
                    .contains("baize_sockets{kind=\"terminal\"");
        }
    }

    /** Up to how many seconds each bucket reaches, with the last but one that holds everything. */
    private static List<Double> bucketsOfAccepted(String metrics) {
        Matcher lines = Pattern.compile(
                        "(?m)^baize_terminal_asks_seconds_bucket\\{result=\"accepted\",le=\"([^\"]+)\"} ([0-9.]+)")
                .matcher(metrics);
        List<Double> buckets = new ArrayList<>();
        double held = 0;
        while (lines.find()) {
            assertThat(Double.parseDouble(lines.group(2))).isGreaterThanOrEqualTo(held);
            held = Double.parseDouble(lines.group(2));
            buckets.add(lines.group(1).equals("+Inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(lines.group(1)));
        }
        assertThat(held).as("what was measured is in them").isPositive();
        return buckets;
    }

    @Test
    void tellsWhatHappensToWhoeverMeasures() throws IOException, InterruptedException {
        House.Wheel table = house.table(House.RAPID);
        URI socket = URI.create(server.resolve("/terminal").toString().replaceFirst("^http", "ws"));
        try (Client player = Client.welcomed(socket, badges.token(Subject.terminal(table.terminal())))) {
            player.ask("{\"type\":\"noteInserted\",\"noteCents\":2000}");
            table.open();
            player.awaitPhase("BETTING");
            player.ask("{\"type\":\"place\",\"table\":" + table.number() + ",\"bet\":\"red\",\"cents\":500}");
            table.timeIsUp().falls("17").confirm();
            player.awaitPhase("SETTLED");

            player.say("{\"type\":\"recall\"}");
            assertThat(player.await("recalled").at("/recall/games/0/bets/0/bet").asText())
                    .isEqualTo("red");

            assertThat(get("/q/metrics").body())
                    .contains("baize_rounds_total{end=\"SETTLED\",table=\"" + table.number() + "\"")
                    .contains("baize_wagers_total")
                    .contains("baize_sockets{kind=\"terminal\"")
                    .contains("baize_sockets_ended_total{kind=\"terminal\"")
                    .contains("baize_projection_lag_bytes")
                    .contains("baize_ledger_sum_cents 0.0")
                    .contains("baize_ledger_findings 0.0");
        }
    }

    @Test
    void isReadyWithClusterAndRecords() throws IOException, InterruptedException {
        assertThat(get("/q/health/ready").body())
                .contains("cluster")
                .contains("unreadBytes")
                .contains("lagBytes");
    }

    @Test
    void hearsNobodyWhoMeansAnotherHost() throws IOException {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.getOutputStream()
                    .write("GET /q/health/live HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));

            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
                    .startsWith("HTTP/1.1 421");
        }
    }

    @Test
    void whoeverNamesNoHostIsAnsweredWithoutAnErrorInTheLog() throws IOException {
        try (Troubles troubles = Troubles.watch();
                Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.getOutputStream()
                    .write(("GET /api/session?" + "a=b&".repeat(200) + " HTTP/1.1\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));

            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII))
                    .startsWith("HTTP/1.1 400");
            assertThat(troubles.seen()).isEmpty();
        }
    }

    @Test
    void pagesAreAskedForAnewAndAssetsAreKept() throws IOException, InterruptedException {
        assertThat(get("/display/").body()).contains("a page of the test");
        assertThat(get("/display/").headers().firstValue("Cache-Control")).contains("no-cache");
        assertThat(get("/assets/test-1234.js").headers().allValues("Cache-Control"))
                .contains("public, max-age=31536000, immutable");
    }
}
