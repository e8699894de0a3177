package org.baize.rules.wager;

import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * How much may lie on one bet and on all together, and what is done about other amounts.
 *
 * @param credit what is done about a stake above the credit
 */
public record SizeRules(
        StepRules step, MinimumRules minimum, MaximumRules maximum, TotalRules totals, Ruled<Excess> credit) {

    /** What is done about an amount that is too large or lies between two steps. */
    public enum Excess {
        /** The next lower permitted wager is shown and debited. */
        CUT,
        /** Nothing is taken. */
        REFUSED
    }

    /** Which amounts between minimum and maximum are permitted. */
    public record StepRules(Ruled<Step> step, Ruled<Excess> offStep) {}

    /** Where the step comes from. */
    public enum Step {
        /** The step is the minimum itself. */
        MINIMUM,
        /** The operator sets a step above the minimum, or says that it is the minimum. */
        ABOVE_MINIMUM,
        /** The operator sets what every wager must be a multiple of. */
        MULTIPLE
    }

    /** A wager below its minimum: when it is placed, and when one is found at the close. */
    public record MinimumRules(Ruled<BelowMinimum> placed, BelowAtClose atClose) {}

    /** What is done about a wager below the minimum when it is placed. */
    public enum BelowMinimum {
        /** No chips are shown; a bet that is reduced below its minimum is cleared. */
        NOTHING_SHOWN,
        /** It may lie there, so that chips can be added. */
        MAY_LIE,
        /** Nothing is taken; a bet may be taken off whole but not reduced below its minimum. */
        REFUSED
    }

    /** What is done about a wager below the minimum that is there when betting closes. */
    public sealed interface BelowAtClose {

        /** It goes back. */
        record Returned(RuleId rule) implements BelowAtClose {}

        /**
         * It is settled, and its owner is told that the next one will go back.
         *
         * @param rule settles it
         * @param advice tells the owner, and gives the next one back
         */
        record Settled(RuleId rule, RuleId advice) implements BelowAtClose {}

        /** None can be there: a confirm takes only permitted amounts. */
        record Impossible(RuleId rule) implements BelowAtClose {}
    }

    /**
     * A wager above its maximum.
     *
     * @param personal lets the operator grant one patron more; empty where the text does not
     * @param settled settles only up to the maximum what got in above it; empty where nothing can get in
     */
    public record MaximumRules(Ruled<Excess> excess, Optional<RuleId> personal, Optional<RuleId> settled) {}

    /**
     * What all wagers of one player in one round may come to; empty where the text has no such limit.
     *
     * @param minimum below it nothing counts
     */
    public record TotalRules(Optional<RuleId> minimum, Optional<Ruled<Excess>> maximum) {

        public static final TotalRules NONE = new TotalRules(Optional.empty(), Optional.empty());
    }
}
