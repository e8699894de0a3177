package org.baize.gateway.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is the same for everybody goes over the wire compressed, and what holds secrets does not. */
@QuarkusTest
@Timeout(60)
class CompressionTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    private HttpResponse<byte[]> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return HTTP.send(request.header("Accept-Encoding", "gzip").build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    @Test
    void scriptsAreCompressed() throws IOException, InterruptedException {
        HttpResponse<byte[]> script = send(HttpRequest.newBuilder(server.resolve("/assets/long.js")));

        assertThat(script.statusCode()).isEqualTo(200);
        assertThat(script.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(script.body()).hasSizeLessThan(500);
        assertThat(script.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
    }

    @Test
    void answersThatMayHoldSecretsAreNot() throws IOException, InterruptedException {
        String wrong = "{\"name\":\"nobody at all\",\"password\":\"a long password\"}";
        HttpResponse<byte[]> session = send(HttpRequest.newBuilder(server.resolve("/api/session"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(wrong)));

        assertThat(session.statusCode()).isEqualTo(401);
        assertThat(session.headers().allValues("Content-Encoding")).doesNotContain("gzip");
        for (String path : List.of("/q/health", "/q/openapi?format=json")) {
            assertThat(send(HttpRequest.newBuilder(server.resolve(path)))
                            .headers()
                            .allValues("Content-Encoding"))
                    .as(path)
                    .doesNotContain("gzip");
        }
    }
}
