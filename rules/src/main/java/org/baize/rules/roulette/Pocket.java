package org.baize.rules.roulette;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.baize.rules.game.BadTextException;
import org.baize.rules.game.Outcome;

/**
 * One compartment of a wheel: 0, 00 or 1 to 36. Text: {@code number:17}; the bare {@code 17} and {@code zero} are read
 * too.
 *
 * @param place its place in the order 0, 00, 1, 2 ... 36, in which pockets are always listed
 */
public record Pocket(int place) implements Outcome, Comparable<Pocket> {

    public static final Pocket ZERO = new Pocket(0);
    public static final Pocket DOUBLE_ZERO = new Pocket(1);

    /** All pockets that any wheel has, in order. */
    public static final List<Pocket> ALL =
            IntStream.rangeClosed(0, 37).mapToObj(Pocket::new).toList();

    private static final int HIGHEST = 36;
    private static final String PREFIX = "number:";
    private static final PocketSet RED =
            PocketSet.ofNumbers(1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36);

    public Pocket {
        if (place < 0 || place > HIGHEST + 1) {
            throw new IllegalArgumentException("no pocket has the place " + place);
        }
    }

    /** The pocket of a plain number, 0 to 36. */
    public static Pocket of(int number) {
        if (number < 0 || number > HIGHEST) {
            throw new IllegalArgumentException("no pocket has the number " + number);
        }
        return number == 0 ? ZERO : new Pocket(number + 1);
    }

    /** Both zeros count as 0: neither is odd, even, low or high. */
    public int number() {
        return Math.max(0, place - 1);
    }

    public boolean isZero() {
        return number() == 0;
    }

    public Colour colour() {
        if (isZero()) {
            return Colour.GREEN;
        }
        return RED.contains(this) ? Colour.RED : Colour.BLACK;
    }

    /** What is painted in the pocket: {@code 0}, {@code 00}, {@code 17}. */
    public String label() {
        return equals(DOUBLE_ZERO) ? "00" : Integer.toString(number());
    }

    @Override
    public String text() {
        return PREFIX + label();
    }

    public static Pocket parse(String text) {
        String read = text.strip().toLowerCase(Locale.ROOT);
        String bare = read.startsWith(PREFIX) ? read.substring(PREFIX.length()) : read;
        String label = bare.equals("zero") ? ZERO.label() : bare;
        return ALL.stream()
                .filter(pocket -> pocket.label().equals(label))
                .findFirst()
                .orElseThrow(() ->
                        BadTextException.of(text, "is not a number of a roulette wheel: 0, 00 or 1 to 36, such as 17"));
    }

    @Override
    public int compareTo(Pocket other) {
        return Integer.compare(place, other.place);
    }

    @Override
    public String toString() {
        return label();
    }
}
