package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.Play;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.rulebook.Rulebooks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * One player at a table of every game of every text: buys in, bets on every kind of bet, sees the betting close, a result and the
 * settlement, has what the pay table says to the cent, cashes out, and the cash desk pays just that, once.
 */
@Timeout(value = 6, unit = TimeUnit.MINUTES)
class EveryTableTest {

    private static final long BUY_IN_CENTS = 100_00;
    private static final int LINES = 8;

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
        for (int table : List.of(
                Demonstration.BACCARAT_METHOD_B,
                Demonstration.MINI_METHOD_B,
                Demonstration.SINGLE_ZERO,
                Demonstration.RAPID_BACCARAT,
                Demonstration.RAPID_LIVE_ROULETTE)) {
            terminals.put(table, Demonstration.terminal(table, 0));
        }
        return terminals;
    }

    @Test
    void everyGameOfEveryTextHasATable() {
        List<String> games = Rulebooks.all().stream()
                .flatMap(text -> text.games().stream().map(game -> text.id() + " " + game.id()))
                .toList();

        assertThat(terminals().keySet().stream().map(Demonstration::spec).map(EveryTableTest::game))
                .containsAll(games);
    }

    private static String game(TableSpec spec) {
        return spec.rulebookId() + " " + spec.setup().game().gameId();
    }

    @Test
    void fromTheFirstNoteToThePaidTicket() throws Exception {
        Demonstration floor = Demonstration.shared();
        try (ExecutorService players = Executors.newCachedThreadPool()) {
            List<Future<?>> visits = new ArrayList<>();
            terminals()
                    .forEach((table, terminal) -> visits.add(players.submit(() -> {
                        new Visit(floor, table, terminal).play();
                        return null;
                    })));
            for (Future<?> visit : visits) {
                visit.get();
            }
        }
        assertThat(floor.program().said()).doesNotContain(" ERROR ");
    }

    /** One player's visit to one table. */
    private record Visit(Demonstration floor, int table, int terminal) {

        void play() throws Exception {
            try (Terminal player = floor.sit(terminal)) {
                boolean atTable = player.own().path("acceptedNotesCents").isEmpty();
                if (atTable) {
                    floor.dealer(table)
                            .act(new MoneyCommand.BuyInAtTable(
                                    table, terminal, CreditSource.CHIPS_AT_TABLE, BUY_IN_CENTS));
                } else {
                    player.mustDo("{\"type\":\"noteInserted\",\"noteCents\":" + BUY_IN_CENTS + "}");
                }
                player.until(() -> player.creditCents(table) == BUY_IN_CENTS);
                Staked staked = bet(player);
                long due = BUY_IN_CENTS - staked.cents() + returned(player, staked);
                player.until(() -> player.at(table).path("wagers").isEmpty() && player.creditCents(table) == due);
                if (isPaidAtTable()) {
                    floor.dealer(table).act(new MoneyCommand.PayOutAtTable(table, terminal));
                    player.until(() -> player.creditCents(table) == 0);
                } else {
                    cashOut(player, due);
                }
            }
        }

        /** These texts know no tickets: whoever leaves gets chips from the dealer. */
        private boolean isPaidAtTable() {
            String text = Demonstration.spec(table).rulebookId();
            return text.equals(Tables.AMERICAN) || text.equals(Tables.MINI_BACCARAT);
        }

        /** What lies on the layout of a round. */
        private record Staked(long round, Map<String, Long> bets) {

            long cents() {
                return bets.values().stream().mapToLong(Long::longValue).sum();
            }
        }

        /** Bets in the first round that is open long enough for it. */
        private Staked bet(Terminal player) {
            while (true) {
                long round = player.awaitBetting(table);
                Map<String, Long> bets = place(player);
                if (!bets.isEmpty() && isConfirmed(player)) {
                    return new Staked(round, bets);
                }
                player.refresh(); // what was open is not any more; it may be opened again where nobody has wagered
            }
        }

        /** The least that the sign allows on the first bet of each line. */
        private Map<String, Long> place(Terminal player) {
            JsonNode layout = player.layout(table);
            long cents = Math.max(
                    layout.path("limits")
                            .path("lines")
                            .path(0)
                            .path("minimumCents")
                            .asLong(),
                    layout.path("limits").path("leastTotalCents").asLong() / LINES);
            Map<String, Long> bets = new LinkedHashMap<>();
            for (JsonNode line : layout.path("lines")) {
                String bet = line.path("bets").path(0).asText();
                if (bets.size() < LINES && isTaken(player.ask(place(bet, cents)))) {
                    bets.put(bet, cents);
                }
            }
            return bets;
        }

        private String place(String bet, long cents) {
            return "{\"type\":\"place\",\"table\":" + table + ",\"bet\":\"" + bet + "\",\"cents\":" + cents + "}";
        }

        /** Whoever is too late bets in the next round. */
        private static boolean isTaken(JsonNode answer) {
            assertThat(answer.path("cuts")).isEmpty();
            assertThat(answer.path("reason").asText()).isIn("", "NO_MORE_BETS");
            return answer.path("type").asText().equals("accepted");
        }

        private boolean isConfirmed(Terminal player) {
            return !player.layout(table).path("manner").path("confirms").asBoolean()
                    || isTaken(player.ask("{\"type\":\"confirm\",\"table\":" + table + "}"));
        }

        /** What comes back by the pay table, once the table shows how the round has ended; all of it if the round is void. */
        private long returned(Terminal player, Staked staked) {
            player.awaitClose(table, staked.round());
            player.until(() -> result(player, staked.round()).isObject());
            String outcome = result(player, staked.round()).path("outcome").asText("");
            if (outcome.isEmpty()) {
                return staked.cents();
            }
            TableSpec spec = Demonstration.spec(table);
            Play<?, ?> play = Play.of(Rulebooks.byId(spec.rulebookId()), spec.setup());
            return staked.bets().entrySet().stream()
                    .mapToLong(bet -> play.payTable()
                            .payoff(play.bet(bet.getKey()), play.outcome(outcome))
                            .returnCents(bet.getValue()))
                    .sum();
        }

        private JsonNode result(Terminal player, long round) {
            for (JsonNode result : player.table(table).path("recent")) {
                if (result.path("round").asLong() == round) {
                    return result;
                }
            }
            return player.table(table).path("recent").path(-1);
        }

        /** Some texts pay nobody out between the close of a round and its settlement, at any table that the terminal reaches. */
        private static void askForTicket(Terminal player) {
            JsonNode answer = player.ask("{\"type\":\"cashOut\"}");
            while (answer.path("reason").asText().equals("ROUND_NOT_SETTLED")) {
                player.await("tableChanged");
                answer = player.ask("{\"type\":\"cashOut\"}");
            }
            assertThat(answer.path("type").asText()).as(answer.toString()).isEqualTo("accepted");
        }

        private void cashOut(Terminal player, long due) {
            askForTicket(player);
            player.until(() -> player.own().path("paying").isObject());
            JsonNode paying = player.own().path("paying");
            assertThat(paying.path("cents").asLong()).isEqualTo(due);
            String ticket = paying.path("ticket").asText();
            assertThat(ticket).as("table %s, %s", table, paying).isNotEmpty();
            player.ask("{\"type\":\"ticketPrinted\",\"ticket\":\"" + ticket + "\"}"); // unless the printer was quicker
            Staff desk = floor.desk();
            PaymentCommand.Redeem redeem = new PaymentCommand.Redeem(Long.parseLong(ticket), true, true);
            assertThat(desk.worthCents(ticket)).isEqualTo(due);
            desk.act(redeem);
            assertThat(desk.tries(redeem).title()).isEqualTo("ALREADY_PAID");
        }
    }
}
