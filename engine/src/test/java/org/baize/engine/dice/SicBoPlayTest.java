package org.baize.engine.dice;

import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.dice.DiceTable.PERIOD_MILLIS;
import static org.baize.engine.dice.DiceTable.TUMBLER;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.baize.engine.NaivePurses;
import org.baize.engine.TestFloor;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.Shoot;
import org.baize.rules.sicbo.ShooterMode;
import org.baize.rules.sicbo.TumblerIncident;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many rounds at random, on every kind of tumbler, against a model that counts on its fingers. */
class SicBoPlayTest {

    private static final int ROUNDS = 60;
    private static final List<Integer> TOTALS_TO_ONE = List.of(62, 31, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 31, 62);

    @ParameterizedTest
    @EnumSource(
            value = ShakeMode.class,
            names = {"SHAKE_FIRST", "SHAKE_LAST"})
    @Clause({"act-multi-terminal-2019:2.8(a)(i)", "act-multi-terminal-2019:10.1/Total"})
    void playAtADealersTumbler(ShakeMode mode) {
        play(
                DiceTable.dealt(mode),
                21,
                180,
                11,
                (table, purses, dice, random) -> dealt(mode, table, purses, dice, random));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.9.10", "nsw-sic-bo-2016:3.11", "nsw-sic-bo-2016:3.10.1"})
    void playWithAShooterInTurn() {
        play(DiceTable.inTurn(), 31, 190, 12, SicBoPlayTest::automatic);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.9.10", "nsw-sic-bo-2016:3.10.2", "nsw-sic-bo-2016:3.10.4"})
    void playWithTheHighestWagerAsShooter() {
        play(DiceTable.automatic(new ShooterMode.HighestWager(60_00)), 32, 190, 12, SicBoPlayTest::automatic);
    }

    /** Plays a round whose wagers are down, and tells the model how it ended. */
    private interface Shake {

        void play(DiceTable table, NaivePurses purses, List<Integer> dice, Random random);
    }

    private static void play(DiceTable table, long seed, int tripleToOne, int doubleToOne, Shake shake) {
        TestFloor floor = table.floor();
        Random random = new Random(seed);
        NaivePurses purses = new NaivePurses(
                floor, random, (bet, dice, cents) -> returnCents(bet, dice, cents, tripleToOne, doubleToOne));
        for (int round = 1; round <= ROUNDS; round++) {
            if (!floor.table(TABLE).round().phase().running()) {
                floor.openBetting();
            }
            List<Integer> dice =
                    Stream.generate(() -> 1 + random.nextInt(6)).limit(3).toList();
            purses.wager();
            shake.play(table, purses, dice, random);
            purses.check("after round " + round + " of seed " + seed);
            if (random.nextInt(6) == 0) {
                floor.restart();
            }
        }
    }

    private static void dealt(ShakeMode mode, DiceTable table, NaivePurses purses, List<Integer> dice, Random random) {
        if (mode == ShakeMode.SHAKE_FIRST) {
            table.activate();
        }
        table.floor().pass(PERIOD_MILLIS + random.nextInt(5_000));
        if (mode == ShakeMode.SHAKE_LAST) {
            table.activate();
        }
        int luck = random.nextInt(10);
        if (luck == 0) {
            table.report(DEALER, random.nextBoolean() ? TumblerIncident.DICE_COCKED : TumblerIncident.NO_SPIN);
            purses.voided();
            return;
        }
        if (luck < 5) {
            table.key(dice.toArray(Integer[]::new));
            table.confirm();
        } else {
            table.read(dice.toArray(Integer[]::new));
        }
        purses.settle(text(dice));
    }

    private static void automatic(DiceTable table, NaivePurses purses, List<Integer> dice, Random random) {
        TestFloor floor = table.floor();
        floor.pass(PERIOD_MILLIS + random.nextInt(5_000));
        if (table.phase() == RoundPhase.CLOSED && table.tumbler().shoot() instanceof Shoot.Awaiting awaiting) {
            if (random.nextBoolean()) {
                table.shoot(awaiting.shooter());
            } else {
                floor.pass(11_000);
            }
        }
        if (random.nextInt(10) == 0) {
            floor.accept(TUMBLER, table.reading(1 + random.nextInt(3), dice.toArray(Integer[]::new)));
            table.declareVoid();
            purses.voided();
            return;
        }
        table.read(dice.toArray(Integer[]::new));
        purses.settle(text(dice));
    }

    private static String text(List<Integer> dice) {
        return dice.get(0) + "-" + dice.get(1) + "-" + dice.get(2);
    }

    /** Sic bo as a child would explain it. */
    private static long returnCents(String bet, String dice, long stakeCents, int tripleToOne, int doubleToOne) {
        List<Integer> faces = Stream.of(dice.split("-")).map(Integer::valueOf).toList();
        int total = faces.get(0) + faces.get(1) + faces.get(2);
        boolean triple = dice.equals(faces.get(0) + "-" + faces.get(0) + "-" + faces.get(0));
        String[] words = bet.split("[:-]", -1);
        int named = words.length > 1 && !words[0].equals("any") ? Integer.parseInt(words[1]) : 0;
        long shown = faces.stream().filter(face -> face == named).count();
        int toOne = switch (words[0]) {
            case "small" -> !triple && total >= 4 && total <= 10 ? 1 : 0;
            case "big" -> !triple && total >= 11 && total <= 17 ? 1 : 0;
            case "any" -> triple ? 31 : 0;
            case "triple" -> shown == 3 ? tripleToOne : 0;
            case "double" -> shown >= 2 ? doubleToOne : 0;
            case "single" -> shown == 3 ? 12 : (int) shown;
            case "combination" -> shown > 0 && faces.contains(Integer.parseInt(words[2])) ? 6 : 0;
            case "total" -> total == named ? TOTALS_TO_ONE.get(total - 4) : 0;
            default -> throw new IllegalArgumentException(bet);
        };
        return toOne > 0 ? stakeCents * (toOne + 1) : 0;
    }
}
