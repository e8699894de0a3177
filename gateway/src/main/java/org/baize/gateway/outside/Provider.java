package org.baize.gateway.outside;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.baize.gateway.BadGatewayConfigException;
import org.baize.gateway.GatewayConfig;
import org.baize.gateway.identity.OutsideSignIns.Begun;
import org.jspecify.annotations.Nullable;

/** The provider outside, as its discovery document describes it; asked for when the first sign-in needs it. */
final class Provider {

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration PATIENCE_WITH_ANOTHER = Duration.ofSeconds(1);

    /** So long nobody asks again after a failure. */
    static final Duration REST = Duration.ofSeconds(10);

    private static final long LONGEST_ANSWER = 256 * 1_024;
    private static final int OK = 200;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final GatewayConfig.Provider config;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final ReentrantLock asking = new ReentrantLock();
    private final LongSupplier nanos;
    private volatile @Nullable JsonNode discovered;
    private @Nullable Long failedAtNanos;

    Provider(GatewayConfig.Provider config) {
        this(config, System::nanoTime);
    }

    Provider(GatewayConfig.Provider config, LongSupplier nanos) {
        this.config = config;
        this.nanos = nanos;
    }

    /** Where the browser goes to sign in. */
    URI authorization(Begun begun, String back) throws NotSignedInException {
        Map<String, String> asked = new LinkedHashMap<>();
        asked.put("response_type", "code");
        asked.put("scope", "openid profile");
        asked.put("client_id", config.clientId());
        asked.put("redirect_uri", back);
        asked.put("state", begun.state());
        asked.put("nonce", begun.nonce());
        asked.put("code_challenge", challenge(begun.verifier()));
        asked.put("code_challenge_method", "S256");
        String endpoint = endpoint("authorization_endpoint");
        return URI.create(endpoint + (endpoint.contains("?") ? "&" : "?") + form(asked));
    }

    private static String challenge(String verifier) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** What the provider has signed, for the code that the browser brought. */
    String idToken(String code, Begun begun, String back) throws NotSignedInException {
        Map<String, String> shown = new LinkedHashMap<>();
        shown.put("grant_type", "authorization_code");
        shown.put("code", code);
        shown.put("redirect_uri", back);
        shown.put("code_verifier", begun.verifier());
        HttpRequest request = HttpRequest.newBuilder(URI.create(endpoint("token_endpoint")))
                .timeout(PATIENCE)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Authorization", "Basic " + basic())
                .POST(HttpRequest.BodyPublishers.ofString(form(shown)))
                .build();
        String token = parsed(send(request)).path("id_token").asText();
        if (token.isEmpty()) {
            throw new NotSignedInException("the provider gave no token of who signed in");
        }
        return token;
    }

    /** Its keys, as JWKS has them. */
    String keys() throws NotSignedInException {
        return send(HttpRequest.newBuilder(URI.create(endpoint("jwks_uri")))
                .timeout(PATIENCE)
                .build());
    }

    /** Finds out how it is spoken to, if that is not known yet. Whoever waits here keeps a thread, and anybody may come: so not long. */
    JsonNode discover() throws NotSignedInException {
        JsonNode known = discovered;
        if (known != null) {
            return known;
        }
        try {
            if (!asking.tryLock(PATIENCE_WITH_ANOTHER.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new NotSignedInException("the provider is being asked, and has not answered yet");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new NotSignedInException("the server stops", interrupted);
        }
        try {
            return discoverAlone();
        } finally {
            asking.unlock();
        }
    }

    private JsonNode discoverAlone() throws NotSignedInException {
        JsonNode known = discovered;
        if (known != null) {
            return known;
        }
        Long failed = failedAtNanos;
        if (failed != null && nanos.getAsLong() - failed < REST.toNanos()) {
            throw new NotSignedInException("the provider was not to be spoken to a moment ago");
        }
        try {
            JsonNode document = document();
            discovered = document;
            return document;
        } catch (NotSignedInException away) {
            failedAtNanos = nanos.getAsLong();
            throw away;
        }
    }

    private JsonNode document() throws NotSignedInException {
        String at = config.issuer().replaceFirst("/$", "") + "/.well-known/openid-configuration";
        JsonNode document = parsed(
                send(HttpRequest.newBuilder(URI.create(at)).timeout(PATIENCE).build()));
        if (!document.path("issuer").asText().equals(config.issuer())) {
            throw new NotSignedInException("the provider calls itself " + document.path("issuer"));
        }
        return document;
    }

    private String endpoint(String name) throws NotSignedInException {
        String found = discover().path(name).asText();
        if (found.isEmpty()) {
            throw new NotSignedInException("the provider has no " + name);
        }
        return safe(found);
    }

    private static String safe(String address) throws NotSignedInException {
        try {
            GatewayConfig.Provider.mustBeSafe(address);
            return address;
        } catch (BadGatewayConfigException notSafe) {
            throw new NotSignedInException("the provider is not to be spoken to", notSafe);
        }
    }

    private String send(HttpRequest request) throws NotSignedInException {
        try {
            HttpResponse<String> answer = http.send(
                    request, HttpResponse.BodyHandlers.limiting(HttpResponse.BodyHandlers.ofString(), LONGEST_ANSWER));
            if (answer.statusCode() != OK) {
                throw new NotSignedInException(request.uri() + " answers " + answer.statusCode());
            }
            return answer.body();
        } catch (IOException broken) {
            throw new NotSignedInException(request.uri() + " does not answer", broken);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new NotSignedInException("the server stops", interrupted);
        }
    }

    private static JsonNode parsed(String text) throws NotSignedInException {
        try {
            return JSON.readTree(text);
        } catch (IOException bad) {
            throw new NotSignedInException("the provider answers something else than JSON", bad);
        }
    }

    /** RFC 6749, 2.3.1: both parts are encoded before they are joined. */
    private String basic() {
        String both = encoded(config.clientId()) + ":" + encoded(config.clientSecret());
        return Base64.getEncoder().encodeToString(both.getBytes(StandardCharsets.UTF_8));
    }

    private static String form(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + encoded(field.getValue()))
                .collect(Collectors.joining("&"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
