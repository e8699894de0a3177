package org.baize.gateway.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.baize.gateway.GatewayConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A provider that is away is not asked by everybody who comes: whoever waits for it keeps a thread of the server. */
@Timeout(60)
class ProviderTest {

    private final AtomicInteger asked = new AtomicInteger();
    private HttpServer server;
    private volatile int status = 500;
    private long nowNanos;
    private Provider provider;

    @BeforeEach
    void begin() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        String issuer = "http://localhost:" + server.getAddress().getPort();
        byte[] document = ("{\"issuer\":\"" + issuer + "\"}").getBytes(StandardCharsets.UTF_8);
        server.createContext("/", exchange -> {
            asked.incrementAndGet();
            exchange.sendResponseHeaders(status, document.length);
            exchange.getResponseBody().write(document);
            exchange.close();
        });
        server.start();
        provider = new Provider(new GatewayConfig.Provider(issuer, "client", "secret", "number"), () -> nowNanos);
    }

    @AfterEach
    void end() {
        server.stop(0);
    }

    @Test
    void afterAFailureItIsLeftAloneForAWhile() throws NotSignedInException {
        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(provider::discover).isInstanceOf(NotSignedInException.class);
        }
        assertThat(asked).hasValue(1);

        status = 200;
        nowNanos = Provider.REST.toNanos() - 1;
        assertThatThrownBy(provider::discover).isInstanceOf(NotSignedInException.class);
        nowNanos = Provider.REST.toNanos();
        provider.discover();
        provider.discover();

        assertThat(asked).as("what is known is not asked again").hasValue(2);
    }
}
