package org.baize.rules.sicbo;

import java.util.ArrayList;
import java.util.List;
import org.baize.rules.game.Outcome;

/**
 * Three dice as they were read, in the order in which they were read. The order decides nothing, but it is what the
 * device or the dealer reported, and all 216 readings are equally likely.
 */
public record Dice(int first, int second, int third) implements Outcome {

    public static final int FACES = 6;

    /** The 216 readings. */
    public static final List<Dice> ALL = all();

    public Dice {
        requireFace(first);
        requireFace(second);
        requireFace(third);
    }

    /** Whether a die has such a face. */
    public static boolean isFace(int number) {
        return number >= 1 && number <= FACES;
    }

    /** The sum of the three faces, 3 to 18; always computed, never keyed. */
    public int total() {
        return first + second + third;
    }

    public boolean triple() {
        return first == second && second == third;
    }

    /** On how many of the three dice the number shows. */
    public int showing(int number) {
        return (first == number ? 1 : 0) + (second == number ? 1 : 0) + (third == number ? 1 : 0);
    }

    @Override
    public String text() {
        return "dice:" + first + "-" + second + "-" + third;
    }

    private static void requireFace(int number) {
        if (!isFace(number)) {
            throw new IllegalArgumentException("a die shows 1 to 6, not " + number);
        }
    }

    private static List<Dice> all() {
        List<Dice> readings = new ArrayList<>();
        for (int first = 1; first <= FACES; first++) {
            for (int second = 1; second <= FACES; second++) {
                for (int third = 1; third <= FACES; third++) {
                    readings.add(new Dice(first, second, third));
                }
            }
        }
        return List.copyOf(readings);
    }
}
