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
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.baize.gateway.identity.Identity;
import org.baize.rules.law.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Reports over the web, page by page and as a download, for those who may read them. */
@QuarkusTest
@Timeout(60)
class RecordsTest {

    @TestHTTPResource("/api/records/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI records;

    @Inject
    House house;

    @Inject
    Recorded recorded;

    @Inject
    Identity identity;

    private HttpResponse<String> get(int person, String path) throws IOException, InterruptedException {
        return send(request(person, path).build());
    }

    private HttpRequest.Builder request(int person, String path) {
        return HttpRequest.newBuilder(records.resolve(path))
                .header(
                        "Authorization",
                        "Bearer "
                                + identity.sessions()
                                        .open(person, Optional.empty())
                                        .token());
    }

    private static HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    private static JsonNode json(HttpResponse<String> answer) throws IOException {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return new ObjectMapper().readTree(answer.body());
    }

    @Test
    void pagesFollowEachOtherToTheEnd() throws IOException, InterruptedException {
        house.table(House.RAPID);
        int inspector = house.enrol(Role.INSPECTOR);
        recorded.catchUp();

        JsonNode first = json(get(inspector, "significant-events?limit=2"));
        JsonNode second = json(get(
                inspector,
                "significant-events?limit=1000&after=" + first.path("next").asText()));

        assertThat(first.path("rows")).hasSize(2);
        assertThat(second.at("/rows/0/event_no").asLong())
                .isGreaterThan(first.at("/rows/1/event_no").asLong());
        assertThat(second.path("next").isNull()).isTrue();
    }

    @Test
    void theSameIsADownload() throws IOException, InterruptedException {
        House.Wheel table = house.table(House.RAPID);
        int inspector = house.enrol(Role.INSPECTOR);
        recorded.catchUp();

        HttpResponse<String> csv = get(inspector, "significant-events?format=csv&table=" + table.number());

        assertThat(csv.statusCode()).isEqualTo(200);
        assertThat(csv.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/csv");
        assertThat(csv.headers().firstValue("Content-Disposition").orElseThrow())
                .contains("significant-events.csv");
        List<String> lines = csv.body().lines().toList();
        assertThat(lines)
                .contains("event_no,at,category,kind,table_no,round_no,terminal_no,person_no,amount,rule,reason");
        assertThat(lines).hasSizeGreaterThan(1);
    }

    @Test
    void nobodyReadsWhatIsForOthers() throws IOException, InterruptedException {
        int cashier = house.enrol(Role.CASH_DESK);

        assertThat(get(cashier, "papers-outstanding").statusCode()).isEqualTo(200);
        assertThat(get(cashier, "staff-acts").statusCode()).isEqualTo(403);
        assertThat(send(HttpRequest.newBuilder(records.resolve("staff-acts")).build())
                        .statusCode())
                .isEqualTo(401);
        assertThat(get(cashier, "secrets").statusCode()).isEqualTo(404);
    }

    @Test
    void daysAndShiftsAreSuchAsAHouseHas() throws IOException, InterruptedException {
        int inspector = house.enrol(Role.INSPECTOR);
        String day = "takings?firstDay=2026-11-16&lastDay=2026-11-16&shifts=";
        String times = IntStream.range(0, 24).mapToObj("%02d:00"::formatted).collect(Collectors.joining(","));

        assertThat(get(inspector, day + times).statusCode()).isEqualTo(200);
        assertThat(get(inspector, day + times + ",23:30").statusCode()).isEqualTo(400);
        assertThat(get(inspector, day + ",").statusCode()).isEqualTo(400);
        assertThat(get(inspector, "takings?firstDay=yesterday").statusCode()).isEqualTo(400);
    }

    @Test
    void aCheckIsBegunAndThenLookedAt() throws IOException, InterruptedException {
        int inspector = house.enrol(Role.INSPECTOR);
        recorded.catchUp();

        HttpResponse<String> begun = send(request(inspector, "verification")
                .POST(HttpRequest.BodyPublishers.noBody())
                .build());
        assertThat(json(begun).path("stage").asText()).isIn("RUNNING", "SOUND");
        JsonNode state = json(get(inspector, "verification"));
        while (state.path("stage").asText().equals("RUNNING")) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
            state = json(get(inspector, "verification"));
        }

        assertThat(state.path("stage").asText()).as(state.toString()).isEqualTo("SOUND");
        assertThat(get(house.enrol(Role.CASH_DESK), "verification").statusCode())
                .isEqualTo(403);
    }

    @Test
    void aShiftIsBegunCountedAndReadForGood() throws IOException, InterruptedException {
        int cashier = house.enrol(Role.CASH_DESK);
        recorded.catchUp();

        assertThat(json(post(cashier, "/api/shifts", "{\"floatCents\":100000}"))
                        .at("/open/floatCents")
                        .asLong())
                .isEqualTo(1_000_00);
        assertThat(post(cashier, "/api/shifts", "{\"floatCents\":5}").body()).contains("SHIFT_RUNS");
        assertThat(post(cashier, "/api/shifts/end", "{\"countedCents\":99550,\"expectedCents\":90000}")
                        .body())
                .as("what was signed must be what is on record")
                .contains("PAID_MEANWHILE");
        JsonNode sheet = json(post(cashier, "/api/shifts/end", "{\"countedCents\":99550,\"expectedCents\":100000}"));

        assertThat(sheet.path("differenceCents").asLong()).isEqualTo(-4_50);
        assertThat(json(get(cashier, "/api/shifts/mine")).path("latest").path(0))
                .isEqualTo(sheet);
        JsonNode line = json(get(house.enrol(Role.INSPECTOR), "desk-shifts?person=" + cashier))
                .path("rows")
                .path(0);
        assertThat(line.path("person_no").asInt()).isEqualTo(cashier);
        assertThat(line.path("counted_cents").asLong()).isEqualTo(995_50);
        assertThat(line.path("difference_cents").asLong()).isEqualTo(-4_50);
        assertThat(post(cashier, "/api/shifts/end", "{\"countedCents\":0,\"expectedCents\":0}")
                        .body())
                .contains("NO_SHIFT");
        assertThat(post(cashier, "/api/shifts", "{\"floatCents\":-1}").statusCode())
                .isEqualTo(400);
        assertThat(post(house.enrol(Role.DEALER), "/api/shifts", "{\"floatCents\":1}")
                        .statusCode())
                .isEqualTo(403);
    }

    private HttpResponse<String> post(int person, String path, String body) throws IOException, InterruptedException {
        return send(request(person, path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }
}
