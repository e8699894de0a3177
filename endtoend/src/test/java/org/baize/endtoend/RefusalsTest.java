package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    private final List<Answered> expected = new ArrayList<>();
    private final List<Answered> got = new ArrayList<>();

    /** An act and the reason why it was refused, or cut. */
    private record Answered(String act, String reason) {}

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
        assertThat(got.stream().map(Answered::reason).distinct()).hasSizeGreaterThanOrEqualTo(18);
    }

    private void refused(Terminal player, String reason, String act) {
        JsonNode answer = player.ask(act);
        expected.add(new Answered(act, reason));
        got.add(new Answered(
                act,
                answer.path("type").asText().equals("refused")
                        ? answer.path("reason").asText()
                        : answer.toString()));
    }

    private void cut(Terminal player, String reason, String act) {
        JsonNode answer = player.ask(act);
        expected.add(new Answered(act, reason));
        got.add(new Answered(act, answer.path("cuts").path(0).path("reason").asText()));
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
        refused(player, "SOURCE_UNKNOWN", "{\"type\":\"ticketInserted\",\"ticket\":\"000000000000000001\"}");
        refused(player, "NO_PAYMENT_UNDER_WAY", "{\"type\":\"ticketPrinted\",\"ticket\":\"000000000000000001\"}");
    }

    private void whatNeedsMoreOrLess(Terminal player) {
        awaitBetting(player);
        refused(player, "NOT_AN_AMOUNT", place("red", 0));
        refused(player, "BELOW_MINIMUM", place("red", 100));
        refused(player, "NOT_SO_MUCH_THERE", at("remove", ",\"bet\":\"red\",\"cents\":500"));
        refused(player, "NOTHING_TO_UNDO", at("undo", ""));
        refused(player, "NOTHING_TO_DO", at("repeat", ""));
        cut(player, "OFF_STEP", place("red", 701));
        cut(player, "ABOVE_CREDIT", place("red", 1_000_000_00));
        refused(player, "NO_CREDIT", place("red", 200_00));
        player.mustDo(at("clear", ""));
    }

    private void whatDoesNotBelongHere(Terminal player, Terminal other) {
        String confirm = "{\"type\":\"confirm\",\"table\":" + BY_ITSELF + "}";
        refused(player, "NAMES_NOTHING", place("purple", 500));
        refused(player, "NO_SUCH_TABLE", "{\"type\":\"undo\",\"table\":99}");
        refused(player, "NOT_AT_THIS_TABLE", "{\"type\":\"clear\",\"table\":" + BY_ITSELF + "}");
        refused(player, "NO_SUCH_DEVICE", at("shoot", ""));
        refused(other, "TERMINAL_NOT_OPEN", confirm);
        other.mustDo("{\"type\":\"noteInserted\",\"noteCents\":10000}");
        refused(other, "CONFIRM_NOT_USED", confirm);
        other.say("{\"type\":\"ask\",\"number\":1,\"act\":{\"type\":\"cashOut\"}}");
        assertThat(other.await("refused").path("reason").asText()).isEqualTo("NUMBER_USED");
    }

    private void whatComesTooLate(Terminal player) {
        long round = awaitBetting(player);
        player.mustDo(place("red", 500));
        player.mustDo(at("confirm", ""));
        refused(player, "WAGER_ALIVE", "{\"type\":\"cashOut\"}");
        player.awaitClose(TABLE, round);
        refused(player, "NO_MORE_BETS", place("black", 500));
    }

    private static long awaitBetting(Terminal player) {
        return player.await(message -> isBetting(message))
                .path("now")
                .path("round")
                .path("number")
                .asLong();
    }

    /** A message that shows a round with time left. */
    private static boolean isBetting(JsonNode message) {
        JsonNode now = message.path("now");
        return now.path("table").asInt() == TABLE
                && now.path("round").path("phase").asText().equals("BETTING")
                && now.path("round").path("closesAtMillis").asLong() > System.currentTimeMillis() + 8_000;
    }
}
