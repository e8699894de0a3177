package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Sanction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Everything that a terminal may ask for at the wrong moment or in the wrong way is refused over the wire, each for its own reason;
 * and every reason that there is has a case here, or it is said why a terminal cannot get it.
 */
@Timeout(value = 6, unit = TimeUnit.MINUTES)
class RefusalsTest {

    private static final int BACCARAT = Demonstration.ENDLESS_BACCARAT;
    private static final int ROULETTE = Demonstration.ENDLESS_ROULETTE;
    private static final int RAPID = Demonstration.ENDLESS_RAPID;
    private static final int BY_HAND = Demonstration.BY_HAND;
    private static final int SHOOTERS = Demonstration.SHOOTERS;

    private static final int FIRST_TERMINAL = 801;
    private static final List<Long> NOTES = List.of(5_00L, 10_00L, 20_00L, 50_00L, 100_00L);
    private static final int TOO_MANY = 18;
    private static final int TRIES = 20;

    private final List<Answered> expected = new ArrayList<>();
    private final List<Answered> got = new ArrayList<>();
    private int seats;

    /** An act and the reason why it was refused, or cut. */
    private record Answered(String act, String reason) {}

    @Test
    void eachRefusalHasItsReason() throws Exception {
        Demonstration floor = Demonstration.shared();
        whatNeedsAnAccount(floor);
        whatNeedsMoreOrLess(floor);
        whatDoesNotBelongHere(floor);
        whatBaccaratAsksFor(floor);
        whatRapidAsksFor(floor);
        whatTheHouseForbids(floor);
        whatTheTillCannotDo(floor);
        whatComesAtTheWrongTime(floor);
        whatOnlyTheShooterMayDo(floor);
        whatIsTooMuchAtOnce(floor);

        assertThat(got).isEqualTo(expected);
        Set<String> reasons = new TreeSet<>();
        got.forEach(answered -> reasons.add(answered.reason()));
        assertThat(Excuses.missing(reasons)).isEmpty();
    }

    /** A terminal that nobody has used. */
    private Terminal sit(Demonstration floor, Integer... tables) {
        int terminal = FIRST_TERMINAL + seats++;
        floor.office().seat(terminal, List.of(tables), NOTES);
        return floor.sit(terminal);
    }

    private int seated() {
        return FIRST_TERMINAL + seats - 1;
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
        got.add(new Answered(act, answer.path("cuts").path(0).path("reason").asText(answer.toString())));
    }

    private static String at(int table, String type, String more) {
        return "{\"type\":\"" + type + "\",\"table\":" + table + more + "}";
    }

    private static String place(int table, String bet, long cents) {
        return at(table, "place", ",\"bet\":\"" + bet + "\",\"cents\":" + cents);
    }

    private static String note(long cents) {
        return "{\"type\":\"noteInserted\",\"noteCents\":" + cents + "}";
    }

    private static String ticket(String type, String number) {
        return "{\"type\":\"" + type + "\",\"ticket\":\"" + number + "\"}";
    }

    private static final String CASH_OUT = "{\"type\":\"cashOut\"}";

    private void whatNeedsAnAccount(Demonstration floor) {
        try (Terminal player = sit(floor, ROULETTE)) {
            player.awaitBetting(ROULETTE);
            refused(player, "TERMINAL_NOT_OPEN", CASH_OUT);
            refused(player, "TERMINAL_NOT_OPEN", place(ROULETTE, "red", 5_00));
            refused(player, "NOTE_NOT_ACCEPTED", note(123_45));
            refused(player, "SOURCE_UNKNOWN", ticket("ticketInserted", "000000000000000001"));
            refused(player, "NO_PAYMENT_UNDER_WAY", ticket("ticketPrinted", "000000000000000001"));
        }
    }

    private void whatNeedsMoreOrLess(Demonstration floor) {
        try (Terminal player = sit(floor, ROULETTE)) {
            player.awaitBetting(ROULETTE);
            player.mustDo(note(100_00));
            refused(player, "NOT_AN_AMOUNT", place(ROULETTE, "red", 0));
            refused(player, "BELOW_MINIMUM", place(ROULETTE, "red", 1_00));
            refused(player, "NOT_SO_MUCH_THERE", at(ROULETTE, "remove", ",\"bet\":\"red\",\"cents\":500"));
            refused(player, "NOTHING_TO_UNDO", at(ROULETTE, "undo", ""));
            refused(player, "NOTHING_TO_DO", at(ROULETTE, "repeat", ""));
            cut(player, "OFF_STEP", place(ROULETTE, "red", 7_01));
            cut(player, "ABOVE_CREDIT", place(ROULETTE, "red", 400_00));
            refused(player, "NO_CREDIT", place(ROULETTE, "red", 200_00));
            player.mustDo(at(ROULETTE, "clear", ""));
            player.mustDo(place(ROULETTE, "black", 5_00));
            player.mustDo(at(ROULETTE, "confirm", ""));
            refused(player, "LOCKED", at(ROULETTE, "remove", ",\"bet\":\"black\",\"cents\":500"));
            refused(player, "WAGER_ALIVE", CASH_OUT);
        }
        try (Terminal player = sit(floor, ROULETTE)) {
            for (int i = 0; i < 6; i++) {
                player.mustDo(note(100_00));
            }
            cut(player, "ABOVE_MAXIMUM", place(ROULETTE, "red", 600_00));
        }
    }

    private void whatDoesNotBelongHere(Demonstration floor) {
        try (Terminal player = sit(floor, ROULETTE);
                Terminal atSicBo = floor.sit(106)) {
            player.awaitBetting(ROULETTE);
            player.mustDo(note(100_00));
            refused(player, "NAMES_NOTHING", place(ROULETTE, "purple", 5_00));
            refused(player, "NO_SUCH_BET", at(ROULETTE, "placeSection", ",\"section\":\"nowhere\",\"unitCents\":500"));
            refused(player, "NOT_OFFERED", at(ROULETTE, "placeMaximum", ",\"number\":\"17\""));
            refused(player, "NO_SUCH_TABLE", "{\"type\":\"undo\",\"table\":99}");
            refused(player, "NOT_AT_THIS_TABLE", at(RAPID, "clear", ""));
            refused(player, "NO_SUCH_DEVICE", at(ROULETTE, "shoot", ""));
            refused(atSicBo, "NOT_FOR_THIS_ORIGIN", at(DemonstrationTables.SIC_BO, "shoot", ""));
            player.say("{\"type\":\"ask\",\"number\":1,\"act\":" + CASH_OUT + "}");
            expected.add(new Answered("the same number again", "NUMBER_USED"));
            got.add(new Answered(
                    "the same number again",
                    player.await("refused").path("reason").asText()));
        }
    }

    private void whatBaccaratAsksFor(Demonstration floor) {
        try (Terminal player = sit(floor, BACCARAT, ROULETTE)) {
            player.awaitBetting(BACCARAT);
            player.mustDo(note(100_00));
            refused(player, "WITHOUT_MAIN_WAGER", place(BACCARAT, "player-pair", 5_00));
            player.mustDo(place(BACCARAT, "player", 60_00));
            cut(player, "ABOVE_DIFFERENTIAL", at(BACCARAT, "confirm", ""));
        }
        int terminal = FIRST_TERMINAL + seats++;
        floor.office()
                .act(new SetupCommand.InstallTerminal(
                        terminal, new TerminalSpec(List.of(BACCARAT, ROULETTE), false, NOTES, true, true)));
        try (Terminal player = floor.sit(terminal)) {
            player.mustDo(note(100_00));
            player.mustDo(place(BACCARAT, "tie", 5_00));
            refused(player, "ANOTHER_TABLE_IN_PLAY", place(ROULETTE, "red", 5_00));
        }
    }

    private void whatRapidAsksFor(Demonstration floor) {
        try (Terminal player = sit(floor, RAPID)) {
            player.awaitBetting(RAPID);
            refused(player, "TICKET_NOT_PAYABLE", ticket("ticketInserted", "000000000000000001"));
            player.mustDo(note(100_00));
            refused(player, "CONFIRM_NOT_USED", at(RAPID, "confirm", ""));
            cut(player, "ABOVE_TOTAL", place(RAPID, "red", 60_00));
        }
    }

    private void whatTheHouseForbids(Demonstration floor) {
        Staff dealer = floor.dealer(ROULETTE);
        Staff operator = floor.person(DemonstrationFloor.SUPERVISORS.getLast().number());
        try (Terminal player = sit(floor, ROULETTE)) {
            player.mustDo(note(10_00));
            dealer.act(new PatronCommand.RetireTerminal(ROULETTE, seated(), "the screen is broken"));
            refused(player, "TERMINAL_RETIRED", place(ROULETTE, "red", 5_00));
        }
        try (Terminal player = sit(floor, ROULETTE)) {
            player.mustDo(note(10_00));
            dealer.act(new PatronCommand.RecordBreach(
                    ROULETTE,
                    seated(),
                    new PatronCommand.Report(
                            BreachGround.OUTCOME_DEVICE, List.of("P1"), false, Optional.empty(), "a telephone")));
            operator.act(
                    new PatronCommand.ImposeSanction(ROULETTE, seated(), 1, Sanction.EXCLUDE_FROM_GAME, "a telephone"));
            refused(player, "EXCLUDED", place(ROULETTE, "red", 5_00));
        }
        try (Terminal player = sit(floor, ROULETTE)) {
            player.mustDo(note(10_00));
            dealer.act(new PatronCommand.DirectToLeave(ROULETTE, seated(), "shouting"));
            refused(player, "DIRECTED_TO_LEAVE", place(ROULETTE, "red", 5_00));
        }
    }

    private void whatTheTillCannotDo(Demonstration floor) {
        try (Terminal player = sit(floor, ROULETTE)) {
            Staff till = floor.office().machine("TILL", seated());
            till.post(
                            "tills/" + seated() + "/acts",
                            "{\"key\":\"broken\",\"act\":"
                                    + Office.json(new MoneyCommand.ReportCashDevices(
                                            seated(), NoteAcceptor.OUT_OF_ORDER, true))
                                    + "}")
                    .good();
            refused(player, "ACCEPTOR_NOT_READY", note(10_00));
        }
    }

    /** A round dealt by hand, so that it stands still where a refusal is due. */
    private void whatComesAtTheWrongTime(Demonstration floor) {
        Staff dealer = floor.dealer(BY_HAND);
        try (Terminal player = sit(floor, BY_HAND);
                Terminal outside = sit(floor, Demonstration.NOT_OPEN);
                Terminal other = sit(floor, BY_HAND, ROULETTE);
                Terminal early = sit(floor, Demonstration.WITHOUT_DEALER)) {
            early.mustDo(note(5_00));
            refused(early, "NOT_OPEN_YET", place(Demonstration.WITHOUT_DEALER, "red", 5_00));
            player.mustDo(note(5_00));
            refused(outside, "TABLE_NOT_OPEN", place(Demonstration.NOT_OPEN, "small", 5_00));
            refused(outside, "NO_ROUND", at(Demonstration.NOT_OPEN, "shoot", ""));
            other.mustDo(note(10_00));
            long round = betByHand(dealer, player);
            player.awaitClose(BY_HAND, round);
            refused(other, "NO_MORE_BETS", place(BY_HAND, "black", 5_00));
            refused(other, "ROUND_NOT_SETTLED", CASH_OUT);
            dealer.act(new WheelCommand.KeyNumber(BY_HAND, "2"));
            dealer.act(new RoundCommand.ConfirmResult(BY_HAND));
            player.until(() -> player.phase(BY_HAND).equals("SETTLED"));
            refused(player, "NOTHING_TO_PAY", CASH_OUT);
            other.mustDo(CASH_OUT);
            refused(other, "CASH_OUT_UNDER_WAY", note(5_00));
        }
    }

    /** Five dollars on red in a round that stays open long enough for it. */
    private static long betByHand(Staff dealer, Terminal player) {
        while (true) {
            Tables.openByHand(dealer, BY_HAND);
            long round = player.awaitBetting(BY_HAND);
            player.ask(place(BY_HAND, "red", 5_00));
            if (player.ask(at(BY_HAND, "confirm", "")).path("type").asText().equals("accepted")) {
                return round;
            }
            player.refresh();
        }
    }

    /** A round takes a few seconds at each step of it; whoever misses one sees it in the next round. */
    private void whatOnlyTheShooterMayDo(Demonstration floor) {
        Set<String> wanted = new TreeSet<>(List.of("WAGERING_OPEN", "NOT_THE_SHOOTER", "ALREADY_SHOT"));
        Set<String> heard = new TreeSet<>();
        int shooter = Demonstration.terminal(SHOOTERS, 0);
        String shoot = at(SHOOTERS, "shoot", "");
        try (Terminal first = floor.sit(shooter);
                Terminal second = floor.sit(Demonstration.terminal(SHOOTERS, 1))) {
            while (!heard.containsAll(wanted)) {
                first.mustDo(note(5_00));
                long round = first.awaitBetting(SHOOTERS);
                first.ask(place(SHOOTERS, "small", 5_00));
                heard.add(second.ask(shoot).path("reason").asText());
                first.until(() -> first.round(SHOOTERS) > round
                        || first.table(SHOOTERS)
                                        .path("round")
                                        .path("shooter")
                                        .path("terminal")
                                        .asInt()
                                == shooter);
                heard.add(second.ask(shoot).path("reason").asText());
                first.ask(shoot);
                heard.add(first.ask(shoot).path("reason").asText());
                first.until(() -> first.round(SHOOTERS) > round);
            }
        }
        wanted.forEach(reason -> {
            expected.add(new Answered(shoot, reason));
            got.add(new Answered(shoot, heard.contains(reason) ? reason : heard.toString()));
        });
    }

    /** More than the floor keeps answers for, and fewer than a socket must take; again, where the floor was quicker. */
    private void whatIsTooMuchAtOnce(Demonstration floor) {
        Set<String> reasons = new TreeSet<>();
        for (int tries = 0; tries < TRIES && !reasons.contains("TOO_MANY_AT_ONCE"); tries++) {
            try (Terminal player = sit(floor, ROULETTE)) {
                for (int i = 0; i < TOO_MANY; i++) {
                    player.send(at(ROULETTE, "clear", ""));
                }
                for (int i = 0; i < TOO_MANY; i++) {
                    reasons.add(player.await("refused").path("reason").asText());
                }
            }
        }
        expected.add(new Answered("many at once", "TOO_MANY_AT_ONCE"));
        got.add(new Answered(
                "many at once", reasons.contains("TOO_MANY_AT_ONCE") ? "TOO_MANY_AT_ONCE" : reasons.toString()));
    }
}
