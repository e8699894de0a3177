package org.baize.gateway.staff;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.gateway.terminal.House;
import org.baize.rules.law.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An administrator lets people and machines in by codes that are good once. */
@QuarkusTest
@Timeout(60)
class EnrolmentTest {

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    @Inject
    House house;

    @Inject
    People people;

    private Browser administrator() {
        return people.onDuty(server, Role.ADMINISTRATOR, 0);
    }

    private Browser machine(Browser administrator, String kind, int number) {
        String code = administrator
                .post("/api/enrolments", "{\"kind\":\"" + kind + "\",\"number\":" + number + "}")
                .json()
                .path("code")
                .asText();
        Browser.Reply token = new Browser(server).post("/api/tokens", "{\"code\":\"" + code + "\"}");
        assertThat(token.status()).as(token.text()).isEqualTo(200);
        assertThat(new Browser(server)
                        .post("/api/tokens", "{\"code\":\"" + code + "\"}")
                        .title())
                .isEqualTo("CODE_NOT_GOOD");
        return new Browser(server)
                .with("Authorization", "Bearer " + token.json().path("token").asText());
    }

    private void choose(String code) {
        Browser.Reply chosen = new Browser(server)
                .post(
                        "/api/credentials",
                        "{\"code\":\"" + code + "\",\"password\":\"a better password\",\"pin\":\"4711\"}");
        assertThat(chosen.status()).as(chosen.text()).isEqualTo(200);
    }

    @Test
    void whoeverIsEnrolledChoosesPasswordAndPinAlone() {
        Browser administrator = administrator();
        String code = administrator
                .post("/api/staff", "{\"person\":7001,\"name\":\"Ada\",\"roles\":[\"CASH_DESK\"]}")
                .json()
                .path("code")
                .asText();
        String choice = "{\"code\":\"" + code + "\",\"password\":\"my own password\",\"pin\":\"112358\"}";

        assertThat(new Browser(server).post("/api/credentials", choice).status())
                .isEqualTo(200);
        assertThat(new Browser(server).post("/api/credentials", choice).title()).isEqualTo("CODE_NOT_GOOD");

        Browser ada = Browser.of(server, "ada", "my own password");
        assertThat(ada.post("/api/session/duty", "{\"role\":\"CASH_DESK\",\"table\":0}")
                        .status())
                .isEqualTo(200);
        assertThat(people.person(7001).role()).contains(Role.CASH_DESK);
    }

    @Test
    void whoHasForgottenAPasswordGetsACodeAndTheOldOneEnds() {
        int number = people.enrol(Role.CASH_DESK);
        Browser before = Browser.of(server, Integer.toString(number), People.PASSWORD);

        String code = administrator()
                .post("/api/staff/" + number + "/code", "")
                .json()
                .path("code")
                .asText();

        assertThat(before.get("/api/session").status()).isEqualTo(401);
        assertThat(new Browser(server)
                        .signIn(Integer.toString(number), People.PASSWORD)
                        .status())
                .isEqualTo(401);
        choose(code);
        Browser.of(server, Integer.toString(number), "a better password");
    }

    @Test
    void whoMayNotGiveACodeEndsNone() {
        int number = people.enrol(Role.CASH_DESK);
        String code = administrator()
                .post("/api/staff/" + number + "/code", "")
                .json()
                .path("code")
                .asText();

        assertThat(people.onDuty(server, Role.CASH_DESK, 0)
                        .post("/api/staff/" + number + "/code", "")
                        .status())
                .isEqualTo(409);

        choose(code);
    }

    @Test
    void onlyAnAdministratorEnrols() {
        Browser desk = people.onDuty(server, Role.CASH_DESK, 0);

        assertThat(desk.post("/api/staff", "{\"person\":7100,\"name\":\"Eve\",\"roles\":[\"GAMING_MANAGER\"]}")
                        .status())
                .isEqualTo(409);
        assertThat(desk.post("/api/enrolments", "{\"kind\":\"MONITORING\",\"number\":0}")
                        .title())
                .isEqualTo("NOT_AN_ADMINISTRATOR");
        assertThat(desk.delete("/api/enrolments/TERMINAL/1").status()).isEqualTo(403);
        boolean enrolled = house.floor().read(state -> state.person(7100).isPresent());
        assertThat(enrolled).isFalse();
    }

    @Test
    void aDeviceSaysWhatDevicesSayAboutItsOwnTable() {
        int table = house.table(House.MULTI).number();
        Browser administrator = administrator();
        Browser wheel = machine(administrator, "DEVICE", table);
        String path = "/api/devices/" + table + "/acts";
        String sensed = "{\"act\":{\"@type\":\"SenseNumber\",\"table\":" + table + ",\"wheel\":1,\"number\":\"17\"}}";

        assertThat(wheel.post(path, sensed).status())
                .as("heard, and decided by the floor")
                .isIn(200, 409);
        assertThat(wheel.post(path, "{\"act\":{\"@type\":\"OpenBetting\",\"table\":" + table + "}}")
                        .title())
                .isEqualTo("NOT_FOR_THIS_ORIGIN");
        assertThat(wheel.post("/api/devices/" + (table + 1) + "/acts", sensed).title())
                .isEqualTo("ANOTHER_MACHINE");
        assertThat(wheel.post("/api/monitoring/acts", sensed).title()).isEqualTo("ANOTHER_MACHINE");
        assertThat(wheel.post("/api/acts", sensed).title()).isEqualTo("NOT_A_PERSON");

        assertThat(administrator.delete("/api/enrolments/DEVICE/" + table).status())
                .isEqualTo(204);
        assertThat(wheel.post(path, sensed).status()).isEqualTo(401);
    }

    @Test
    void aTillReportsForItsOwnTerminalAndAScreenCannot() {
        int terminal = house.table(House.MULTI).terminal();
        Browser administrator = administrator();
        Browser till = machine(administrator, "TILL", terminal);
        Browser screen = machine(administrator, "TERMINAL", terminal);
        String path = "/api/tills/" + terminal + "/acts";
        String note = "{\"act\":{\"@type\":\"InsertNote\",\"terminal\":" + terminal
                + ",\"noteCents\":2000,\"australian\":true},\"key\":\"note 1\"}";

        assertThat(screen.post(path, note).title()).isEqualTo("ANOTHER_MACHINE");
        assertThat(till.post("/api/tills/" + (terminal + 1) + "/acts", note).title())
                .isEqualTo("ANOTHER_MACHINE");
        assertThat(till.post(path, note.replace("\"terminal\":" + terminal, "\"terminal\":" + (terminal + 1)))
                        .title())
                .isEqualTo("NOT_FOR_THIS_ORIGIN");
        assertThat(till.post(path, note.replace("note 1", "")).status()).isEqualTo(400);
        assertThat(till.post(path, "{\"act\":{\"@type\":\"CashOut\",\"terminal\":" + terminal + "},\"key\":\"out\"}")
                        .title())
                .isEqualTo("NOT_FOR_THIS_ORIGIN");

        assertThat(till.post(path, note).status()).isEqualTo(200);
        assertThat(till.post(path, note).text()).as("the answer again").contains("NoteCredited");
        Browser.Reply now = till.get("/api/tills/" + terminal);
        assertThat(now.json().path("creditCents").asLong()).isEqualTo(20_00);
        assertThat(now.json().path("acceptedNotesCents")).isNotEmpty();
        assertThat(screen.get("/api/tills/" + terminal).title()).isEqualTo("ANOTHER_MACHINE");
    }

    @Test
    void aTillSaysWhatBecameOfATicket() {
        int terminal = house.table(House.MULTI).terminal();
        Browser till = machine(administrator(), "TILL", terminal);
        String path = "/api/tills/" + terminal;
        String broken = "{\"act\":{\"@type\":\"ReportCashDevices\",\"terminal\":" + terminal
                + ",\"acceptor\":\"OUT_OF_ORDER\",\"printerReady\":true},\"key\":\"broken\"}";
        String note = "{\"act\":{\"@type\":\"InsertNote\",\"terminal\":" + terminal
                + ",\"noteCents\":2000,\"australian\":true},\"key\":\"note\"}";

        assertThat(till.post(path + "/acts", broken).status()).isEqualTo(200);
        assertThat(till.post(path + "/acts", note).title()).isEqualTo("ACCEPTOR_NOT_READY");
        assertThat(till.post(
                                path + "/acts",
                                broken.replace("OUT_OF_ORDER", "READY").replace("\"broken\"", "\"mended\""))
                        .status())
                .isEqualTo(200);
        assertThat(till.post(path + "/acts", note).status())
                .as("a refusal leaves the key free")
                .isEqualTo(200);

        house.floor().accept(Origin.terminal(terminal), new MoneyCommand.CashOut(terminal));
        String ticket = till.get(path).json().path("paying").path("ticket").asText();
        Browser.Reply failed = till.post(
                path + "/acts",
                "{\"act\":{\"@type\":\"PrintFailed\",\"terminal\":" + terminal + ",\"number\":" + Long.parseLong(ticket)
                        + "},\"key\":\"" + ticket + "\"}");

        assertThat(failed.status()).as(failed.text()).isEqualTo(200);
        assertThat(failed.text()).contains("TicketCancelled");
    }

    @Test
    void theMonitoringSystemMovesCredit() {
        House.Wheel table = house.table(House.RAPID);
        int terminal = table.terminal();
        house.floor().accept(Origin.terminal(terminal), new MoneyCommand.InsertNote(terminal, 20_00, true));
        Browser monitoring = machine(administrator(), "MONITORING", 0);

        Browser.Reply moved = monitoring.post(
                "/api/monitoring/acts",
                "{\"act\":{\"@type\":\"TransferIn\",\"terminal\":" + terminal
                        + ",\"reference\":\"aft 1\",\"cents\":5000}}");

        assertThat(moved.status()).as(moved.text()).isEqualTo(200);
        long cents =
                house.floor().read(state -> state.terminalAt(terminal).chips().balanceCents());
        assertThat(cents).isEqualTo(70_00);
        assertThat(monitoring
                        .post("/api/monitoring/acts", "{\"act\":{\"@type\":\"OpenBetting\",\"table\":1}}")
                        .title())
                .isEqualTo("NOT_FOR_THIS_ORIGIN");
    }

    @Test
    void nothingIsEnrolledThatIsNotThere() {
        Browser administrator = administrator();

        assertThat(administrator
                        .post("/api/enrolments", "{\"kind\":\"TERMINAL\",\"number\":99999}")
                        .status())
                .isEqualTo(404);
        assertThat(administrator
                        .post("/api/enrolments", "{\"kind\":\"FIRST_ADMINISTRATOR\",\"number\":0}")
                        .status())
                .isEqualTo(404);
    }
}
