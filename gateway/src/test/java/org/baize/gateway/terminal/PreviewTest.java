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
import java.util.Optional;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.rules.round.RoundPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Somebody is told what an act would do, and nothing is done. */
@QuarkusTest
@Timeout(60)
class PreviewTest {

    @TestHTTPResource("/api/acts/preview")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI preview;

    @Inject
    House house;

    @Inject
    Identity identity;

    private HttpResponse<String> post(int person, String act) throws IOException, InterruptedException {
        return post(preview, person, act);
    }

    private HttpResponse<String> act(int person, String act) throws IOException, InterruptedException {
        return post(preview.resolve("/api/acts"), person, act);
    }

    private HttpResponse<String> post(URI where, int person, String act) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(where)
                                .header(
                                        "Authorization",
                                        "Bearer "
                                                + identity.sessions()
                                                        .open(person, Optional.empty())
                                                        .token())
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString("{\"act\":" + act + "}"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void aResultSaysWhatItPaysBeforeItIsConfirmed() throws IOException, InterruptedException {
        House.Wheel table = house.table(House.RAPID);
        int terminal = table.terminal();
        URI socket = URI.create("ws://" + preview.getAuthority() + "/terminal");
        try (Client player = Client.welcomed(socket, identity.badges().token(Subject.terminal(terminal)))) {
            player.ask("{\"type\":\"noteInserted\",\"noteCents\":2000}");
            table.open();
            player.awaitPhase("BETTING");
            player.ask("{\"type\":\"place\",\"table\":" + table.number() + ",\"bet\":\"black\",\"cents\":500}");
            table.timeIsUp().falls("17");

            HttpResponse<String> shown =
                    post(table.dealer(), "{\"@type\":\"ConfirmResult\",\"table\":" + table.number() + "}");

            assertThat(shown.statusCode()).as(shown.body()).isEqualTo(200);
            JsonNode would = new ObjectMapper().readTree(shown.body());
            assertThat(would.path("accepted").asBoolean()).isTrue();
            assertThat(would.at("/moved/0/terminal").asInt()).isEqualTo(terminal);
            assertThat(would.at("/moved/0/creditCents").asLong()).isEqualTo(1000);
            assertThat(would.at("/moved/0/betCents").asLong()).isEqualTo(-500);
            assertThat(would.path("events").toString()).contains("RoundSettled");
            RoundPhase phase = house.floor()
                    .read(state -> state.tableAt(table.number()).round().phase());
            assertThat(phase).isEqualTo(RoundPhase.RESULT);

            HttpResponse<String> done =
                    act(table.dealer(), "{\"@type\":\"ConfirmResult\",\"table\":" + table.number() + "}");

            assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
            assertThat(new ObjectMapper().readTree(done.body()).path("moved"))
                    .as("what was foreseen is what the books have moved")
                    .isEqualTo(would.path("moved"));
        }
    }

    @Test
    void whatIsRefusedSaysWhyAndSecretsAreNotTriedOut() throws IOException, InterruptedException {
        House.Wheel table = house.table(House.RAPID);

        HttpResponse<String> refused =
                post(table.dealer(), "{\"@type\":\"ConfirmResult\",\"table\":" + table.number() + "}");
        assertThat(refused.body()).contains("\"accepted\":false").contains("\"reason\"");
        assertThat(post(table.dealer(), "{\"@type\":\"SignOn\",\"table\":0,\"role\":\"DEALER\",\"pinKey\":\"1\"}")
                        .statusCode())
                .isEqualTo(400);
        assertThat(post(table.dealer(), "{\"@type\":\"Nonsense\"}").statusCode())
                .isEqualTo(400);
    }
}
