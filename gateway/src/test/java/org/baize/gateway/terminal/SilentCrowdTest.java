package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Thousands who connect and say nothing, or stop in the middle of a word, hold up nobody; and they are not kept. */
@QuarkusTest
@Timeout(120)
class SilentCrowdTest {

    private static final int SILENT = 2_000;
    private static final int SOCKETS = 50;
    private static final String HALF = "POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: appl";

    @TestHTTPResource("/terminal")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI http;

    @Inject
    House house;

    @Inject
    Badges badges;

    private Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.connect(new InetSocketAddress(http.getHost(), http.getPort()));
        return socket;
    }

    /** While the sockets of terminals and displays are given their time, the crowd comes. */
    @Test
    void whoeverSaysNothingHoldsUpNobodyAndIsSentAway() throws Exception {
        List<Frames> silent = new ArrayList<>();
        try (Troubles troubles = Troubles.watch()) {
            for (int i = 0; i < SOCKETS; i++) {
                silent.add(new Frames(http));
                silent.add(new Frames(http.resolve("/display")));
            }
            thousandsComeWithoutAWord();
            for (Frames socket : silent) {
                assertThat(socket.read()).contains("Nothing was said for too long");
                assertThat(socket.read()).isEmpty();
            }
            assertThat(troubles.seen()).isEmpty();
        } finally {
            for (Frames socket : silent) {
                socket.close();
            }
        }
    }

    private void thousandsComeWithoutAWord() throws Exception {
        int terminal = house.table(House.MULTI).terminal();
        List<Socket> silent = new ArrayList<>();
        try {
            for (int i = 0; i < SILENT; i++) {
                Socket socket = connect();
                silent.add(socket);
                if (i % 2 == 0) {
                    socket.getOutputStream().write(HALF.getBytes(StandardCharsets.US_ASCII));
                }
            }
            try (Client honest = Client.welcomed(
                    URI.create(http.toString().replaceFirst("^http", "ws")),
                    badges.token(Subject.terminal(terminal)))) {
                assertThat(honest.ask("{\"type\":\"noteInserted\",\"noteCents\":2000}")
                                .path("type")
                                .asText())
                        .isEqualTo("accepted");
            }
            Troubles.requireHealth(http);
        } finally {
            for (Socket socket : silent) {
                socket.close();
            }
        }
    }
}
