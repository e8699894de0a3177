package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.live.Connection;
import org.baize.gateway.live.Ended;
import org.baize.gateway.message.ToTerminal.Why;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A terminal that sends and never reads is shed, while the others at its table play on. */
@QuarkusTest
@Timeout(60)
class SlowReaderTest {

    /** So many views are more than the network keeps for anybody. */
    private static final int ENOUGH = 1_000;

    @TestHTTPResource("/terminal")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI http;

    @Inject
    House house;

    @Inject
    Badges badges;

    @Inject
    MeterRegistry meters;

    @Test
    void isShedWhileOthersPlayOn() throws IOException {
        House.Wheel table = house.table(House.MULTI);
        int deaf = table.terminal();
        URI server = URI.create(http.toString().replaceFirst("^http", "ws"));
        try (Client other = Client.welcomed(server, badges.token(Subject.terminal(table.terminal())));
                Frames socket = new Frames(http, "", 4_096)) {
            socket.write(
                    Frames.text("{\"type\":\"hello\",\"token\":\"" + badges.token(Subject.terminal(deaf)) + "\"}"));

            double before = shed();

            askWithoutReading(socket, before);

            assertThat(shed()).isEqualTo(before + 1);

            assertThat(other.ask("{\"type\":\"noteInserted\",\"noteCents\":2000}")
                            .path("type")
                            .asText())
                    .isEqualTo("accepted");
            table.open();
            other.awaitPhase("BETTING");
        }
        try (Client back = Client.connect(server).hello(badges.token(Subject.terminal(deaf)))) {
            assertThat(back.await("welcome").at("/tables/0/now/round/phase").asText())
                    .isEqualTo("BETTING");
        }
    }

    /** As much as is allowed, until the server has had enough; it may hang up while something is written. */
    private void askWithoutReading(Frames socket, double before) {
        try {
            for (int i = 0; i < ENOUGH && shed() == before; i++) {
                socket.write(Frames.text("{\"type\":\"refresh\"}"));
                // the server may hear all of some seconds at once, and must not find that it is too much
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(3) / (2L * Connection.MESSAGES.aSecond()));
            }
        } catch (IOException hungUp) {
            assertThat(shed()).as(hungUp.toString()).isGreaterThan(before);
        }
    }

    private double shed() {
        return meters.counter(Ended.NAME, "kind", "terminal", "why", Why.TOO_SLOW.name())
                .count();
    }
}
