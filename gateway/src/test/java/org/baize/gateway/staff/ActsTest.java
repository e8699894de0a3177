package org.baize.gateway.staff;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.List;
import org.baize.gateway.terminal.House;
import org.baize.rules.law.Role;
import org.baize.rules.round.RoundPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What staff ask goes to the floor under their own name, once, and the floor decides. */
@QuarkusTest
@Timeout(60)
class ActsTest {

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    @Inject
    House house;

    @Inject
    People people;

    private static String open(int table) {
        return "{\"@type\":\"OpenBetting\",\"table\":" + table + "}";
    }

    @Test
    void aDealerOpensTheBettingAtTheTableOfTheDuty() {
        int table = house.table(House.MULTI).number();
        Browser dealer = people.onDuty(server, Role.DEALER, table);

        Browser.Reply accepted = dealer.act(open(table));
        Browser.Reply refused = dealer.act(open(table));

        assertThat(accepted.status()).as(accepted.text()).isEqualTo(200);
        assertThat(accepted.json().path("events").path(0).path("@type").asText())
                .isNotEmpty();
        RoundPhase phase =
                house.floor().read(state -> state.tableAt(table).round().phase());
        assertThat(phase).isEqualTo(RoundPhase.BETTING);
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.title()).isNotEmpty();
        assertThat(refused.json().path("detail").asText()).endsWith(".");
    }

    @Test
    void whatAPersonMayNotDoIsRefusedByTheFloor() {
        int table = house.table(House.MULTI).number();
        Browser inspector = people.onDuty(server, Role.INSPECTOR, 0);

        assertThat(inspector.act(open(table)).status()).isEqualTo(409);
        int stranger = people.enrol(Role.DEALER);
        assertThat(Browser.of(server, Integer.toString(stranger), People.PASSWORD)
                        .act(open(table))
                        .title())
                .isEqualTo("NOT_SIGNED_ON");
    }

    @Test
    void aDisputeThatWasRaisedIsAmongTheMattersThatAreOpen() {
        House.Wheel wheel = house.table(House.MULTI);
        int terminal = wheel.terminal();
        Browser dealer = people.onDuty(server, Role.DEALER, wheel.number());

        Browser.Reply raised = dealer.act("{\"@type\":\"RaiseDispute\",\"table\":" + wheel.number() + ",\"terminal\":"
                + terminal + ",\"round\":0,\"text\":\"my chips are gone\"}");
        Browser.Reply matters = dealer.get("/api/matters");

        assertThat(raised.status()).as(raised.text()).isEqualTo(200);
        assertThat(matters.json().path("disputes").findValuesAsText("text")).contains("my chips are gone");
    }

    @Test
    void whatIsNoCommandIsNotUnderstood() {
        Browser dealer = people.onDuty(server, Role.INSPECTOR, 0);

        assertThat(dealer.act("{\"@type\":\"MakeMeRich\"}").status()).isEqualTo(400);
        assertThat(dealer.act("{\"@type\":\"OpenBetting\",\"table\":\"1\"}").status())
                .isEqualTo(400);
        assertThat(dealer.act("17").status()).isEqualTo(400);
        assertThat(dealer.post("/api/acts", "{").status()).isEqualTo(400);
        assertThat(dealer.post("/api/acts", "{\"act\":" + open(1) + ",\"person\":1}")
                        .status())
                .as("nobody says who acts")
                .isEqualTo(400);
        assertThat(dealer.act("{\"@type\":\"SignOn\",\"table\":0,\"role\":\"DEALER\",\"pinKey\":\"key\"}")
                        .status())
                .as("keys are made here")
                .isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'@type':'TrackBall','table':1,'direction':'NOT_SENSED','revolutions':-2147483648}",
                "{'@type':'DelayPayment','number':1,'reason':'x','untilMillis':-9223372036854775808,'playerAgrees':true}",
                "{'@type':'BringIntoForce','rulebookId':'x','from':'+999999999-12-31'}",
            })
    void whatCannotBeWrittenForTheFloorIsNotUnderstood(String act) {
        Browser dealer = people.onDuty(server, Role.INSPECTOR, 0);

        Browser.Reply refused = dealer.act(act.replace('\'', '"'));

        assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    }

    @Test
    void theSameKeyDoesItOnceAndGetsTheFirstAnswerAgain() {
        int table = house.table(House.MULTI).number();
        Browser dealer = people.onDuty(server, Role.DEALER, table);
        String ask = "{\"act\":" + open(table) + ",\"key\":\"first of the day\"}";

        Browser.Reply first = dealer.post("/api/acts", ask);
        Browser.Reply again = dealer.post("/api/acts", ask);
        Browser.Reply other = dealer.post(
                "/api/acts", "{\"act\":{\"@type\":\"SignOff\",\"table\":" + table + "},\"key\":\"first of the day\"}");

        assertThat(first.status()).as(first.text()).isEqualTo(200);
        assertThat(again.json()).isEqualTo(first.json());
        assertThat(other.title()).isEqualTo("KEY_USED");
    }

    @Test
    void halfALetterIsNotUnderstoodAndNothingIsDone() {
        House.Wheel wheel = house.table(House.MULTI);
        Browser dealer = people.onDuty(server, Role.DEALER, wheel.number());

        Browser.Reply refused = dealer.act("{\"@type\":\"RaiseDispute\",\"table\":" + wheel.number() + ",\"terminal\":"
                + wheel.terminal() + ",\"round\":0,\"text\":\"\\ud800\"}");

        assertThat(refused.status()).as(refused.text()).isEqualTo(400);
        assertThat(dealer.get("/api/matters").json().path("disputes").findValuesAsText("text"))
                .doesNotContain("?");
    }

    @Test
    void aSecondPersonWhoCannotSignLeavesTheKeyFree() {
        int table = house.table(House.MULTI).number();
        Browser dealer = people.onDuty(server, Role.DEALER, table);
        int self = dealer.get("/api/session").json().path("person").asInt();
        String ask = "{\"act\":" + open(table) + ",\"key\":\"with %d\",\"second\":{\"person\":%d"
                + ",\"role\":\"DEALER\",\"pin\":\"" + People.PIN + "\"}}";

        for (int second : List.of(self, 99_999)) {
            String first =
                    dealer.post("/api/acts", ask.formatted(second, second)).title();
            String again =
                    dealer.post("/api/acts", ask.formatted(second, second)).title();

            assertThat(again).isEqualTo(first).isNotEqualTo("OUTCOME_UNKNOWN");
        }
    }

    @Test
    void aSecondPersonSignsWithTheirOwnPin() {
        int table = house.table(House.MULTI).number();
        int supervisor = people.enrol(Role.GAMES_SUPERVISOR);
        Browser dealer = people.onDuty(server, Role.DEALER, table);
        String ask = "{\"act\":" + open(table) + ",\"second\":{\"person\":" + supervisor
                + ",\"role\":\"GAMES_SUPERVISOR\",\"pin\":\"%s\"}}";

        assertThat(dealer.post("/api/acts", ask.formatted("000000")).title()).isEqualTo("SECOND_PERSON_NOT_RECOGNISED");
        assertThat(people.person(supervisor).failures()).isEqualTo(1);
        Browser.Reply right = dealer.post("/api/acts", ask.formatted(People.PIN));
        assertThat(right.status()).as(right.text()).isEqualTo(200);
    }

    @Test
    void aCodeIsNoPinOfASecondPerson() {
        int table = house.table(House.MULTI).number();
        int supervisor = people.enrol(Role.GAMES_SUPERVISOR);
        String code = people.onDuty(server, Role.ADMINISTRATOR, 0)
                .post("/api/staff/" + supervisor + "/code", "")
                .json()
                .path("code")
                .asText();
        Browser dealer = people.onDuty(server, Role.DEALER, table);

        Browser.Reply signed = dealer.post(
                "/api/acts",
                "{\"act\":" + open(table) + ",\"second\":{\"person\":" + supervisor
                        + ",\"role\":\"GAMES_SUPERVISOR\",\"pin\":\"" + code + "\"}}");

        assertThat(code).isNotEmpty();
        assertThat(signed.status()).as(signed.text()).isEqualTo(409);
        assertThat(signed.title()).isEqualTo("PIN_WRONG");
    }

    @Test
    void nobodyIsTheirOwnSecondPerson() {
        int table = house.table(House.MULTI).number();
        Browser dealer = people.onDuty(server, Role.DEALER, table);
        int self = dealer.get("/api/session").json().path("person").asInt();

        assertThat(dealer.post(
                                "/api/acts",
                                "{\"act\":" + open(table) + ",\"second\":{\"person\":" + self
                                        + ",\"role\":\"DEALER\",\"pin\":\"" + People.PIN + "\"}}")
                        .title())
                .isEqualTo("SECOND_PERSON_IS_THE_FIRST");
    }

    /** What players have and claim is for those whom they turn to. */
    @Test
    void papersAndMattersAreNotForEverybody() {
        Browser dealer =
                people.onDuty(server, Role.DEALER, house.table(House.MULTI).number());
        Browser promotions = people.onDuty(server, Role.PROMOTIONS_OFFICER, 0);
        Browser offDuty = Browser.of(server, Integer.toString(people.enrol(Role.CASH_DESK)), People.PASSWORD);

        assertThat(dealer.get("/api/matters").status()).isEqualTo(200);
        assertThat(dealer.get("/api/papers/123456789012345678").title()).isEqualTo("FOR_OTHERS_TO_READ");
        assertThat(promotions.get("/api/matters").title()).isEqualTo("FOR_OTHERS_TO_READ");
        assertThat(offDuty.get("/api/papers/123456789012345678").title()).isEqualTo("FOR_OTHERS_TO_READ");
    }

    @Test
    void staffLookUpWhatTheFloorKnows() {
        int table = house.table(House.MULTI).number();
        Browser desk = people.onDuty(server, Role.CASH_DESK, 0);

        JsonNode document = desk.get("/api/tables/" + table).json();
        assertThat(document.path("spec").path("rulebookId").asText()).isEqualTo(House.MULTI);
        assertThat(desk.get("/api/tables").json().size()).isGreaterThanOrEqualTo(1);
        assertThat(desk.get("/api/tables/99999").status()).isEqualTo(404);
        assertThat(desk.get("/api/terminals").json().path(0).path("spec").has("reach"))
                .isTrue();
        assertThat(desk.get("/api/rulebooks").json().findValuesAsText("id")).contains(House.MULTI, House.RAPID);
        assertThat(desk.get("/api/staff").json().findValuesAsText("name")).contains("administrator");
        assertThat(desk.get("/api/staff").text()).doesNotContain("salt");
        assertThat(desk.get("/api/papers/123456789012345678").status()).isEqualTo(404);
        assertThat(desk.get("/api/papers/abc").status()).isEqualTo(400);
    }
}
