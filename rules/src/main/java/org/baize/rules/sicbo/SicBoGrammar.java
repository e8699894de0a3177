package org.baize.rules.sicbo;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baize.rules.game.BadTextException;
import org.baize.rules.game.Grammar;

/**
 * Reads bets such as {@code small}, {@code triple:4}, {@code combination:1-2}, {@code total:9} and dice such as
 * {@code dice:2-2-5}. A dash for the colon, and {@code any-number} for {@code single}, are read too.
 */
public final class SicBoGrammar implements Grammar<SicBoBet, Dice> {

    private static final Pattern NUMBERED =
            Pattern.compile("(triple|double|single|any-number|combination|total)[:-]([0-9]+(?:-[0-9]+)*)");
    private static final Pattern DICE = Pattern.compile("(?:dice[:-])?([0-9]+(?:-[0-9]+)*)");
    private static final String EXPECTED =
            "is no bet of sic bo: small, big, any-triple, triple:4, double:2, single:3, combination:1-2 or total:9";

    @Override
    public SicBoBet bet(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        return switch (word) {
            case "small" -> new SicBoBet.Small();
            case "big" -> new SicBoBet.Big();
            case "any-triple" -> new SicBoBet.AnyTriple();
            default -> numbered(text, NUMBERED.matcher(word));
        };
    }

    @Override
    public Dice outcome(String text) {
        Matcher matcher = DICE.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            throw BadTextException.of(text, "is no reading of the dice, such as dice:2-2-5");
        }
        List<Integer> numbers = numbers(text, matcher.group(1));
        if (numbers.size() != 3) {
            throw BadTextException.of(text, "has " + numbers.size() + " dice; there are always three");
        }
        numbers.forEach(number -> requireFace(text, number));
        return new Dice(numbers.get(0), numbers.get(1), numbers.get(2));
    }

    private static SicBoBet numbered(String text, Matcher matcher) {
        if (!matcher.matches()) {
            throw BadTextException.of(text, EXPECTED);
        }
        List<Integer> numbers = numbers(text, matcher.group(2));
        return switch (matcher.group(1)) {
            case "triple" -> new SicBoBet.SpecificTriple(face(text, numbers));
            case "double" -> new SicBoBet.SpecificDouble(face(text, numbers));
            case "single", "any-number" -> new SicBoBet.Single(face(text, numbers));
            case "combination" -> combination(text, numbers);
            case "total" -> total(text, numbers);
            default -> throw BadTextException.of(text, EXPECTED);
        };
    }

    private static SicBoBet combination(String text, List<Integer> numbers) {
        if (numbers.size() != 2) {
            throw BadTextException.of(text, "is no bet of sic bo: a combination is of exactly two numbers");
        }
        int one = requireFace(text, numbers.get(0));
        int other = requireFace(text, numbers.get(1));
        if (one == other) {
            throw BadTextException.of(
                    text, "is no bet of sic bo: a combination is of two different numbers; double:" + one + " is");
        }
        return SicBoBet.Combination.of(one, other);
    }

    private static SicBoBet total(String text, List<Integer> numbers) {
        int total = only(text, numbers);
        if (!SicBoBet.isTotal(total)) {
            throw BadTextException.of(text, "is no bet of sic bo: a total is 4 to 17");
        }
        return new SicBoBet.Total(total);
    }

    private static int face(String text, List<Integer> numbers) {
        return requireFace(text, only(text, numbers));
    }

    private static int only(String text, List<Integer> numbers) {
        if (numbers.size() != 1) {
            throw BadTextException.of(text, "is no bet of sic bo: it takes one number");
        }
        return numbers.getFirst();
    }

    private static int requireFace(String text, int number) {
        if (!Dice.isFace(number)) {
            throw BadTextException.of(text, "names " + number + ", but a die shows 1 to 6");
        }
        return number;
    }

    private static List<Integer> numbers(String text, String dashed) {
        try {
            return Pattern.compile("-")
                    .splitAsStream(dashed)
                    .map(Integer::valueOf)
                    .toList();
        } catch (NumberFormatException tooLong) {
            throw BadTextException.of(text, "has a number that is far too large");
        }
    }
}
