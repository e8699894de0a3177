package org.baize.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Nobody is served over an open line. */
class GatewayConfigTest {

    private static final Path DIRECTORY = Path.of("data");
    private static final Optional<GatewayConfig.Tls> TLS =
            Optional.of(new GatewayConfig.Tls(Path.of("certificate.pem"), Path.of("key.pem")));

    private static GatewayConfig at(String host, int port, Optional<GatewayConfig.Tls> tls) {
        return new GatewayConfig(host, port, DIRECTORY, tls, List.of());
    }

    @Test
    void servesThisMachineWithoutACertificateAndOthersOnlyWithOne() {
        assertThat(at("localhost", 8080, Optional.empty()).address()).isEqualTo("http://localhost:8080");
        assertThat(at("0.0.0.0", 8443, TLS).address()).isEqualTo("https://0.0.0.0:8443");

        assertThatThrownBy(() -> at("0.0.0.0", 8080, Optional.empty()))
                .isInstanceOf(BadGatewayConfigException.class)
                .hasMessageContaining("certificate");
    }

    @Test
    void withACertificateNothingGoesOutInTheClear() {
        assertThat(at("0.0.0.0", 8443, TLS).settings())
                .containsEntry("quarkus.http.insecure-requests", "disabled")
                .containsEntry("quarkus.http.ssl-port", "8443")
                .containsEntry("quarkus.http.ssl.certificate.files", "certificate.pem");
    }

    @Test
    void saysWhatAPortIs() {
        assertThatThrownBy(() -> at("localhost", 65_536, Optional.empty())).hasMessageContaining("0 to 65535");
    }

    @Test
    void whoeverListensEverywhereIsFoundSomewhere() {
        GatewayConfig everywhere = at("0.0.0.0", 8443, TLS);

        assertThat(everywhere.address()).isEqualTo("https://0.0.0.0:8443");
        assertThat(everywhere.addressToOpen()).matches("https://[^/]+:8443").doesNotContain("0.0.0.0");
        assertThat(at("::1", 8080, Optional.empty()).addressToOpen()).isEqualTo("http://[::1]:8080");
    }

    @Test
    void aProviderIsAskedOverTlsOrOnThisMachine() {
        assertThat(new GatewayConfig.Provider("https://id.example", "a", "b", "c").toString())
                .isEqualTo("provider https://id.example");
        assertThat(new GatewayConfig.Provider("http://localhost:9000/realm", "a", "b", "c").clientId())
                .isEqualTo("a");
        for (String issuer : List.of("http://id.example", "ftp://localhost", "id.example", "https://a b")) {
            assertThatThrownBy(() -> new GatewayConfig.Provider(issuer, "a", "b", "c"))
                    .isInstanceOf(BadGatewayConfigException.class);
        }
        assertThatThrownBy(() -> new GatewayConfig.Provider("https://id.example", "a", "", "c"))
                .hasMessageContaining("client-secret");
    }
}
