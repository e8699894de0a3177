package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.List;
import java.util.stream.StreamSupport;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** People play at terminals with real sockets, from the note that goes in to the ticket that comes out. */
@QuarkusTest
@Timeout(60)
class PlayTest {

    private static final String HUNDRED = "{\"type\":\"noteInserted\",\"noteCents\":10000}";

    @TestHTTPResource("/terminal")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI http;

    @Inject
    House house;

    @Inject
    Badges badges;

    private URI server() {
        return URI.create(http.toString().replaceFirst("^http", "ws"));
    }

    private Client welcomed(int terminal) {
        return Client.welcomed(server(), badges.token(Subject.terminal(terminal)));
    }

    private static String place(House.Wheel table, String bet, long cents) {
        return "{\"type\":\"place\",\"table\":" + table.number() + ",\"bet\":\"" + bet + "\",\"cents\":" + cents + "}";
    }

    private static String at(House.Wheel table, String act) {
        return "{\"type\":\"" + act + "\",\"table\":" + table.number() + "}";
    }

    private static List<String> news(JsonNode change) {
        return StreamSupport.stream(change.path("news").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    private static String type(JsonNode message) {
        return message.path("type").asText();
    }

    @Test
    @Clause("act-multi-terminal-2019:2.2/unconfirmed")
    void aWholeRoundUnderTheMultiTerminalRules() {
        House.Wheel table = house.table(House.MULTI);
        try (Client client = welcomed(table.terminal())) {
            assertThat(type(client.ask(HUNDRED))).isEqualTo("accepted");
            client.awaitCredit(100_00);
            table.open();
            assertThat(client.awaitPhase("BETTING").path("news").path(0).asText())
                    .isEqualTo("BETTING_OPENED");

            assertThat(type(client.ask(place(table, "straight:17", 10_00)))).isEqualTo("accepted");
            assertThat(type(client.ask(at(table, "confirm")))).isEqualTo("accepted");
            JsonNode own = client.await(message -> Client.credit(message) == 90_00
                    && message.at("/own/tables/0/money/lockedCents").asLong() == 10_00);
            assertThat(own.at("/own/tables/0/wagers/0/bet").asText()).isEqualTo("straight:17");

            table.timeIsUp();
            assertThat(news(client.awaitPhase("CLOSED"))).containsExactly("BETTING_CLOSED");
            table.falls("17");
            assertThat(news(client.awaitPhase("RESULT"))).contains("RESULT");
            table.confirm();
            JsonNode settled = client.awaitPhase("SETTLED");
            assertThat(news(settled)).containsExactly("SETTLED");
            assertThat(settled.at("/now/recent/0/outcome").asText()).isEqualTo("number:17");
            client.awaitCredit(450_00);
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:2.2/unconfirmed")
    void chipsThatGoBackAtTheCloseAreToldAlsoToATerminalThatComesBack() {
        House.Wheel table = house.table(House.MULTI);
        int terminal = table.terminal();
        try (Client client = welcomed(terminal)) {
            client.ask(HUNDRED);
            table.open();
            client.awaitPhase("BETTING");
            client.ask(place(table, "red", 10_00));
            client.ask(at(table, "confirm"));
            client.ask(place(table, "straight:17", 5_00));

            table.timeIsUp();

            JsonNode told = client.await(message -> type(message).equals("returned"));
            assertThat(told.path("table").asInt()).isEqualTo(table.number());
            assertThat(told.path("cents").asLong()).isEqualTo(5_00);
            assertThat(told.at("/bets/0/bet").asText()).isEqualTo("straight:17");
            assertThat(told.at("/bets/0/reason").asText()).isEqualTo("UNCONFIRMED");
            client.awaitCredit(90_00);
        }
        try (Client back = welcomed(terminal)) {
            JsonNode again = back.await(message -> type(message).equals("returned"));
            assertThat(again.path("cents").asLong()).isEqualTo(5_00);
        }
    }

    @Test
    void aWholeRoundUnderTheRapidRulesAndTheTicketAfterIt() {
        House.Wheel table = house.table(House.RAPID);
        try (Client client = welcomed(table.terminal())) {
            client.ask(HUNDRED);
            table.open();
            client.awaitPhase("BETTING");
            assertThat(type(client.ask(place(table, "red", 20_00)))).isEqualTo("accepted");
            table.timeIsUp().falls("2").confirm();
            client.awaitPhase("SETTLED");
            client.awaitCredit(80_00);

            assertThat(type(client.ask("{\"type\":\"cashOut\"}"))).isEqualTo("accepted");
            JsonNode paying =
                    client.await(message -> message.at("/own/paying/cents").asLong() == 80_00);
            String ticket = paying.at("/own/paying/ticket").asText();
            assertThat(type(client.ask("{\"type\":\"ticketPrinted\",\"ticket\":\"" + ticket + "\"}")))
                    .isEqualTo("accepted");
            client.await(message -> message.path("own").path("open").isBoolean()
                    && !message.path("own").path("open").asBoolean());
        }
    }

    @Test
    void aRefusalSaysWhyAndByWhichRule() {
        House.Wheel table = house.table(House.MULTI);
        try (Client client = welcomed(table.terminal())) {
            JsonNode closed = client.ask(place(table, "red", 10_00));
            assertThat(type(closed)).isEqualTo("refused");
            assertThat(closed.path("reason").asText()).isNotEmpty();
            assertThat(closed.path("sentence").asText()).endsWith(".");

            JsonNode nonsense = client.ask(place(table, "purple", 10_00));
            assertThat(nonsense.path("reason").asText()).isEqualTo("NAMES_NOTHING");

            JsonNode note = client.ask("{\"type\":\"noteInserted\",\"noteCents\":1234}");
            assertThat(type(note)).isEqualTo("refused");
        }
    }

    @Test
    void whatTheCreditDoesNotCoverIsCutAndSaidSo() {
        House.Wheel table = house.table(House.MULTI);
        try (Client client = welcomed(table.terminal())) {
            client.ask("{\"type\":\"noteInserted\",\"noteCents\":2000}");
            table.open();
            client.awaitPhase("BETTING");

            JsonNode answer = client.ask(place(table, "red", 50_00));

            assertThat(type(answer)).isEqualTo("accepted");
            JsonNode cut = answer.path("cuts").path(0);
            assertThat(cut.path("askedCents").asLong()).isEqualTo(50_00);
            assertThat(cut.path("keptCents").asLong()).isEqualTo(20_00);
            assertThat(cut.path("rule").asText()).startsWith("act-multi-terminal-2019:");
        }
    }

    @Test
    void whoeverComesBackFindsEverythingAsItWasInEveryPhase() {
        House.Wheel table = house.table(House.MULTI);
        int terminal = table.terminal();
        Client client = welcomed(terminal);
        client.ask(HUNDRED);
        client = again(client, terminal, "IDLE", 100_00);

        table.open();
        client.awaitPhase("BETTING");
        client.ask(place(table, "straight:17", 10_00));
        client = again(client, terminal, "BETTING", 90_00);
        client.ask(at(table, "confirm"));
        table.timeIsUp();
        client = again(client, terminal, "CLOSED", 90_00);
        table.falls("17");
        client = again(client, terminal, "RESULT", 90_00);
        table.confirm();
        client = again(client, terminal, "SETTLED", 450_00);
        client.close();
    }

    /** Drops the connection, connects anew, and finds that phase and that credit in the welcome. */
    private Client again(Client before, int terminal, String phase, long creditCents) {
        before.drop();
        Client client = Client.connect(server()).hello(badges.token(Subject.terminal(terminal)));
        JsonNode welcome = client.await("welcome");
        assertThat(welcome.at("/tables/0/now/round/phase").asText()).isEqualTo(phase);
        assertThat(Client.credit(welcome)).isEqualTo(creditCents);
        return client;
    }

    @Test
    void whoeverComesBackIsNotShownWhatWasBeforeItsLastAnswer() {
        House.Wheel table = house.table(House.RAPID);
        String token = badges.token(Subject.terminal(table.terminal()));
        Client before = Client.welcomed(server(), token);
        before.ask(HUNDRED);
        before.drop();
        house.floor().isSeenLate(1);

        try (Client client = Client.connect(server()).hello(token)) {
            client.say("?").await("notUnderstood");
            house.floor().read(state -> state); // the hello has been answered,
            house.floor().read(state -> state); // and what follows from that was done
            client.say("?").await("notUnderstood");
            assertThat(client.hasHeard("welcome")).isFalse();

            house.floor().isSeenLate(0);
            table.open();
            assertThat(Client.credit(client.await("welcome"))).isEqualTo(100_00);
        }
    }

    @Test
    void theWelcomeHasTheLayoutWithOddsAndLimits() {
        House.Wheel table = house.table(House.RAPID);
        try (Client client = Client.connect(server()).hello(badges.token(Subject.terminal(table.terminal())))) {
            JsonNode layout = client.await("welcome").at("/tables/0/layout");

            assertThat(layout.at("/game/kind").asText()).isEqualTo("ROULETTE");
            assertThat(layout.path("lines").findValuesAsText("key")).contains("straight");
            assertThat(layout.at("/lines/0/pays/0/winnings").asInt()).isPositive();
            assertThat(layout.at("/limits/lines/0/minimumCents").asLong()).isPositive();
        }
    }

    @Test
    void aNewerConnectionTakesTheOldersPlace() {
        House.Wheel table = house.table(House.MULTI);
        int terminal = table.terminal();
        try (Client older = welcomed(terminal);
                Client newer = welcomed(terminal)) {
            assertThat(older.await("goodbye").path("why").asText()).isEqualTo("DISPLACED");
            assertThat(older.closeCode()).isEqualTo(4001);
            assertThat(type(newer.ask(HUNDRED))).isEqualTo("accepted");
        }
    }

    @Test
    void whoeverWantsEverythingAnewGetsIt() {
        House.Wheel table = house.table(House.MULTI);
        try (Client client = welcomed(table.terminal())) {
            client.ask(HUNDRED);

            client.say("{\"type\":\"refresh\"}");

            assertThat(Client.credit(client.await("welcome"))).isEqualTo(100_00);
        }
    }

    @Test
    void aFloorThatDoesNotAnswerIsToldAndPlayGoesOnWhenItDoes() {
        House.Wheel table = house.table(House.MULTI);
        try (Client client = welcomed(table.terminal())) {
            house.floor().silent(true);
            try {
                assertThat(client.ask(HUNDRED).path("reason").asText()).isEqualTo("OUTCOME_UNKNOWN");
            } finally {
                house.floor().silent(false);
            }
            client.say("{\"type\":\"refresh\"}").await("welcome");
            assertThat(type(client.ask(HUNDRED))).isEqualTo("accepted");
            client.awaitCredit(100_00);
        }
    }
}
