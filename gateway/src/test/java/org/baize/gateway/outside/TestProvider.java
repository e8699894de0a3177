package org.baize.gateway.outside;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.baize.gateway.GatewayConfig;
import org.jose4j.jwk.EcJwkGenerator;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.jose4j.keys.EllipticCurves;
import org.jose4j.lang.JoseException;

/** A provider of OpenID Connect on this machine: it signs what a test tells it to, and checks what it is shown. */
public final class TestProvider {

    static final String CLIENT = "baize floor";
    static final String SECRET = "s3cret:with/signs";
    static final String CLAIM = "staff_number";

    private static final int OK = 200;
    private static final int BAD_REQUEST = 400;

    final PublicJsonWebKey rsa = key("rsa");
    final PublicJsonWebKey ec = key("ec");

    private final HttpServer server;
    private final Map<String, Grant> grants = new ConcurrentHashMap<>();
    private final AtomicInteger codes = new AtomicInteger();

    /** What a code is good for. */
    private record Grant(String challenge, String back, String token) {}

    public TestProvider() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/.well-known/openid-configuration", exchange -> answer(exchange, OK, """
                {"issuer":"%1$s","authorization_endpoint":"%1$s/authorize?tenant=1","token_endpoint":"%1$s/token",
                "jwks_uri":"%1$s/keys"}""".formatted(issuer())));
        server.createContext("/keys", exchange -> answer(exchange, OK, new JsonWebKeySet(rsa, ec).toJson()));
        server.createContext("/token", this::token);
        server.start();
    }

    static PublicJsonWebKey key(String id) {
        try {
            PublicJsonWebKey key = id.equals("ec")
                    ? EcJwkGenerator.generateJwk(EllipticCurves.P256)
                    : RsaJwkGenerator.generateJwk(2048);
            key.setKeyId(id);
            return key;
        } catch (JoseException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public String issuer() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    public GatewayConfig.Provider config() {
        return new GatewayConfig.Provider(issuer(), CLIENT, SECRET, CLAIM);
    }

    /** What a browser is sent here with. */
    static Map<String, String> fields(String form) {
        return Arrays.stream(form.split("&"))
                .map(field -> field.split("=", 2))
                .collect(Collectors.toMap(
                        field -> field[0], field -> URLDecoder.decode(field[1], StandardCharsets.UTF_8)));
    }

    /** Somebody has signed in here, who was sent with these fields; the code brings that token. */
    String grant(URI sent, String token) {
        Map<String, String> asked = fields(sent.getRawQuery());
        String code = "code" + codes.incrementAndGet();
        grants.put(
                code,
                new Grant(asked.getOrDefault("code_challenge", ""), asked.getOrDefault("redirect_uri", ""), token));
        return code;
    }

    private void token(HttpExchange exchange) throws IOException {
        Map<String, String> shown =
                fields(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        Grant grant = grants.remove(shown.getOrDefault("code", ""));
        String basic = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
        if (grant != null && isGood(grant, shown, basic)) {
            answer(exchange, OK, "{\"token_type\":\"Bearer\",\"id_token\":\"" + grant.token() + "\"}");
        } else {
            answer(exchange, BAD_REQUEST, "{\"error\":\"invalid_grant\"}");
        }
    }

    private static boolean isGood(Grant grant, Map<String, String> shown, String basic) {
        byte[] known = "baize+floor:s3cret%3Awith%2Fsigns".getBytes(StandardCharsets.UTF_8);
        return basic.equals("Basic " + Base64.getEncoder().encodeToString(known))
                && grant.challenge().equals(challenge(shown.getOrDefault("code_verifier", "")))
                && grant.back().equals(shown.get("redirect_uri"));
    }

    private static String challenge(String verifier) {
        try {
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(
                            MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
