package org.baize.gateway.staff;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.baize.engine.command.Command;
import org.baize.protocol.shape.MessageType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The document of the resources describes every command that a person may say, and points at nothing that is not in it. */
@QuarkusTest
@Timeout(60)
class ApiDocumentTest {

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI server;

    private JsonNode document() {
        return new Browser(server).get("/q/openapi?format=json").json();
    }

    @Test
    void describesEveryCommandOfAPersonWithItsFields() {
        JsonNode schemas = document().path("components").path("schemas");
        Set<String> offered = new TreeSet<>();
        schemas.path("Command")
                .path("oneOf")
                .forEach(one -> offered.add(one.path("$ref").asText().replaceFirst(".*/", "")));

        List<Class<?>> commands = Acts.ofPersons();

        assertThat(commands).hasSizeGreaterThan(100);
        assertThat(commands).allSatisfy(command -> {
            String name = MessageType.nameOf(command);
            assertThat(offered).contains(name);
            assertThat(schemas.path(name).path("properties").size())
                    .as(name)
                    .isEqualTo(command.getRecordComponents().length + 1);
        });
        assertThat(schemas.path("Ask")
                        .path("properties")
                        .path("act")
                        .path("$ref")
                        .asText())
                .endsWith("/Command");
    }

    @Test
    void describesWhatATillReports() {
        JsonNode document = document();
        JsonNode schemas = document.path("components").path("schemas");

        assertThat(schemas.path("TillCommand").path("oneOf")).hasSize(Acts.OF_TILLS.size());
        assertThat(schemas.path("TillAsk").at("/properties/act/$ref").asText()).endsWith("/TillCommand");
        assertThat(document.path("paths").has("/api/tills/{terminal}/acts")).isTrue();
    }

    @Test
    void whatMachinesAndTheMonitoringSystemSayIsTheirOwn() {
        JsonNode document = document();
        assertThat(actsAt(document, "/api/monitoring/acts"))
                .containsExactlyInAnyOrderElementsOf(names(Acts.OF_MONITORING));
        assertThat(actsAt(document, "/api/devices/{table}/acts"))
                .containsExactlyInAnyOrderElementsOf(names(Acts.OF_DEVICES));
    }

    private static List<String> names(List<Class<? extends Command>> commands) {
        return commands.stream().map(MessageType::nameOf).toList();
    }

    /** The commands that can be said there, by following what the document points at. */
    private static Set<String> actsAt(JsonNode document, String path) {
        JsonNode body = document.path("paths").path(path).at("/post/requestBody/content/application~1json/schema");
        JsonNode family = behind(document, behind(document, body).at("/properties/act"));
        Set<String> names = new TreeSet<>();
        family.path("oneOf").forEach(one -> names.add(one.path("$ref").asText().replaceFirst(".*/", "")));
        return names;
    }

    private static JsonNode behind(JsonNode document, JsonNode reference) {
        return document.at(reference.path("$ref").asText().substring(1));
    }

    @Test
    void pointsAtNothingThatIsNotInIt() {
        JsonNode document = document();
        JsonNode schemas = document.path("components").path("schemas");

        assertThat(document.findValuesAsText("$ref"))
                .isNotEmpty()
                .allSatisfy(reference -> assertThat(schemas.has(reference.replaceFirst("#/components/schemas/", "")))
                        .as(reference)
                        .isTrue());
    }

    @Test
    void saysHowToSignInAndHowARefusalLooks() {
        JsonNode document = document();

        assertThat(document.path("openapi").asText()).startsWith("3.");
        assertThat(document.path("components").path("securitySchemes").has("session"))
                .isTrue();
        assertThat(document.path("paths")
                        .path("/api/acts")
                        .path("post")
                        .path("responses")
                        .path("default")
                        .path("content")
                        .has("application/problem+json"))
                .isTrue();
    }
}
