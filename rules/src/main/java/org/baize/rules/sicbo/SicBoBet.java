package org.baize.rules.sicbo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.baize.rules.game.Bet;

/** The fifty bets of sic bo. */
public sealed interface SicBoBet extends Bet {

    int LOWEST_TOTAL = 4;
    int HIGHEST_TOTAL = 17;

    /**
     * How strongly the dice favour this bet: zero when it loses, else the step of its odds that is paid. Only
     * {@link Single} knows more than one step.
     */
    int hits(Dice dice);

    /** Total 4 to 10, but no triple. */
    record Small() implements SicBoBet {

        @Override
        public int hits(Dice dice) {
            return once(!dice.triple() && dice.total() <= 10);
        }

        @Override
        public String text() {
            return "small";
        }
    }

    /** Total 11 to 17, but no triple. */
    record Big() implements SicBoBet {

        @Override
        public int hits(Dice dice) {
            return once(!dice.triple() && dice.total() >= 11);
        }

        @Override
        public String text() {
            return "big";
        }
    }

    /** All three dice alike, whatever they show. */
    record AnyTriple() implements SicBoBet {

        @Override
        public int hits(Dice dice) {
            return once(dice.triple());
        }

        @Override
        public String text() {
            return "any-triple";
        }
    }

    /** All three dice show the number. */
    record SpecificTriple(int number) implements SicBoBet {

        public SpecificTriple {
            requireFace(number);
        }

        @Override
        public int hits(Dice dice) {
            return once(dice.showing(number) == 3);
        }

        @Override
        public String text() {
            return "triple:" + number;
        }
    }

    /** At least two dice show the number; a triple is paid once. */
    record SpecificDouble(int number) implements SicBoBet {

        public SpecificDouble {
            requireFace(number);
        }

        @Override
        public int hits(Dice dice) {
            return once(dice.showing(number) >= 2);
        }

        @Override
        public String text() {
            return "double:" + number;
        }
    }

    /** The number shows on one, two or three dice, at odds of its own for each. */
    record Single(int number) implements SicBoBet {

        public Single {
            requireFace(number);
        }

        @Override
        public int hits(Dice dice) {
            return dice.showing(number);
        }

        @Override
        public String text() {
            return "single:" + number;
        }
    }

    /** Two different numbers both show; kept with the lower one first, so that 2-1 is 1-2. */
    record Combination(int low, int high) implements SicBoBet {

        public Combination {
            requireFace(low);
            requireFace(high);
            if (low >= high) {
                throw new IllegalArgumentException(
                        "a combination is of two different numbers, lower first: " + low + "-" + high);
            }
        }

        public static Combination of(int one, int other) {
            return new Combination(Math.min(one, other), Math.max(one, other));
        }

        @Override
        public int hits(Dice dice) {
            return once(dice.showing(low) > 0 && dice.showing(high) > 0);
        }

        @Override
        public String text() {
            return "combination:" + low + "-" + high;
        }
    }

    /** The three dice add up to the number, triples not excepted. */
    record Total(int number) implements SicBoBet {

        public Total {
            if (!isTotal(number)) {
                throw new IllegalArgumentException("a total to bet on is 4 to 17, not " + number);
            }
        }

        @Override
        public int hits(Dice dice) {
            return once(dice.total() == number);
        }

        @Override
        public String text() {
            return "total:" + number;
        }
    }

    /** Whether the text offers that total; 3 and 18 are triples and no bets of their own. */
    static boolean isTotal(int number) {
        return number >= LOWEST_TOTAL && number <= HIGHEST_TOTAL;
    }

    static List<SicBoBet> triples() {
        return IntStream.rangeClosed(1, Dice.FACES)
                .<SicBoBet>mapToObj(SpecificTriple::new)
                .toList();
    }

    static List<SicBoBet> doubles() {
        return IntStream.rangeClosed(1, Dice.FACES)
                .<SicBoBet>mapToObj(SpecificDouble::new)
                .toList();
    }

    static List<SicBoBet> singles() {
        return IntStream.rangeClosed(1, Dice.FACES)
                .<SicBoBet>mapToObj(Single::new)
                .toList();
    }

    static List<SicBoBet> combinations() {
        List<SicBoBet> combinations = new ArrayList<>();
        for (int low = 1; low < Dice.FACES; low++) {
            for (int high = low + 1; high <= Dice.FACES; high++) {
                combinations.add(new Combination(low, high));
            }
        }
        return List.copyOf(combinations);
    }

    private static int once(boolean wins) {
        return wins ? 1 : 0;
    }

    private static void requireFace(int number) {
        if (!Dice.isFace(number)) {
            throw new IllegalArgumentException("a number to bet on is 1 to 6, not " + number);
        }
    }
}
