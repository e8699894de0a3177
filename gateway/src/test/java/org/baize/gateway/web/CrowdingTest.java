package org.baize.gateway.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.baize.gateway.GatewayConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever asks too often is told to wait, and nobody else waits for it. */
@QuarkusTest
@Timeout(60)
class CrowdingTest {

    private static final String GREEDY = "127.0.0.79";

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    @Inject
    Crowding crowding;

    private static int taken(Crowding crowding, String address, long nowNanos) {
        int taken = 0;
        while (crowding.mayAsk(address, nowNanos)) {
            taken++;
        }
        return taken;
    }

    private HttpResponse<String> get(String address, String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newBuilder()
                .localAddress(InetAddress.getByName(address))
                .build()) {
            return client.send(
                    HttpRequest.newBuilder(URI.create(server.toString().replaceFirst("/$", "") + path))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        }
    }

    @Test
    void whoeverHasAskedTooOftenIsToldWhenToAskAgain() throws IOException, InterruptedException {
        assertThat(get(GREEDY, "/api/session").statusCode()).isEqualTo(401);

        // as if all had been asked that may be asked until in a minute
        assertThat(taken(crowding, GREEDY, System.nanoTime() + TimeUnit.MINUTES.toNanos(1)))
                .isGreaterThan(GatewayConfig.USUAL_REQUESTS_PER_SECOND);

        for (String path : new String[] {
            "/api/session",
            "/api/nowhere",
            "/q/health",
            "//api/session",
            "/./api/session",
            "/%61pi/session",
            "//q/health"
        }) {
            HttpResponse<String> refused = get(GREEDY, path);
            assertThat(refused.statusCode()).as(path).isEqualTo(429);
            assertThat(refused.headers().firstValue("Retry-After")).contains("1");
            assertThat(refused.headers().firstValue("Content-Type")).contains(Problem.MEDIA_TYPE);
            assertThat(refused.body()).contains("TOO_MANY_REQUESTS");
        }
        assertThat(get(GREEDY, "/display/").statusCode()).as("pages").isEqualTo(200);
        assertThat(get("127.0.0.1", "/api/session").statusCode()).as("others").isEqualTo(401);
    }

    @Test
    void everyAddressHasItsOwnAndAHouseholdHasOne() {
        Crowding own = new Crowding(GatewayConfig.onThisMachine(1, Path.of("nowhere")), new SimpleMeterRegistry());
        int atOnce = 4 * GatewayConfig.USUAL_REQUESTS_PER_SECOND;

        assertThat(taken(own, "192.0.2.1", 0)).isEqualTo(atOnce);
        assertThat(taken(own, "192.0.2.2", 0)).isEqualTo(atOnce);
        assertThat(taken(own, "192.0.2.1", TimeUnit.SECONDS.toNanos(1)))
                .isEqualTo(GatewayConfig.USUAL_REQUESTS_PER_SECOND);
        assertThat(taken(own, "2001:db8:0:1:0:0:0:1", 0)).isEqualTo(atOnce);
        assertThat(taken(own, "2001:db8:0:1:0:0:0:2", 0)).isZero();
        assertThat(taken(own, "2001:db8:0:2:0:0:0:2", 0)).isEqualTo(atOnce);
    }

    @Test
    void howeverManyComeOnlySoManyAreRemembered() {
        Crowding own = new Crowding(GatewayConfig.onThisMachine(1, Path.of("nowhere")), new SimpleMeterRegistry());
        assertThat(taken(own, "192.0.2.1", 0)).isPositive();

        for (int i = 0; i < Crowding.ADDRESSES; i++) {
            assertThat(own.mayAsk("somebody " + i, 0)).isTrue();
        }

        assertThat(own.mayAsk("192.0.2.1", 0)).as("it was forgotten").isTrue();
    }
}
