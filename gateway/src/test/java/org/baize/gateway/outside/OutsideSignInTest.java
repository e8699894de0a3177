package org.baize.gateway.outside;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.terminal.House;
import org.baize.rules.law.Role;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.NumericDate;
import org.jose4j.keys.HmacKey;
import org.jose4j.lang.JoseException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever comes back from the provider with what it has signed for this sign-in gets in, and nobody else. */
@QuarkusTest
@Timeout(60)
class OutsideSignInTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final int SEE_OTHER = 303;
    private static final String PIN = "314159";

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    @Inject
    TestProvider provider;

    @Inject
    House house;

    @Inject
    Identity identity;

    /** A browser on its way to the provider. */
    private record Sent(URI to, String cookie) {

        String field(String name) {
            return String.valueOf(TestProvider.fields(to.getRawQuery()).get(name));
        }
    }

    private HttpResponse<String> get(String path, String cookie) throws IOException, InterruptedException {
        return HTTP.send(
                HttpRequest.newBuilder(server.resolve(path))
                        .header("Cookie", cookie)
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private Sent begin() throws IOException, InterruptedException {
        HttpResponse<String> answer = get("/api/session/outside", "none=0");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(SEE_OTHER);
        String set = answer.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(set).contains("HttpOnly").contains("SameSite=Lax");
        return new Sent(URI.create(answer.headers().firstValue("Location").orElseThrow()), set.replaceFirst(";.*", ""));
    }

    private HttpResponse<String> comeBack(Sent sent, String code) throws IOException, InterruptedException {
        return get(
                "/api/session/outside/back?code=" + code + "&state="
                        + URLEncoder.encode(sent.field("state"), StandardCharsets.UTF_8),
                sent.cookie());
    }

    private JwtClaims claims(Sent sent, int person) {
        JwtClaims claims = new JwtClaims();
        claims.setIssuer(provider.issuer());
        claims.setAudience(TestProvider.CLIENT);
        claims.setSubject("somebody");
        claims.setIssuedAtToNow();
        claims.setExpirationTimeMinutesInTheFuture(5);
        claims.setStringClaim("nonce", sent.field("nonce"));
        claims.setClaim(TestProvider.CLAIM, person);
        return claims;
    }

    private static String signed(JwtClaims claims, String algorithm, String id, @Nullable Key key) {
        JsonWebSignature token = new JsonWebSignature();
        token.setAlgorithmConstraints(AlgorithmConstraints.NO_CONSTRAINTS);
        token.setPayload(claims.toJson());
        token.setAlgorithmHeaderValue(algorithm);
        token.setKeyIdHeaderValue(id);
        token.setKey(key);
        try {
            return token.getCompactSerialization();
        } catch (JoseException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private String signed(JwtClaims claims) {
        return signed(claims, "RS256", "rsa", provider.rsa.getPrivateKey());
    }

    private int enrol() {
        return house.enrol(Role.DEALER, identity.pins().salted(PIN));
    }

    private static String session(HttpResponse<String> in) {
        assertThat(in.statusCode()).as(in.body()).isEqualTo(SEE_OTHER);
        return in.headers().allValues("Set-Cookie").stream()
                .filter(cookie -> cookie.startsWith("baize-session="))
                .findFirst()
                .orElseThrow()
                .replaceFirst(";.*", "");
    }

    private int whoIs(String session) throws IOException {
        try {
            return new ObjectMapper()
                    .readTree(get("/api/session", session).body())
                    .path("person")
                    .asInt();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    @Test
    void whoeverTheProviderKnowsIsInByEitherKindOfSignature() throws Exception {
        int person = enrol();
        Sent first = begin();
        Sent second = begin();

        String one = session(comeBack(first, provider.grant(first.to(), signed(claims(first, person)))));
        String other = session(comeBack(
                second,
                provider.grant(
                        second.to(), signed(claims(second, person), "ES256", "ec", provider.ec.getPrivateKey()))));

        assertThat(whoIs(one)).isEqualTo(person);
        assertThat(whoIs(other)).isEqualTo(person);
        assertThat(first.to().toString()).startsWith(provider.issuer() + "/authorize?tenant=1&response_type=code");
        assertThat(first.field("code_challenge_method")).isEqualTo("S256");
        assertThat(first.field("scope")).contains("openid");
    }

    @Test
    void aDutyNeedsThePinAllTheSame() throws Exception {
        int person = enrol();
        Sent sent = begin();
        String session = session(comeBack(sent, provider.grant(sent.to(), signed(claims(sent, person)))));
        String token = session.replace("baize-session=", "");
        int table = house.table(House.MULTI).number();

        assertThat(duty(token, "{\"role\":\"DEALER\",\"table\":" + table + "}").body())
                .contains("PIN_NEEDED");
        assertThat(duty(token, "{\"role\":\"DEALER\",\"table\":" + table + ",\"pin\":\"" + PIN + "\"}")
                        .statusCode())
                .isEqualTo(200);
    }

    private HttpResponse<String> duty(String token, String duty) throws IOException, InterruptedException {
        return HTTP.send(
                HttpRequest.newBuilder(server.resolve("/api/session/duty"))
                        .header("Authorization", "Bearer " + token)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(duty))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void whatIsWrongInTheTokenKeepsItsBearerOut() throws Exception {
        int person = enrol();
        List<Consumer<JwtClaims>> wrongs = List.of(
                claims -> claims.setAudience("another client"),
                claims -> claims.setIssuer("https://elsewhere.example"),
                claims -> claims.setStringClaim("nonce", "of another sign-in"),
                claims -> claims.unsetClaim("nonce"),
                claims -> claims.setExpirationTime(
                        NumericDate.fromSeconds(NumericDate.now().getValue() - 120)),
                claims -> claims.unsetClaim("exp"),
                claims -> claims.setNotBeforeMinutesInThePast(-10),
                claims -> claims.setStringClaim("azp", "another client"),
                claims -> claims.setClaim(TestProvider.CLAIM, 999_999),
                claims -> claims.setClaim(TestProvider.CLAIM, "Ada"),
                claims -> claims.setClaim(TestProvider.CLAIM, List.of(person)),
                claims -> claims.unsetClaim(TestProvider.CLAIM));
        List<Integer> answers = new ArrayList<>();
        for (Consumer<JwtClaims> wrong : wrongs) {
            Sent sent = begin();
            JwtClaims claims = claims(sent, person);
            wrong.accept(claims);
            answers.add(
                    comeBack(sent, provider.grant(sent.to(), signed(claims))).statusCode());
        }

        assertThat(answers).hasSize(wrongs.size()).containsOnly(401);
    }

    @Test
    void aSignatureThatIsNotTheProvidersKeepsItsBearerOut() throws Exception {
        int person = enrol();
        Key secret = new HmacKey(TestProvider.SECRET.repeat(4).getBytes(StandardCharsets.UTF_8));
        for (int i = 0; i < 4; i++) {
            Sent sent = begin();
            JwtClaims claims = claims(sent, person);
            String token = switch (i) {
                case 0 -> signed(claims, "RS256", "rsa", TestProvider.key("rsa").getPrivateKey());
                case 1 -> signed(claims, "none", "rsa", null);
                case 2 -> signed(claims, "HS256", "rsa", secret);
                default -> signed(claims).replaceFirst("\\.[^.]*$", ".AAAA");
            };
            assertThat(comeBack(sent, provider.grant(sent.to(), token)).statusCode())
                    .as("case " + i)
                    .isEqualTo(401);
        }
    }

    @Test
    void aSignInComesBackOnceAndToTheBrowserThatBeganIt() throws Exception {
        int person = enrol();
        Sent sent = begin();
        Sent ofAnother = begin();
        String token = signed(claims(sent, person));

        assertThat(comeBack(new Sent(sent.to(), "none=0"), provider.grant(sent.to(), token))
                        .statusCode())
                .isEqualTo(401);
        assertThat(comeBack(new Sent(sent.to(), ofAnother.cookie()), provider.grant(sent.to(), token))
                        .statusCode())
                .isEqualTo(401);
        session(comeBack(sent, provider.grant(sent.to(), token)));
        assertThat(comeBack(sent, provider.grant(sent.to(), token)).statusCode())
                .as("the same state again")
                .isEqualTo(401);
        assertThat(comeBack(begin(), "guessed").statusCode())
                .as("a code that the provider does not know")
                .isEqualTo(401);
    }
}
