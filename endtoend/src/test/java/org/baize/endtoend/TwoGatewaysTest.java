package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.baize.cluster.client.ClientConfig;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.NodeFile;
import org.baize.cluster.node.RunningNode;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.PinKeys;
import org.baize.protocol.message.ToFloor;
import org.baize.records.Database;
import org.baize.rules.round.Apparatus;
import org.baize.testkit.Postgres;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three members, two of them with a gateway, and one PostgreSQL that knows who is who: a session is good at both gateways, one person
 * acts at both at once, and a terminal whose gateway is killed goes on at the other with its account, its bets and its countdown.
 */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class TwoGatewaysTest {

    private static final int TABLE = DemonstrationTables.LIVE_ROULETTE;
    private static final int DEALER = DemonstrationFloor.dealerOf(TABLE).number();
    private static final int TERMINAL = 101;
    private static final String PASSWORD = "a long password";
    private static final String PIN = "271828";
    private static final int TIMES = 20;
    private static final int NOWHERE = 998;
    private static final Pattern ROLE = Pattern.compile("this member (leads|follows)");

    /** Long enough for a busy machine to lose a gateway and to find the other. */
    private static final int PERIOD_SECONDS = 30;

    @TempDir
    Path directory;

    private final Map<Integer, Program> members = new LinkedHashMap<>();

    @Test
    void aPersonAndATerminalAreTheSameAtBothGateways(@TempDir Path postgres) throws Exception {
        try (Postgres server = Postgres.start(postgres, FreePorts.ofOne())) {
            String nodes = startMembers(server);
            String token;
            try (Identity identity =
                    Identity.open(new Database.Config(server.url(), "postgres", ""), directory.resolve("clerk"))) {
                token = found(nodes, identity);
            }
            awaitSameLog();
            int staying = leads(0) ? 0 : 1;
            play(member(1 - staying), member(staying), token);
        } finally {
            members.values().forEach(Program::close);
        }
    }

    private void play(Program leaving, Program staying, String token) throws Exception {
        Staff here = Staff.signIn(leaving.address(), DEALER, PASSWORD);
        Staff there = here.at(staying.address());
        assertThat(there.get("session").good().path("person").asInt()).isEqualTo(DEALER);

        actAtBoth(here, there);
        JsonNode own;
        JsonNode round;
        try (Terminal terminal = Terminal.welcomed(leaving.address(), token)) {
            terminal.mustDo("{\"type\":\"noteInserted\",\"noteCents\":10000}");
            here.act(new RoundCommand.OpenBetting(TABLE));
            terminal.awaitBetting(TABLE);
            terminal.mustDo("{\"type\":\"place\",\"table\":" + TABLE + ",\"bet\":\"red\",\"cents\":2000}");
            terminal.mustDo("{\"type\":\"confirm\",\"table\":" + TABLE + "}");
            terminal.refresh();
            own = terminal.at(TABLE);
            round = terminal.table(TABLE).path("round");
        }
        leaving.kill();

        try (Terminal terminal = Terminal.welcomed(staying.address(), token)) {
            assertThat(terminal.at(TABLE)).isEqualTo(own);
            assertThat(own.path("wagers")).hasSize(1);
            assertThat(terminal.table(TABLE).path("round")).isEqualTo(round);
            assertThat(round.path("closesAtMillis").asLong())
                    .isGreaterThan(terminal.welcome().path("clockMillis").asLong());
            terminal.awaitClose(TABLE, round.path("number").asLong());
            there.act(new WheelCommand.KeyNumber(TABLE, "1"));
            there.act(new RoundCommand.ConfirmResult(TABLE));
            terminal.until(() -> terminal.creditCents(TABLE) == 120_00);
        }
    }

    /** The same person, through two gateways at once: each act gets the answer that is its own. */
    private static void actAtBoth(Staff here, Staff there) throws Exception {
        try (ExecutorService hands = Executors.newFixedThreadPool(2)) {
            List<Future<?>> both = new ArrayList<>();
            both.add(hands.submit(
                    () -> assertThat(asks(here, "OpenBetting", NOWHERE)).containsOnly("NOT_SIGNED_ON")));
            both.add(hands.submit(
                    () -> assertThat(asks(there, "CloseBetting", TABLE)).doesNotContain("NOT_SIGNED_ON", "")));
            for (Future<?> one : both) {
                one.get();
            }
        }
    }

    private static List<String> asks(Staff staff, String command, int table) {
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            titles.add(staff.post("acts", "{\"act\":{\"@type\":\"" + command + "\",\"table\":" + table + "}}")
                    .json()
                    .path("title")
                    .asText());
        }
        return titles;
    }

    private Program member(int number) {
        return Optional.ofNullable(members.get(number)).orElseThrow();
    }

    /** What it was is in what it said before; what it is now stands last. */
    private boolean leads(int member) throws IOException {
        Matcher roles = ROLE.matcher(member(member).said());
        String last = "";
        while (roles.find()) {
            last = roles.group(1);
        }
        return last.equals("leads");
    }

    /** What is answered is with most members; a gateway knows of it when the member beside it does. */
    private void awaitSameLog() {
        long answered =
                members.keySet().stream().mapToLong(this::committed).max().orElseThrow();
        Waiting.until(() -> members.keySet().stream().allMatch(member -> committed(member) >= answered));
    }

    private long committed(int member) {
        try (RunningNode node = RunningNode.in(data(member))) {
            return node.state().committed();
        }
    }

    private Path data(int member) {
        return directory.resolve("member" + member).resolve("data");
    }

    /** Starts all three and returns how a client finds them. */
    private String startMembers(Postgres server) throws IOException {
        List<Integer> ports = FreePorts.ofMembers(3);
        String all = IntStream.range(0, 3)
                .mapToObj(member -> member + "=localhost:" + ports.get(member))
                .collect(Collectors.joining(","));
        List<Path> files = new ArrayList<>();
        for (int member = 0; member < 3; member++) {
            Path home = Files.createDirectory(data(member).getParent());
            String web = member < 2 ? "web = " + FreePorts.ofOne() + "\n" : "";
            files.add(Files.writeString(
                    home.resolve("baize.conf"),
                    "member = " + member + "\nmembers = " + all + "\ndata = " + data(member) + "\n" + web
                            + "identity = " + server.url() + "\nidentity.user = postgres\n"));
        }
        for (int member = 0; member < 3; member++) {
            members.put(member, Program.node(files.get(member)));
        }
        for (int member = 0; member < 2; member++) {
            member(member).awaitReady();
        }
        return NodeFile.read(files.getFirst(), Map.of("web", "", "identity", "", "identity.user", ""))
                .config()
                .ingressEndpoints();
    }

    /** Founds a small floor and returns the token of its terminal. */
    private static String found(String nodes, Identity identity) {
        PinKeys.Salted salted = identity.pins().salted(PIN);
        DemonstrationFloor.Credential everybody =
                new DemonstrationFloor.Credential(PinVerifier.of(salted.salt(), salted.key()), salted.key());
        Map<Integer, TableSpec> tables = new LinkedHashMap<>();
        tables.put(
                TABLE,
                Tables.table(Tables.Kind.of(Tables.MULTI_TERMINAL, "roulette", Apparatus.LIVE_WHEEL), PERIOD_SECONDS)
                        .forDemonstration());
        DemonstrationFloor floor = new DemonstrationFloor(
                "5c".repeat(32),
                _ -> everybody,
                new DemonstrationFloor.Plan(tables, List.of(new DemonstrationFloor.Bank(TERMINAL, 2, List.of(TABLE)))));
        try (FloorClient client = FloorClient.open(ClientConfig.of(nodes, "localhost"))) {
            Map<Origin, Long> numbers = new LinkedHashMap<>();
            for (DemonstrationFloor.Said said : floor.founding()) {
                long number = numbers.merge(said.by(), 1L, Long::sum);
                Answer answer = client.ask(new ToFloor.Ask(said.by(), number, Optional.empty(), said.command()))
                        .join();
                assertThat(answer).as(said.toString()).isInstanceOf(Answer.Accepted.class);
            }
        }
        identity.credentials().set(DEALER, PASSWORD, Optional.of(salted.key()));
        return identity.badges().enrol(Subject.terminal(TERMINAL));
    }
}
