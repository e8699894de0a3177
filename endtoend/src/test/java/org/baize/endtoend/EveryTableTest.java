package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baize.cluster.node.FreePorts;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.load.server.Seats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * One player at each of the eight tables of the demonstration floor: buys in, bets, sees the betting close, a result and the
 * settlement, cashes out, and the cash desk pays.
 */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class EveryTableTest {

    private static final Pattern PASSWORD = Pattern.compile("with the password (\\S+) and the PIN");
    private static final long BUY_IN_CENTS = 100_00;
    private static final long TIME_TO_BET_MILLIS = 4_000;

    @TempDir
    Path directory;

    private static Map<Integer, Integer> terminals() {
        Map<Integer, Integer> terminals = new LinkedHashMap<>();
        terminals.put(DemonstrationTables.LIVE_ROULETTE, 101);
        terminals.put(DemonstrationTables.BACCARAT_METHOD_A, 102);
        terminals.put(DemonstrationTables.SIC_BO, 103);
        terminals.put(DemonstrationTables.AUTOMATED_ROULETTE, 201);
        terminals.put(DemonstrationTables.BACCARAT_EVEN_MONEY, 202);
        terminals.put(DemonstrationTables.DOUBLE_ZERO_ROULETTE, 301);
        terminals.put(DemonstrationTables.BACCARAT_PERFECT_PAIRS, 401);
        terminals.put(DemonstrationTables.ARUZE_SIC_BO, 501);
        return terminals;
    }

    @Test
    void fromTheFirstNoteToThePaidTicket() throws Exception {
        try (Program program = Program.run(directory.resolve("data"), FreePorts.ofOne(), FreePorts.ofOne());
                ExecutorService players = Executors.newCachedThreadPool()) {
            List<Future<?>> visits = new ArrayList<>();
            String password = password(program);
            terminals()
                    .forEach((table, terminal) -> visits.add(players.submit(() -> {
                        new Visit(program.address(), password, table, terminal).play();
                        return null;
                    })));
            for (Future<?> visit : visits) {
                visit.get();
            }
            assertThat(program.said()).doesNotContain(" ERROR ");
        }
    }

    static String password(Program program) throws Exception {
        Matcher told = PASSWORD.matcher(program.said());
        assertThat(told.find()).isTrue();
        return told.group(1);
    }

    /** One player's visit to one table. */
    private record Visit(URI server, String password, int table, int terminal) {

        void play() throws Exception {
            try (Seats seats = new Seats(server);
                    Terminal player = Terminal.welcomed(server, seats.token(terminal))) {
                buyIn(player);
                long round = bet(player);
                awaitEnd(player, round);
                long credit = Terminal.at(player.refresh(), table)
                        .path("money")
                        .path("creditCents")
                        .asLong();
                assertThat(credit).isPositive();
                if (buysInAtTable(player)) {
                    payOutAtTable(player);
                } else {
                    cashOut(player, credit);
                }
            }
        }

        private static boolean buysInAtTable(Terminal player) {
            return player.welcome().path("own").path("acceptedNotesCents").isEmpty();
        }

        private void payOutAtTable(Terminal player) {
            dealer().act("{\"@type\":\"PayOutAtTable\",\"table\":" + table + ",\"terminal\":" + terminal + "}");
            player.await(message -> message.has("own")
                    && Terminal.at(message, table)
                                    .path("money")
                                    .path("creditCents")
                                    .asLong()
                            == 0);
        }

        private void buyIn(Terminal player) {
            if (buysInAtTable(player)) {
                JsonNode done = dealer().act("{\"@type\":\"BuyInAtTable\",\"table\":" + table + ",\"terminal\":"
                        + terminal + ",\"source\":\"CHIPS_AT_TABLE\",\"cents\":" + BUY_IN_CENTS + "}");
                assertThat(done).isNotEmpty();
            } else {
                player.mustDo("{\"type\":\"noteInserted\",\"noteCents\":" + BUY_IN_CENTS + "}");
            }
        }

        private Staff dealer() {
            return Staff.signIn(server, DemonstrationFloor.dealerOf(table).number(), password);
        }

        /** Bets the least that the sign allows, and returns the round. */
        private long bet(Terminal player) {
            JsonNode layout = layout(player);
            JsonNode line = layout.path("limits").path("lines").path(0);
            long cents = Math.max(
                    line.path("minimumCents").asLong(),
                    layout.path("limits").path("leastTotalCents").asLong());
            String bet = layout.path("lines").path(0).path("bets").path(0).asText();
            long round = awaitBetting(player);
            player.mustDo(
                    "{\"type\":\"place\",\"table\":" + table + ",\"bet\":\"" + bet + "\",\"cents\":" + cents + "}");
            if (layout.path("manner").path("confirms").asBoolean()) {
                player.mustDo("{\"type\":\"confirm\",\"table\":" + table + "}");
            }
            return round;
        }

        private JsonNode layout(Terminal player) {
            for (JsonNode one : player.welcome().path("tables")) {
                if (one.path("now").path("table").asInt() == table) {
                    return one.path("layout");
                }
            }
            throw new AssertionError("no table " + table);
        }

        /** A round that is open long enough still. */
        private long awaitBetting(Terminal player) {
            JsonNode now = player.await(
                            message -> message.path("now").path("table").asInt() == table
                                    && message.path("now")
                                            .path("round")
                                            .path("phase")
                                            .asText()
                                            .equals("BETTING")
                                    && message.path("now")
                                                    .path("round")
                                                    .path("closesAtMillis")
                                                    .asLong(Long.MAX_VALUE)
                                            > System.currentTimeMillis() + TIME_TO_BET_MILLIS)
                    .path("now");
            return now.path("round").path("number").asLong();
        }

        private void awaitEnd(Terminal player, long round) {
            player.await(message -> message.path("now").path("table").asInt() == table
                    && message.path("now").path("round").path("number").asLong() == round
                    && message.path("now").path("round").path("phase").asText().equals("CLOSED"));
            JsonNode settled = player.await(message -> message.path("now")
                                    .path("table")
                                    .asInt()
                            == table
                    && message.path("now").path("recent").path(0).path("round").asLong() >= round);
            assertThat(settled.path("now")
                            .path("recent")
                            .path(0)
                            .path("outcome")
                            .asText())
                    .isNotEmpty();
            player.await(message -> message.has("own")
                    && Terminal.at(message, table).path("wagers").isEmpty());
        }

        private void cashOut(Terminal player, long credit) {
            player.mustDo("{\"type\":\"cashOut\"}");
            JsonNode paying = player.await(
                            message -> message.path("own").path("paying").isObject())
                    .path("own")
                    .path("paying");
            assertThat(paying.path("cents").asLong()).isEqualTo(credit);
            String ticket = paying.path("ticket").asText();
            player.ask("{\"type\":\"ticketPrinted\",\"ticket\":\"" + ticket + "\"}"); // unless the printer was quicker
            redeem(ticket, credit);
        }

        private void redeem(String ticket, long credit) {
            Staff desk = Staff.signIn(server, DemonstrationFloor.CASH_DESK.number(), password);
            String redeem = "{\"@type\":\"Redeem\",\"number\":" + ticket + ",\"readable\":true,\"signed\":true}";
            assertThat(desk.worthCents(ticket)).isEqualTo(credit);
            desk.act(redeem);
            assertThat(desk.post("acts", "{\"act\":" + redeem + "}")
                            .json()
                            .path("title")
                            .asText())
                    .isEqualTo("ALREADY_PAID");
        }
    }
}
