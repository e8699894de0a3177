package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Sessions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whoever is signed in watches the pit and tables, live. */
@QuarkusTest
@Timeout(60)
class StaffSocketTest {

    private static final int SOMEBODY = 1;

    @TestHTTPResource("/staff")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI http;

    @Inject
    House house;

    @Inject
    Identity identity;

    private URI server() {
        return URI.create(http.toString().replaceFirst("^http", "ws"));
    }

    private Sessions.Session session() {
        return identity.sessions().open(SOMEBODY, Optional.empty());
    }

    private String badge(int terminal) {
        return identity.badges().token(Subject.terminal(terminal));
    }

    private static String watch(int table) {
        return "{\"type\":\"watchTable\",\"table\":" + table + "}";
    }

    private static boolean offers(JsonNode dealer, String command) {
        return StreamSupport.stream(dealer.path("offers").spliterator(), false)
                .anyMatch(offer -> offer.at("/command/@type").asText().equals(command));
    }

    @Test
    void aDealerSeesWhatMayBeDoneAndWhoHasBet() {
        House.Wheel table = house.table(House.RAPID);
        URI terminals = server().resolve("/terminal");
        try (Client dealer = Client.signedIn(server(), session().token()).say(watch(table.number()));
                Client player = Client.welcomed(terminals, badge(table.terminal()))) {
            JsonNode shown = dealer.await("tableShown");
            assertThat(shown.path("clockMillis").asLong()).isPositive();
            assertThat(shown.at("/table/now/table").asInt()).isEqualTo(table.number());
            assertThat(offers(shown.path("dealer"), "OpenBetting")).isTrue();
            assertThat(shown.at("/dealer/offers/0/alone/0").asText()).isEqualTo("DEALER");

            table.open();
            dealer.awaitPhase("BETTING");
            player.ask("{\"type\":\"noteInserted\",\"noteCents\":2000}");
            player.ask("{\"type\":\"place\",\"table\":" + table.number() + ",\"bet\":\"red\",\"cents\":500}");

            JsonNode wagered = dealer.await(
                    message -> message.at("/dealer/wagered/totalCents").asLong() == 500);
            assertThat(wagered.at("/dealer/wagered/bets/0/bet").asText()).isEqualTo("red");
            assertThat(wagered.path("sequence").asLong())
                    .isGreaterThan(shown.path("dealerSequence").asLong());
        }
    }

    @Test
    void thePitSeesACallForAnAttendant() {
        House.Wheel table = house.table(House.RAPID);
        int terminal = table.terminal();
        try (Client pit = Client.signedIn(server(), session().token()).say("{\"type\":\"watchFloor\"}");
                Client player = Client.welcomed(server().resolve("/terminal"), badge(terminal))) {
            JsonNode floor = pit.await("floorChanged");
            assertThat(floor.at("/floor/tables")).isNotEmpty();

            player.ask("{\"type\":\"callAttendant\",\"table\":" + table.number() + "}");

            pit.await(message -> StreamSupport.stream(
                            message.at("/floor/alerts").spliterator(), false)
                    .anyMatch(alert -> alert.path("kind").asText().equals("ATTENDANT_CALLED")
                            && alert.path("terminal").asInt() == terminal));
        }
    }

    @Test
    void whoeverStopsWatchingIsShownNothingMore() {
        House.Wheel table = house.table(House.RAPID);
        try (Client dealer = Client.signedIn(server(), session().token()).say(watch(table.number()))) {
            dealer.await("tableShown");
            dealer.say("{\"type\":\"stopWatching\"}").say(watch(0));
            dealer.await("notUnderstood");

            table.open();
            dealer.say(watch(table.number()));

            assertThat(dealer.await("tableShown").at("/table/now/round/phase").asText())
                    .isEqualTo("BETTING");
            assertThat(dealer.hasHeard("tableChanged")).isFalse();
        }
    }

    @Test
    void whoeverSignsOutLeavesNoScreenBehind() {
        Sessions.Session session = session();
        Map<String, String> page =
                Map.of("Cookie", "other=1; baize-session=" + session.token(), "Origin", TestParts.OWN_PAGE);
        try (Client pit = new Client(server(), page).say("{\"type\":\"watchFloor\"}")) {
            pit.await("floorChanged");

            identity.sessions().end(session);

            assertThat(pit.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
        }
    }

    @Test
    void aMachineIsNobodyOfTheStaff() {
        String badge = badge(house.table(House.RAPID).terminal());
        try (Client machine = Client.signedIn(server(), badge)) {
            assertThat(machine.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
        }
    }

    @Test
    void nobodyWatchesWhoIsNotSignedIn() {
        try (Client stranger = Client.connect(server())) {
            assertThat(stranger.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
            assertThat(stranger.closeCode()).isEqualTo(1008);
        }
    }
}
