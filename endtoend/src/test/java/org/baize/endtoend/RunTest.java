package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.baize.cluster.node.FreePorts;
import org.baize.load.server.Seats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ./baize run} says, keeps, sets aside and throws away, and how others reach it. */
@Timeout(value = 8, unit = TimeUnit.MINUTES)
class RunTest {

    private static final Pattern DIRECTORY = Pattern.compile("its log is in (\\S+)");
    private static final Pattern CODE = Pattern.compile("becomes the first administrator, once: (\\S+)");
    private static final Pattern FINGERPRINT = Pattern.compile("fingerprint is (\\S+)");
    private static final Pattern FLOOR = Pattern.compile("the floor: (https://\\S+?)/\\s");
    private static final int OK = 200;

    @TempDir
    Path directory;

    private Program run(String name, int web, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("run", "--port", Integer.toString(FreePorts.ofOne())));
        arguments.addAll(List.of(more));
        return Program.begin(directory.resolve(name + ".log"), web, arguments);
    }

    /** From the start to the first bet, and nothing is left of it. The machine of the test decides how long that may take. */
    @Test
    void aFloorThatKeepsNothingSaysWhereItIsTakesABetAndLeavesNothing() throws Exception {
        int web = FreePorts.ofOne();
        try (Program program = run("ephemeral", web, "--ephemeral", "--web", Integer.toString(web))) {
            program.awaitReady();
            bet(program.address());
            program.password();
            assertThat(program.said())
                    .contains("the floor: " + program.address() + "/")
                    .contains("a player's terminal: " + program.address() + "/play/?terminal=101")
                    .contains("a table's display: " + program.address() + "/display/?table=1")
                    .contains("a dealer's terminal: " + program.address() + "/dealer/?table=1")
                    .contains("the pit: " + program.address() + "/pit/")
                    .contains("the cash desk: " + program.address() + "/desk/")
                    .contains("the inspector: " + program.address() + "/inspector/")
                    .contains("the administrator: " + program.address() + "/admin/")
                    .contains("terminals connect to ws://localhost:" + web + "/terminal");
            Path data = Path.of(program.awaitSaid(DIRECTORY).group(1));
            assertThat(data).isDirectory();
            assertThat(program.stop()).isTrue();
            assertThat(data).doesNotExist();
        }
    }

    private static void bet(URI server) throws Exception {
        int table = 2;
        try (Seats seats = new Seats(server);
                Terminal player = Terminal.welcomed(server, seats.token(203))) {
            player.mustDo("{\"type\":\"noteInserted\",\"noteCents\":10000}");
            String red = "{\"type\":\"place\",\"table\":" + table + ",\"bet\":\"red\",\"cents\":500}";
            player.awaitBetting(table);
            while (!player.ask(red).path("type").asText().equals("accepted")) {
                player.refresh(); // what was open is not any more
                player.awaitBetting(table);
            }
        }
    }

    @Test
    void beyondThisMachineEverythingIsEncryptedAndAFreshStartKeepsTheOldFloorAside() throws Exception {
        Path data = directory.resolve("data");
        int web = FreePorts.ofOne();
        try (Program program = run("tls", web, "--no-demo", "--web", "0.0.0.0:" + web, "--data", data.toString())) {
            program.awaitSaid(CODE);
            String fingerprint = program.awaitSaid(FINGERPRINT).group(1);
            URI server = URI.create(program.awaitSaid(FLOOR).group(1));
            servesEncryptedOnly(server, fingerprint);
            assertThat(program.said()).contains("terminals connect to wss://");
            assertThat(program.stop()).isTrue();
        }
        beginsAnew(data);
    }

    private static void servesEncryptedOnly(URI server, String fingerprint) throws Exception {
        URI live = server.resolve("/q/health/live");
        try (HttpClient client =
                HttpClient.newBuilder().sslContext(Compared.with(fingerprint)).build()) {
            HttpResponse<Void> page =
                    client.send(HttpRequest.newBuilder(live).build(), HttpResponse.BodyHandlers.discarding());
            assertThat(page.statusCode()).isEqualTo(OK);
            assertThat(page.headers().firstValue("Strict-Transport-Security").orElse(""))
                    .contains("max-age=");
            try (Terminal stranger = Terminal.connected(client, server)) {
                stranger.say("{\"type\":\"hello\",\"token\":\"nobody\"}");
                assertThat(stranger.await("goodbye").path("why").asText()).isEqualTo("NOT_RECOGNISED");
            }
        }
        URI plain = URI.create("http://" + live.getAuthority() + live.getPath());
        try (HttpClient client = HttpClient.newHttpClient()) {
            assertThatThrownBy(() ->
                            client.send(HttpRequest.newBuilder(plain).build(), HttpResponse.BodyHandlers.discarding()))
                    .isInstanceOf(IOException.class);
        }
    }

    private void beginsAnew(Path data) throws Exception {
        int web = FreePorts.ofOne();
        try (Program program =
                run("fresh", web, "--fresh", "--no-demo", "--web", Integer.toString(web), "--data", data.toString())) {
            program.awaitSaid(CODE); // a floor that nobody has touched
            assertThat(program.said()).contains("what was in " + data + " is now in " + data + "-until-");
            try (Stream<Path> beside = Files.list(directory)) {
                List<Path> aside = beside.filter(
                                path -> path.getFileName().toString().startsWith("data-until-"))
                        .toList();
                assertThat(aside).hasSize(1);
                assertThat(aside.getFirst().resolve("archive")).isNotEmptyDirectory();
                assertThat(aside.getFirst().resolve("gateway/trial-certificate.pem"))
                        .exists();
            }
            assertThat(program.stop()).isTrue();
        }
    }
}
