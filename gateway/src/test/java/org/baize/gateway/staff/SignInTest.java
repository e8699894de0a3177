package org.baize.gateway.staff;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.List;
import org.baize.gateway.terminal.House;
import org.baize.rules.law.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** People get in with their own password only, through our own pages only, and out again. */
@QuarkusTest
@Timeout(60)
class SignInTest {

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    @Inject
    House house;

    @Inject
    People people;

    @Test
    void aBrowserKeepsItsSessionInACookieThatNoScriptReads() {
        int dealer = people.enrol(Role.DEALER);
        Browser browser = new Browser(server);

        Browser.Reply reply = browser.signIn("person " + dealer, People.PASSWORD);

        assertThat(reply.status()).isEqualTo(200);
        String cookie = String.valueOf(reply.headers().get("set-cookie"));
        assertThat(cookie).contains("HttpOnly").contains("SameSite=Strict").doesNotContain(People.PASSWORD);
        assertThat(reply.headers()).containsEntry("cache-control", "no-store");
        Browser.Reply whoAmI =
                browser.with("Cookie", cookie.substring(0, cookie.indexOf(';'))).get("/api/session");
        assertThat(whoAmI.json().path("person").asInt()).isEqualTo(dealer);
        assertThat(whoAmI.json().path("roles").path(0).asText()).isEqualTo("DEALER");
        assertThat(whoAmI.json().path("token").isTextual()).isFalse();
    }

    @Test
    void aChangeByCookieNeedsWhatOnlyAPageOfOursKnows() {
        Browser browser = new Browser(server);
        Browser.Reply reply = browser.signIn(Integer.toString(people.enrol(Role.INSPECTOR)), People.PASSWORD);
        String cookie = String.valueOf(reply.headers().get("set-cookie"));
        browser.with("Cookie", cookie.substring(0, cookie.indexOf(';')));
        String duty = "{\"role\":\"INSPECTOR\",\"table\":0}";

        assertThat(browser.post("/api/session/duty", duty).title()).isEqualTo("NO_CSRF_TOKEN");
        assertThat(browser.with("X-CSRF-Token", "guessed")
                        .post("/api/session/duty", duty)
                        .status())
                .isEqualTo(403);
        assertThat(browser.with("X-CSRF-Token", reply.json().path("csrf").asText())
                        .post("/api/session/duty", duty)
                        .status())
                .isEqualTo(200);
    }

    @Test
    void aPageFromElsewhereChangesNothing() {
        String name = Integer.toString(people.enrol(Role.DEALER));
        Browser browser = Browser.of(server, name, People.PASSWORD).with("Origin", "https://evil.example");

        assertThat(browser.post("/api/session/duty", "{\"role\":\"DEALER\",\"table\":1}")
                        .title())
                .isEqualTo("FOREIGN_PAGE");
        assertThat(new Browser(server)
                        .with("Origin", "https://evil.example")
                        .signIn(name, People.PASSWORD)
                        .status())
                .isEqualTo(403);
        assertThat(new Browser(server)
                        .with("Origin", "https://terminals.example")
                        .signIn(name, People.PASSWORD)
                        .status())
                .isEqualTo(200);
    }

    @Test
    void aWrongPasswordAndANameThatNobodyHasLookTheSameAndLockTheSame() {
        String known = Integer.toString(people.enrol(Role.DEALER));
        Browser browser = new Browser(server);
        for (int i = 0; i < 5; i++) {
            Browser.Reply wrong = browser.signIn(known, "not the password");
            Browser.Reply nobody = browser.signIn("99999999", "not the password");

            assertThat(wrong.status()).isEqualTo(401);
            assertThat(nobody.text()).isEqualTo(wrong.text());
        }

        Browser.Reply locked = browser.signIn(known, People.PASSWORD);
        assertThat(locked.status()).isEqualTo(429);
        assertThat(Integer.parseInt(String.valueOf(locked.headers().get("retry-after"))))
                .isBetween(290, 300);
        assertThat(browser.signIn("99999999", People.PASSWORD).status()).isEqualTo(429);
    }

    @Test
    void nothingButTheDoorIsOpenToStrangers() {
        Browser stranger = new Browser(server);
        for (String path : List.of("session", "staff", "tables", "tables/1", "terminals", "papers/1", "rulebooks")) {
            assertThat(stranger.get("/api/" + path).status()).as(path).isEqualTo(401);
        }
        for (String path :
                List.of("acts", "staff", "enrolments", "monitoring/acts", "devices/1/acts", "session/duty")) {
            assertThat(stranger.post("/api/" + path, "{}").status()).as(path).isEqualTo(401);
        }
        Browser forged = new Browser(server).with("Authorization", "Bearer " + "A".repeat(43));
        assertThat(forged.get("/api/session").status()).isEqualTo(401);
        assertThat(forged.get("/api/session").headers()).containsEntry("content-type", "application/problem+json");
    }

    @Test
    void signingOutEndsTheSessionAndTheDuty() {
        int number = people.enrol(Role.CASH_DESK);
        Browser browser = Browser.of(server, Integer.toString(number), People.PASSWORD);
        browser.post("/api/session/duty", "{\"role\":\"CASH_DESK\",\"table\":0}");
        assertThat(people.person(number).role()).contains(Role.CASH_DESK);

        assertThat(browser.delete("/api/session").status()).isEqualTo(204);

        assertThat(browser.get("/api/session").status()).isEqualTo(401);
        assertThat(people.person(number).role()).isEmpty();
    }

    @Test
    void aNewPasswordEndsTheOldOneAndAllSessions() {
        String name = Integer.toString(people.enrol(Role.DEALER));
        Browser browser = Browser.of(server, name, People.PASSWORD);
        Browser other = Browser.of(server, name, People.PASSWORD);

        assertThat(browser.put("/api/session/password", "{\"password\":\"wrong one\",\"chosen\":\"another password\"}")
                        .status())
                .isEqualTo(401);
        assertThat(browser.put(
                                "/api/session/password",
                                "{\"password\":\"" + People.PASSWORD + "\",\"chosen\":\"short\"}")
                        .status())
                .isEqualTo(400);
        Browser.Reply changed = browser.put(
                "/api/session/password", "{\"password\":\"" + People.PASSWORD + "\",\"chosen\":\"another password\"}");

        assertThat(changed.status()).isEqualTo(200);
        assertThat(other.get("/api/session").status()).isEqualTo(401);
        assertThat(new Browser(server).signIn(name, People.PASSWORD).status()).isEqualTo(401);
        Browser again = Browser.of(server, name, "another password");
        assertThat(again.post("/api/session/duty", "{\"role\":\"DEALER\",\"table\":0}")
                        .status())
                .as("the key of the PIN goes with the person")
                .isEqualTo(200);
    }

    @Test
    void aNewPinNeedsTheOneSoFar() {
        int number = people.enrol(Role.GAMES_SUPERVISOR);
        Browser browser = Browser.of(server, Integer.toString(number), People.PASSWORD);
        String change = "{\"password\":\"" + People.PASSWORD + "\",\"pin\":\"%s\",\"chosen\":\"314159\"}";

        assertThat(browser.put("/api/session/pin", change.formatted("000000")).title())
                .isEqualTo("PIN_WRONG");
        assertThat(browser.put("/api/session/pin", change.formatted(People.PIN)).status())
                .isEqualTo(200);
        Browser again = Browser.of(server, Integer.toString(number), People.PASSWORD);
        assertThat(again.put("/api/session/pin", change.formatted(People.PIN)).title())
                .isEqualTo("PIN_WRONG");
        assertThat(again.put("/api/session/pin", change.formatted("314159")).status())
                .isEqualTo(200);
    }
}
