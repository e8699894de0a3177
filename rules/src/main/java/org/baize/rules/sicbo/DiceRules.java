package org.baize.rules.sicbo;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * What counts as a result: so many dice, all flat, each showing a face.
 *
 * @param oppositeFaces what two opposite faces add up to; absent where the text does not say, and then a reading of the
 *     faces below is none
 * @param cocked the rule on a die that does not lie flat
 * @param result the rule that makes the upper faces the result
 */
public record DiceRules(
        Ruled<Integer> dice, RuleId faces, Optional<Ruled<Integer>> oppositeFaces, RuleId cocked, RuleId result) {

    /** Which faces a device saw. */
    public enum Side {
        UPPER,
        BASE
    }

    /**
     * What was seen, before anybody has judged it.
     *
     * @param cocked how many dice do not lie flat on the base
     */
    public record Sighting(List<Integer> faces, Side side, int cocked) {

        public Sighting {
            faces = List.copyOf(faces);
        }

        /** Upper faces of dice that all lie flat. */
        public static Sighting upper(Integer... faces) {
            return new Sighting(List.of(faces), Side.UPPER, 0);
        }
    }

    /** What a sighting amounts to. */
    public sealed interface Reading {

        RuleId rule();

        /** Three upper faces: the result. */
        record Result(Dice dice, RuleId rule) implements Reading {}

        /** At least one die is cocked. The others are not looked at. */
        record Cocked(RuleId rule) implements Reading {}

        /** A fault of the device, not a result. */
        record Fault(Flaw flaw, RuleId rule) implements Reading {}
    }

    /** What is wrong with a sighting, in the order of the checks. */
    public enum Flaw implements Reason {
        NOT_THREE_DICE("Not all of the three dice were read, or more than three."),
        NOT_A_FACE("A die was read as something other than 1 to 6."),
        BASE_FACES("The faces below were read, and here they say nothing about those above.");

        private final String sentence;

        Flaw(String sentence) {
            this.sentence = sentence;
        }

        @Override
        public String sentence() {
            return sentence;
        }
    }

    /** Judges a sighting. A cocked die comes first: then no face matters any more. */
    public Reading read(Sighting seen) {
        if (seen.cocked() > 0) {
            return new Reading.Cocked(cocked);
        }
        if (seen.faces().size() != dice.value()) {
            return new Reading.Fault(Flaw.NOT_THREE_DICE, dice.rule());
        }
        if (!seen.faces().stream().allMatch(Dice::isFace)) {
            return new Reading.Fault(Flaw.NOT_A_FACE, faces);
        }
        return switch (seen.side()) {
            case UPPER -> result(seen.faces());
            case BASE ->
                oppositeFaces
                        .<Reading>map(sum -> result(seen.faces().stream()
                                .map(face -> sum.value() - face)
                                .toList()))
                        .orElse(new Reading.Fault(Flaw.BASE_FACES, result));
        };
    }

    private Reading result(List<Integer> upper) {
        return new Reading.Result(new Dice(upper.get(0), upper.get(1), upper.get(2)), result);
    }
}
