package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.paper.Paying;
import org.baize.gateway.identity.DeskShifts;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.records.ReportKind;
import org.baize.rules.law.Role;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every report over the web, as rows and as both downloads, of a house in which somebody has played, cashed out and been paid. */
@QuarkusTest
@Timeout(120)
class ReportsTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The server is the same for all tests, and so is what was played on it. */
    private static @Nullable Evening evening;

    @TestHTTPResource("/api/records/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI records;

    @Inject
    House house;

    @Inject
    Recorded recorded;

    @Inject
    Identity identity;

    /** What was played: one round of one terminal, and what came of it. */
    private record Evening(int table, int terminal, long account, int inspector, int cashier, long ticket) {}

    @BeforeEach
    void play() {
        if (evening == null) {
            evening = played();
        }
        recorded.catchUp();
    }

    private Evening played() {
        House.Wheel table = house.table(House.MULTI);
        FloorInMemory floor = house.floor();
        int terminal = table.terminal();
        Origin seat = Origin.terminal(terminal);
        floor.accept(seat, new MoneyCommand.InsertNote(terminal, 100_00, true));
        long account = floor.read(state -> state.terminalAt(terminal).status().accountNumber());
        table.open();
        floor.accept(seat, new WagerCommand.Place(table.number(), terminal, 0, 5_00));
        floor.accept(seat, new WagerCommand.Confirm(table.number(), terminal));
        table.timeIsUp().falls("1").confirm();
        long ticket = cashOut(terminal);
        floor.accept(seat, new MoneyCommand.TicketPrinted(terminal, ticket));
        floor.pass(3_600_000);
        int cashier = house.enrol(Role.CASH_DESK);
        floor.accept(Origin.person(cashier), new PaymentCommand.Redeem(ticket, true, true));
        identity.deskShifts().end(new DeskShifts.Ended(cashier, 1, 2, 500_00, 95_00, 0, 405_00));
        floor.accept(seat, new MoneyCommand.InsertNote(terminal, 20_00, true));
        floor.accept(seat, new MoneyCommand.PrintFailed(terminal, cashOut(terminal)));
        int other = table.terminal();
        floor.accept(Origin.terminal(other), new MoneyCommand.InsertNote(other, 20_00, true));
        floor.accept(Origin.terminal(other), new MoneyCommand.TicketPrinted(other, cashOut(other)));
        return new Evening(table.number(), terminal, account, house.enrol(Role.INSPECTOR), cashier, ticket);
    }

    private long cashOut(int terminal) {
        house.floor().accept(Origin.terminal(terminal), new MoneyCommand.CashOut(terminal));
        return house.floor()
                .read(state -> state.terminalAt(terminal)
                        .till()
                        .paying()
                        .flatMap(Paying::number)
                        .orElseThrow());
    }

    private static Evening evening() {
        if (evening == null) {
            throw new IllegalStateException("nobody has played");
        }
        return evening;
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        String token = identity.sessions()
                .open(evening().inspector(), Optional.empty())
                .token();
        return HTTP.send(
                HttpRequest.newBuilder(records.resolve(path))
                        .header("Authorization", "Bearer " + token)
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private JsonNode json(String path) throws IOException, InterruptedException {
        HttpResponse<String> answer = get(path);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JSON.readTree(answer.body());
    }

    /** What each report is about. */
    private static String about(ReportKind kind) {
        Evening played = evening();
        String round = "table=" + played.table() + "&round=1";
        return switch (kind) {
            case ROUND -> round;
            case ROUNDS, SIGNIFICANT_EVENTS, STAFF_ACTS -> "table=" + played.table();
            case TERMINAL_ROUNDS, LAST_ROUNDS, EXCEPTIONS -> "terminal=" + played.terminal();
            case ANALYSIS -> round + "&terminal=" + played.terminal();
            case STATEMENT -> "account=" + played.account();
            case PAYMENTS, DESK_SHIFTS -> "person=" + played.cashier();
            case TAKINGS -> "firstDay=2026-11-15&lastDay=2026-11-17";
            case PAPERS_ISSUED, PAPERS_REDEEMED, PAPERS_OUTSTANDING, PAPERS_VOID, DROP, RECONCILIATION -> "";
        };
    }

    private static List<String> columns(JsonNode row) {
        return row.properties().stream().map(field -> field.getKey()).toList();
    }

    @ParameterizedTest
    @EnumSource
    void isRowsAndBothDownloads(ReportKind kind) throws IOException, InterruptedException {
        JsonNode page = json(kind + "?limit=1000&" + about(kind));
        JsonNode file = json(kind + "?format=file&" + about(kind));
        HttpResponse<String> csv = get(kind + "?format=csv&" + about(kind));

        assertThat(page.path("rows")).as(kind.toString()).isNotEmpty();
        assertThat(page.path("next").isNull()).isTrue();
        for (JsonNode each : List.of(page, file)) {
            assertThat(each.path("title").asText()).isNotEmpty();
            assertThat(each.path("version").asText()).isNotEmpty();
            assertThat(each.path("made_millis").asLong()).isPositive();
        }
        assertThat(file.path("rows")).isEqualTo(page.path("rows"));
        assertThat(file.path("count").asInt()).isEqualTo(page.path("rows").size());
        assertThat(csv.statusCode()).as(csv.body()).isEqualTo(200);
        assertThat(csv.headers().firstValue("Content-Disposition").orElseThrow())
                .contains(kind.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".csv");
        assertThat(csv.body().lines())
                .contains(
                        "Report," + page.path("title").asText(),
                        "Rows," + file.path("count").asInt())
                .anyMatch(line -> line.startsWith("Made,"))
                .anyMatch(line -> line.startsWith("Version,"))
                .anyMatch(line -> line.split(",", -1).length
                        == columns(page.path("rows").get(0)).stream()
                                .filter(column -> !column.equals("line"))
                                .count());
    }

    @Test
    void aRoundShowsTheWagerItsDecisionAndTheClause() throws IOException, InterruptedException {
        JsonNode row = json("round?" + about(ReportKind.ROUND)).path("rows").get(0);

        assertThat(row.path("terminal_no").asInt()).isEqualTo(evening().terminal());
        assertThat(row.path("stake_cents").asLong()).isEqualTo(5_00);
        assertThat(row.path("credit_cents").asLong()).isZero();
        assertThat(row.path("rule").asText()).startsWith("act-multi-terminal-2019:");
        assertThat(json("round?" + about(ReportKind.ROUND)).path("about").asText())
                .isEqualTo("table " + evening().table() + ", round 1");
    }

    /** It was issued an hour before it was paid, and belongs to the hour in which it was. */
    @Test
    void aTicketIsRedeemedWhenItIsPaid() throws IOException, InterruptedException {
        String number = String.format(Locale.ROOT, "%018d", evening().ticket());
        JsonNode all = json("papers-redeemed").path("rows");
        JsonNode paid = all.valueStream()
                .filter(row -> row.path("paper_no").asText().equals(number))
                .findFirst()
                .orElseThrow();
        long issued = paid.path("issued_millis").asLong();

        assertThat(paid.path("paid_millis").asLong()).isEqualTo(issued + 3_600_000);
        assertThat(json("papers-redeemed?fromMillis=" + issued + "&toMillis=" + (issued + 3_600_000))
                        .toString())
                .doesNotContain(number);
        assertThat(json("papers-redeemed?fromMillis=" + (issued + 3_600_000)).toString())
                .contains(number);
    }

    @Test
    void recordsAndFloorHaveTheSameMoney() throws IOException, InterruptedException {
        assertThat(json("reconciliation").path("rows").valueStream())
                .isNotEmpty()
                .allMatch(line -> line.path("difference_cents").asLong() == 0);
        assertThat(json("statement?account=" + evening().account() + "&format=file")
                        .at("/totals/amount_cents")
                        .asLong())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "round?table=1",
                "analysis?table=1&round=1",
                "last-rounds",
                "statement?account=0",
                "takings",
                "rounds?format=pdf"
            })
    void whatSaysTooLittleIsRefused(String path) throws IOException, InterruptedException {
        assertThat(get(path).statusCode()).isEqualTo(400);
    }
}
