package org.baize.engine.wheel;

import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.wheel.WheelTable.PERIOD_MILLIS;
import static org.baize.engine.wheel.WheelTable.WHEEL;
import static org.baize.engine.wheel.WheelTable.the;

import java.util.List;
import java.util.Random;
import org.baize.engine.NaivePurses;
import org.baize.engine.TestFloor;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.rules.fault.Finding;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Many rounds at random, on every kind of wheel of every text, against a model that counts on its fingers. */
class RoulettePlayTest {

    private static final int ROUNDS = 60;
    private static final List<Integer> RED = List.of(1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36);

    @Test
    @Clause({"act-multi-terminal-2019:2.8(a)(i)", "act-multi-terminal-2019:2.8(a)(ii)"})
    void multiTerminalPlay() {
        play(WheelTable.live(MULTI), 1, "0", RoulettePlayTest::dealerSpin);
    }

    @Test
    @Clause({"act-american-roulette-2005:7.1", "act-american-roulette-2005:7.2", "act-american-roulette-2005:12.1"})
    void americanPlayOnOneZero() {
        play(WheelTable.live(AMERICAN), 3, "0", RoulettePlayTest::dealerSpin);
    }

    @Test
    @Clause({"act-american-roulette-2005:7.3(a)", "act-american-roulette-2005:7.3(b)"})
    void americanPlayOnTwoZeros() {
        play(WheelTable.twoZeros(), 5, "00", RoulettePlayTest::dealerSpin);
    }

    @Test
    @Clause("act-american-roulette-2005:5.3(a)")
    void americanPlayWhereTheDealerCalls() {
        play(WheelTable.called(), 7, "0", RoulettePlayTest::calledSpin);
    }

    @Test
    @Clause({"nsw-rapid-2016:8.1", "nsw-rapid-2016:8.6"})
    void rapidPlayOnALiveWheel() {
        play(WheelTable.live(RAPID), 9, "0", RoulettePlayTest::dealerSpin);
    }

    @Test
    @Clause({"nsw-rapid-2016:5.3.2.2", "nsw-rapid-2016:8.6"})
    void rapidPlayOnAnAutomatedWheel() {
        play(WheelTable.automated(), 11, "0", RoulettePlayTest::automatedSpin);
    }

    /** Plays a round whose wagers are down, and tells the model how it ended. */
    private interface Spin {

        void play(WheelTable table, NaivePurses purses, String number, Random random);
    }

    private static void play(WheelTable table, long seed, String zero, Spin spin) {
        TestFloor floor = table.floor();
        Random random = new Random(seed);
        NaivePurses purses = new NaivePurses(floor, random, RoulettePlayTest::returnCents);
        for (int round = 1; round <= ROUNDS; round++) {
            int place = random.nextInt(zero.equals("00") ? 38 : 37);
            String number = place == 37 ? "00" : Integer.toString(place);
            if (!floor.table(TABLE).round().phase().running()) {
                floor.openBetting();
            }
            purses.wager();
            spin.play(table, purses, number, random);
            purses.check("after round " + round + " of seed " + seed);
            if (random.nextInt(6) == 0) {
                floor.restart();
            }
        }
    }

    /** A spin of the dealer: in time, called off, too early, sensed, keyed, or both with a quarrel. */
    private static void dealerSpin(WheelTable table, NaivePurses purses, String number, Random random) {
        TestFloor floor = table.floor();
        String text = floor.table(TABLE).rulebook().id();
        boolean early = !text.equals(MULTI) && random.nextInt(12) == 0;
        floor.pass(early ? PERIOD_MILLIS / 2 : PERIOD_MILLIS + 1 + random.nextInt(5_000));
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        if (!early && random.nextInt(8) == 0) {
            table.noSpin(NoSpinGround.TOO_FEW_REVOLUTIONS);
            if (!text.equals(RAPID)) {
                purses.voided();
                return;
            }
            floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        }
        boolean quarrel = result(table, number, random);
        if (early && text.equals(AMERICAN)) {
            purses.voided();
            return;
        }
        floor.accept(quarrel ? SUPERVISOR : DEALER, new RoundCommand.ConfirmResult(TABLE));
        purses.settle(number);
    }

    /** Gives the number in some way; whether dealer and sensor did not agree at first, so that a supervisor decides. */
    private static boolean result(WheelTable table, String number, Random random) {
        int way = random.nextInt(4);
        if (way == 0) {
            table.key(number);
            return false;
        }
        table.sense(way == 1 ? "1" : number);
        boolean running = table.floor().table(TABLE).round().phase().running();
        if (way <= 2 && running) {
            table.key(number);
        }
        return way == 1 && running && !number.equals("1");
    }

    private static void calledSpin(WheelTable table, NaivePurses purses, String number, Random random) {
        TestFloor floor = table.floor();
        floor.accept(DEALER, new WheelCommand.SpinBall(TABLE));
        floor.pass(PERIOD_MILLIS + random.nextInt(20_000));
        floor.accept(DEALER, new RoundCommand.CloseBetting(TABLE));
        floor.pass(1 + random.nextInt(5_000));
        table.key(number);
        table.confirm();
        purses.settle(number);
    }

    private static void automatedSpin(WheelTable table, NaivePurses purses, String number, Random random) {
        TestFloor floor = table.floor();
        boolean early = random.nextInt(6) == 0;
        floor.accept(WHEEL, new WheelCommand.SpinBall(TABLE));
        floor.pass(early ? PERIOD_MILLIS / 2 : PERIOD_MILLIS + random.nextInt(5_000));
        List<Event> events = table.sense(number);
        if (early) {
            long opened = the(FaultEvent.CaseOpened.class, events).opened().number();
            floor.accept(
                    SUPERVISOR,
                    new FaultCommand.DecideFromRecords(
                            TABLE, opened, FaultCommand.Found.of(Finding.WAGERS_CONFIRMED), "all is on record"));
        }
        purses.settle(number);
    }

    /** Roulette as a child would explain it. */
    private static long returnCents(String bet, String number, long stakeCents) {
        int colon = bet.indexOf(':');
        String kind = colon < 0 ? bet : bet.substring(0, colon);
        List<String> named =
                colon < 0 ? List.of() : List.of(bet.substring(colon + 1).split("-", -1));
        int drawn = number.equals("00") ? 0 : Integer.parseInt(number);
        boolean wins = switch (kind) {
            case "straight", "split", "street", "corner", "five-line", "six-line" -> named.contains(number);
            case "column" -> drawn > 0 && drawn % 3 == Integer.parseInt(named.getFirst()) % 3;
            case "dozen" -> drawn > 0 && (drawn + 11) / 12 == Integer.parseInt(named.getFirst());
            case "low" -> drawn >= 1 && drawn <= 18;
            case "high" -> drawn >= 19;
            case "even" -> drawn > 0 && drawn % 2 == 0;
            case "odd" -> drawn % 2 == 1;
            case "red" -> RED.contains(drawn);
            case "black" -> drawn > 0 && !RED.contains(drawn);
            default -> throw new IllegalArgumentException(bet);
        };
        int toOne = switch (kind) {
            case "straight" -> 35;
            case "split" -> 17;
            case "street" -> 11;
            case "corner" -> 8;
            case "five-line" -> 6;
            case "six-line" -> 5;
            case "column", "dozen" -> 2;
            default -> 1;
        };
        return wins ? stakeCents * (toOne + 1) : 0;
    }
}
