package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A display shows one table, and is told what every terminal there is told. */
@QuarkusTest
@Timeout(60)
class DisplaySocketTest {

    @TestHTTPResource("/display")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI http;

    @Inject
    House house;

    @Inject
    Badges badges;

    private URI server() {
        return URI.create(http.toString().replaceFirst("^http", "ws"));
    }

    private static String show(int table) {
        return "{\"type\":\"showTable\",\"table\":" + table + ",\"token\":\"\"}";
    }

    @Test
    void showsARoundFromItsOpeningToItsResult() {
        House.Wheel table = house.table(House.RAPID);
        try (Client display = Client.connect(server()).say(show(table.number()))) {
            JsonNode welcome = display.await("displayWelcome");
            assertThat(welcome.path("clockMillis").asLong()).isPositive();
            assertThat(welcome.at("/table/layout/limits/lines")).isNotEmpty();
            assertThat(welcome.at("/table/now/round/phase").asText()).isEqualTo("IDLE");
            JsonNode none = display.await("resultsChanged");
            assertThat(none.at("/results/latest")).isEmpty();

            table.open();
            JsonNode open = display.awaitPhase("BETTING");
            assertThat(open.path("sequence").asLong())
                    .isGreaterThan(welcome.at("/table/sequence").asLong());
            table.timeIsUp();
            table.falls("17").confirm();

            JsonNode results = display.await("resultsChanged");
            assertThat(results.at("/results/latest/0/outcome/number/label").asText())
                    .isEqualTo("17");
            assertThat(results.at("/results/latest/0/outcome/number/colour").asText())
                    .isEqualTo("BLACK");
            assertThat(results.at("/results/statistics/hot/0/name").asText()).isEqualTo("17");
            assertThat(results.path("sequence").asLong())
                    .isGreaterThan(none.path("sequence").asLong());
        }
    }

    @Test
    void isShownEverythingAnewWhenItMissedSomething() {
        House.Wheel table = house.table(House.RAPID);
        try (Client display = Client.connect(server()).say(show(table.number()))) {
            display.await("displayWelcome");
            table.open();
            display.awaitPhase("BETTING");

            display.say("{\"type\":\"refreshDisplay\"}");

            assertThat(display.await("displayWelcome")
                            .at("/table/now/round/phase")
                            .asText())
                    .isEqualTo("BETTING");
        }
    }

    @Test
    void noOtherTableIsShownToAnEnrolledDisplayThanItsOwn() {
        String badge = badges.token(new Subject(Kind.DISPLAY, 7));
        try (Client display =
                Client.connect(server()).say("{\"type\":\"showTable\",\"table\":99999,\"token\":\"" + badge + "\"}")) {
            assertThat(display.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
            assertThat(display.closeCode()).isEqualTo(1008);
        }
    }

    @Test
    void itAsksForNothingElse() {
        try (Client display = Client.connect(server()).say("{\"type\":\"refreshDisplay\"}")) {
            display.await("notUnderstood");
            display.say("{\"type\":\"ask\",\"number\":1,\"act\":{\"type\":\"cashOut\"}}");
            display.await("notUnderstood");
        }
    }
}
