package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.baize.engine.state.TerminalStatus;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.IdentityStore;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.identity.SlowFunction;
import org.baize.gateway.live.Connection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nobody gets in who is not known, nobody acts for another, and nothing that is sent breaks anything. */
@QuarkusTest
@Timeout(60)
class HostileTest {

    @TestHTTPResource("/terminal")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI http;

    @Inject
    House house;

    @Inject
    Badges badges;

    @Inject
    EnrolmentCodes codes;

    private URI server() {
        return URI.create(http.toString().replaceFirst("^http", "ws"));
    }

    /** Of a gateway with another key. */
    private static Badges foreignBadges() {
        return Identity.open(
                        IdentityStore.inMemory("elsewhere"),
                        Path.of("elsewhere"),
                        new SlowFunction.Cost(64, 1),
                        InstantSource.system())
                .badges();
    }

    @Test
    void aCodeMakesATerminalOnce() {
        int terminal = house.table(House.MULTI).terminal();
        String enrol = "{\"type\":\"enrol\",\"code\":\"" + codes.issue(Subject.terminal(terminal)) + "\"}";
        try (Client first = Client.connect(server()).say(enrol);
                Client second = Client.connect(server())) {
            JsonNode enrolled = first.await("enrolled");
            assertThat(enrolled.path("terminal").asInt()).isEqualTo(terminal);
            first.hello(enrolled.path("token").asText()).await("welcome");

            second.say(enrol);
            assertThat(second.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
        }
    }

    @Test
    void aForgedTokenIsShownTheDoor() {
        int terminal = house.table(House.MULTI).terminal();
        String good = badges.token(Subject.terminal(terminal));
        String foreign = foreignBadges().token(Subject.terminal(terminal));
        String ofAnother = good.replaceFirst("\\." + terminal + "\\.", "." + (terminal + 1) + ".");
        String ofADisplay = badges.token(new Subject(Kind.DISPLAY, terminal));
        badges.revoke(Subject.terminal(terminal));
        for (String forged : List.of("", "b1", foreign, ofAnother, ofADisplay, good)) {
            try (Client client = Client.connect(server()).hello(forged)) {
                assertThat(client.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
                assertThat(client.closeCode()).isEqualTo(1008);
            }
        }
    }

    @Test
    void aTerminalThatIsRevokedIsCutOffAtOnce() {
        int terminal = house.table(House.MULTI).terminal();
        try (Client client = Client.welcomed(server(), badges.enrol(Subject.terminal(terminal)))) {
            badges.revoke(Subject.terminal(terminal));

            assertThat(client.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
        }
    }

    @Test
    void aTokenForATerminalThatIsNotOnThisFloorOpensNothing() {
        try (Client client = Client.connect(server()).hello(badges.token(Subject.terminal(99_999)))) {
            assertThat(client.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
        }
    }

    @Test
    void aPageFromElsewhereCannotConnectAndOurOwnCan() {
        assertThatThrownBy(() -> Client.connectFrom(server(), "https://evil.example"))
                .hasCauseInstanceOf(WebSocketHandshakeException.class);

        Client.connectFrom(server(), TestParts.OWN_PAGE).close();
    }

    @Test
    void nobodyActsWithoutSayingWhoTheyAre() {
        try (Client client = Client.connect(server())) {
            client.askOnly("{\"type\":\"cashOut\"}");
            assertThat(client.await("notUnderstood").path("sentence").asText()).isEqualTo("Say hello first.");
        }
    }

    @Test
    void whatIsNoMessageIsAnsweredAndAFewOfThemEndTheConnection() {
        int terminal = house.table(House.MULTI).terminal();
        List<String> bad = List.of(
                "",
                "{",
                "[]",
                "null",
                "{\"type\":\"unknown\"}",
                "{\"type\":\"ask\",\"number\":1.5,\"act\":{\"type\":\"cashOut\"}}",
                "{\"type\":\"ask\",\"number\":\"1\",\"act\":{\"type\":\"cashOut\"}}",
                "{\"type\":\"ask\",\"number\":1,\"act\":{\"type\":\"cashOut\",\"terminal\":1}}",
                "{\"type\":\"ask\",\"number\":1}",
                "{\"type\":\"hello\",\"token\":\"a\"} trailing");
        try (Client client = Client.welcomed(server(), badges.token(Subject.terminal(terminal)))) {
            for (String text : bad) {
                client.say(text);
                client.await("notUnderstood");
            }
            client.sayBytes(new byte[] {1, 2, 3});
            assertThat(client.await("goodbye").path("why").asText()).isEqualTo("MISBEHAVED");
        }
    }

    @Test
    void aNumberThatWasUsedIsNotCarriedOutAgain() {
        int terminal = house.table(House.MULTI).terminal();
        String note = "{\"type\":\"ask\",\"number\":7,\"act\":{\"type\":\"noteInserted\",\"noteCents\":2000}}";
        try (Client client = Client.welcomed(server(), badges.token(Subject.terminal(terminal)))) {
            client.say(note).await("accepted");
            client.say(note);
            assertThat(client.await("refused").path("reason").asText()).isEqualTo("NUMBER_USED");
        }
        assertThat(creditCents(terminal)).isEqualTo(20_00);
    }

    private long creditCents(int terminal) {
        return house.floor().read(state -> state.terminalAt(terminal)).chips().balanceCents();
    }

    @Test
    void aFrameThatIsTooLargeEndsTheConnection() {
        int terminal = house.table(House.MULTI).terminal();
        try (Client client = Client.welcomed(server(), badges.token(Subject.terminal(terminal)))) {
            client.say("{\"type\":\"hello\",\"token\":\"" + "x".repeat(20_000) + "\"}");

            assertThat(client.isCut()).isTrue();
        }
        Client.welcomed(server(), badges.token(Subject.terminal(terminal))).close();
    }

    @Test
    void whoeverSendsTooMuchIsCutOffAndOthersAreNot() {
        House.Wheel table = house.table(House.MULTI);
        try (Client calm = Client.welcomed(server(), badges.token(Subject.terminal(table.terminal())));
                Client flood = Client.welcomed(server(), badges.token(Subject.terminal(table.terminal())))) {
            for (int i = 0; i < 10 * Connection.MESSAGES.atOnce() && !flood.isOver(); i++) {
                flood.trySaying("{\"type\":\"refresh\"}");
            }
            // Sent away for its flood, or, where its own machine cannot read the answers as fast, for not reading them.
            assertThat(flood.isCut()).isTrue();
            assertThat(calm.ask("{\"type\":\"noteInserted\",\"noteCents\":2000}")
                            .path("type")
                            .asText())
                    .isEqualTo("accepted");
        }
    }

    @Test
    void aTerminalHasNoWayToNameAnother() {
        House.Wheel table = house.table(House.MULTI);
        int own = table.terminal();
        int other = table.terminal();
        try (Client client = Client.welcomed(server(), badges.token(Subject.terminal(own)))) {
            client.ask("{\"type\":\"noteInserted\",\"noteCents\":2000}");
        }
        assertThat(creditCents(own)).isEqualTo(20_00);
        assertThat(creditCents(other)).isZero();
        TerminalStatus untouched =
                house.floor().read(state -> state.terminalAt(other)).status();
        assertThat(untouched).isEqualTo(TerminalStatus.FRESH);
    }
}
