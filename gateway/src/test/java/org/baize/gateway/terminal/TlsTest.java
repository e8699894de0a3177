package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.baize.gateway.TrialCertificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** With a certificate of its own making the server speaks TLS, and nothing else. */
@QuarkusTest
@TestProfile(TlsTest.OverTls.class)
@Timeout(60)
class TlsTest {

    private static final TrialCertificate CERTIFICATE = made();

    @TestHTTPResource(value = "/q/health/live", tls = true)
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI live;

    private static TrialCertificate made() {
        try {
            Path directory = Files.createTempDirectory("trial");
            return TrialCertificate.in(directory, "127.0.0.1");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** As {@code GatewayConfig} sets it. */
    public static final class OverTls implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            Map<String, String> settings = new LinkedHashMap<>();
            settings.put("quarkus.http.insecure-requests", "disabled");
            settings.put("quarkus.http.test-ssl-port", "0");
            settings.put(
                    "quarkus.http.ssl.certificate.files",
                    CERTIFICATE.files().certificate().toString());
            settings.put(
                    "quarkus.http.ssl.certificate.key-files",
                    CERTIFICATE.files().key().toString());
            return settings;
        }
    }

    private static HttpClient trusting() throws IOException, GeneralSecurityException {
        KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
        trusted.load(null, null);
        try (InputStream in = Files.newInputStream(CERTIFICATE.files().certificate())) {
            trusted.setCertificateEntry(
                    "gateway", CertificateFactory.getInstance("X.509").generateCertificate(in));
        }
        TrustManagerFactory managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        managers.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, managers.getTrustManagers(), null);
        return HttpClient.newBuilder().sslContext(context).build();
    }

    private static int status(HttpClient client, URI address) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    @Test
    void servesPagesAndSocketsOverTls() throws Exception {
        try (HttpClient client = trusting()) {
            assertThat(status(client, live)).isEqualTo(200);
            URI socket = URI.create("wss://" + live.getAuthority() + "/display");
            WebSocket display = client.newWebSocketBuilder()
                    .buildAsync(socket, new WebSocket.Listener() {})
                    .get(20, TimeUnit.SECONDS);
            assertThat(display.isOutputClosed()).isFalse();
            display.abort();
        }
    }

    @Test
    void isNotTrustedByWhoeverHasNotComparedTheFingerprint() {
        try (HttpClient client = HttpClient.newHttpClient()) {
            assertThatThrownBy(() -> status(client, live)).isInstanceOf(IOException.class);
        }
        assertThat(CERTIFICATE.fingerprint()).matches("([0-9A-F]{2}:){31}[0-9A-F]{2}");
    }

    @Test
    void nobodyIsServedInTheClear() {
        URI plain = URI.create("http://" + live.getAuthority() + live.getPath());
        try (HttpClient client = HttpClient.newHttpClient()) {
            assertThatThrownBy(() -> status(client, plain)).isInstanceOf(IOException.class);
        }
    }

    @Test
    void isMadeOnce() {
        Path directory = CERTIFICATE.files().key().resolveSibling(".");
        assertThat(TrialCertificate.in(directory, "127.0.0.1").fingerprint()).isEqualTo(CERTIFICATE.fingerprint());
        assertThat(directory.resolve("trial.p12")).doesNotExist();
    }
}
