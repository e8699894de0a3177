package org.baize.gateway.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.baize.gateway.GatewayConfig;
import org.junit.jupiter.api.Test;

/** Which pages may use the server. */
class PageOriginsTest {

    private static final Path SOMEWHERE = Path.of("somewhere");
    private static final Optional<GatewayConfig.Tls> TLS =
            Optional.of(new GatewayConfig.Tls(Path.of("a.pem"), Path.of("b.pem")));

    @Test
    void onThisMachineOnlyItsOwnNamesAreOurs() {
        PageOrigins pages = new PageOrigins(GatewayConfig.onThisMachine(8080, SOMEWHERE));

        assertThat(pages.areOurs("http://127.0.0.1:8080", "localhost:8080")).isTrue();
        assertThat(pages.areOurs("http://elsewhere.example:8080", "elsewhere.example:8080"))
                .isFalse();
        assertThat(pages.areOurs(null, "localhost:8080")).isTrue();
    }

    @Test
    void atEveryAddressAPageIsOursWhereItCallsFrom() {
        PageOrigins pages = new PageOrigins(new GatewayConfig("0.0.0.0", 8443, SOMEWHERE, TLS, List.of()));

        assertThat(pages.areOurs("https://192.0.2.1:8443", "192.0.2.1:8443")).isTrue();
        assertThat(pages.areOurs("https://elsewhere.example", "192.0.2.1:8443")).isFalse();
        assertThat(pages.areOurs("http://192.0.2.1:8443", "192.0.2.1:8443")).isFalse();
    }

    @Test
    void thePortThatGoesWithoutSayingIsLeftOut() {
        PageOrigins pages = new PageOrigins(new GatewayConfig("192.0.2.1", 443, SOMEWHERE, TLS, List.of()));

        assertThat(pages.areOurs("https://192.0.2.1", "192.0.2.1")).isTrue();
        assertThat(pages.areOurs("http://192.0.2.1", "192.0.2.1")).isFalse();
        assertThat(pages.areOurs("https://192.0.2.1:8443", "192.0.2.1")).isFalse();
    }

    @Test
    void atOneAddressOnlyThatIsOurs() {
        PageOrigins pages = new PageOrigins(new GatewayConfig("192.0.2.1", 8443, SOMEWHERE, TLS, List.of()));

        assertThat(pages.areOurs("https://192.0.2.1:8443", "192.0.2.1:8443")).isTrue();
        assertThat(pages.areOurs("https://elsewhere.example", "elsewhere.example"))
                .isFalse();
    }
}
