package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.baize.cluster.node.FreePorts;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.load.server.Seats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Everything that a terminal may ask for at the wrong moment or in the wrong way is refused over the wire, each for its own reason. */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class RefusalsTest {

    private static final int TABLE = DemonstrationTables.LIVE_ROULETTE;
    private static final int BY_ITSELF = DemonstrationTables.AUTOMATED_ROULETTE;

    @TempDir
    Path directory;

    private final Map<String, String> expected = new LinkedHashMap<>();
    private final Map<String, String> got = new LinkedHashMap<>();

    @Test
    void eachRefusalHasItsReason() throws Exception {
        try (Program program = Program.run(directory.resolve("data"), FreePorts.ofOne(), FreePorts.ofOne());
                Seats seats = new Seats(program.address());
                Terminal player = Terminal.welcomed(program.address(), seats.token(104));
                Terminal other = Terminal.welcomed(program.address(), seats.token(204))) {
            whatNeedsAnAccount(player);
            player.mustDo("{\"type\":\"noteInserted\",\"noteCents\":10000}");
            whatNeedsMoreOrLess(player);
            whatDoesNotBelongHere(player, other);
            whatComesTooLate(player);
        }
        assertThat(got).isEqualTo(expected);
        assertThat(got.values().stream().distinct()).hasSizeGreaterThanOrEqualTo(12);
    }

    private void refused(Terminal player, String reason, String act) {
        JsonNode answer = player.ask(act);
        expected.put(act, reason);
        got.put(
                act,
                answer.path("type").asText().equals("refused")
                        ? answer.path("reason").asText()
                        : answer.toString());
    }

    private static String at(String type, String more) {
        return "{\"type\":\"" + type + "\",\"table\":" + TABLE + more + "}";
    }

    private static String place(String bet, long cents) {
        return at("place", ",\"bet\":\"" + bet + "\",\"cents\":" + cents);
    }

    private void whatNeedsAnAccount(Terminal player) {
        refused(player, "TERMINAL_NOT_OPEN", "{\"type\":\"cashOut\"}");
        refused(player, "NOTE_NOT_ACCEPTED", "{\"type\":\"noteInserted\",\"noteCents\":12345}");
        refused(player, "TICKET_NOT_PAYABLE", "{\"type\":\"ticketInserted\",\"ticket\":\"000000000000000001\"}");
        refused(player, "NO_PAYMENT_UNDER_WAY", "{\"type\":\"ticketPrinted\",\"ticket\":\"000000000000000001\"}");
    }

    private void whatNeedsMoreOrLess(Terminal player) {
        player.await(message -> isBetting(message));
        refused(player, "NOT_AN_AMOUNT", place("red", 0));
        refused(player, "BELOW_MINIMUM", place("red", 100));
        refused(player, "OFF_STEP", place("red", 701));
        refused(player, "ABOVE_MAXIMUM", place("red", 1_000_000_00));
        refused(player, "ABOVE_CREDIT", place("red", 200_00));
        refused(player, "NOT_SO_MUCH_THERE", at("remove", ",\"bet\":\"red\",\"cents\":500"));
        refused(player, "NOTHING_TO_UNDO", at("undo", ""));
        refused(player, "NOTHING_TO_DO", at("repeat", ""));
    }

    private void whatDoesNotBelongHere(Terminal player, Terminal other) {
        refused(player, "NAMES_NOTHING", place("purple", 500));
        refused(player, "NAMES_NOTHING", "{\"type\":\"undo\",\"table\":99}");
        refused(player, "NOT_AT_THIS_TABLE", "{\"type\":\"clear\",\"table\":" + BY_ITSELF + "}");
        refused(player, "OTHER_APPARATUS", at("shoot", ""));
        refused(other, "CONFIRM_NOT_USED", "{\"type\":\"confirm\",\"table\":" + BY_ITSELF + "}");
        other.say("{\"type\":\"ask\",\"number\":1,\"act\":{\"type\":\"cashOut\"}}");
        assertThat(other.await("refused").path("reason").asText()).isEqualTo("NUMBER_USED");
    }

    private void whatComesTooLate(Terminal player) {
        player.await(message -> isBetting(message));
        player.mustDo(place("red", 500));
        player.mustDo(at("confirm", ""));
        refused(player, "WAGER_ALIVE", "{\"type\":\"cashOut\"}");
        player.awaitPhase(TABLE, "CLOSED");
        refused(player, "NO_MORE_BETS", place("black", 500));
    }

    /** A message that shows a round with time left. */
    private static boolean isBetting(JsonNode message) {
        JsonNode now = message.path("now");
        return now.path("table").asInt() == TABLE
                && now.path("round").path("phase").asText().equals("BETTING")
                && now.path("round").path("closesAtMillis").asLong() > System.currentTimeMillis() + 8_000;
    }
}
