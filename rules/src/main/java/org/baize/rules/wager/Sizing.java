package org.baize.rules.wager;

import java.util.Optional;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.wager.SizeRules.BelowMinimum;
import org.baize.rules.wager.SizeRules.Excess;
import org.jspecify.annotations.Nullable;

/** How much of what is asked may lie on one bet. */
final class Sizing {

    private final SizeRules rules;
    private final Optional<Ruled<Excess>> aboveTotal;
    private final long mostTotalCents;

    Sizing(SizeRules rules, Totals totals) {
        this.rules = rules;
        this.aboveTotal = totals.maximumCents().isPresent() ? rules.totals().maximum() : Optional.empty();
        this.mostTotalCents = totals.maximumCents().orElse(Long.MAX_VALUE);
    }

    /**
     * What a bet may hold.
     *
     * @param reason why it is not what was asked; null where it is
     */
    record Fit(long cents, boolean refused, @Nullable Reason reason, RuleId rule) {

        private Fit cutTo(long permittedCents, Ruled<Excess> excess, Reason why) {
            if (refused || cents <= permittedCents) {
                return this;
            }
            return switch (excess.value()) {
                case CUT -> new Fit(permittedCents, false, why, excess.rule());
                case REFUSED -> new Fit(cents, true, why, excess.rule());
            };
        }
    }

    /**
     * Raises what lies on a bet. The checks stand in the order of the reasons; of several cuts the last one is told.
     */
    Fit raise(Holding<?> holding, long now, long addCents, LineLimits limits) {
        // A sum beyond all money is as much too much as the largest number.
        long asked = now + Math.min(addCents, Long.MAX_VALUE - now);
        Fit fit = asked < limits.minimumCents()
                ? below(asked)
                : new Fit(asked, false, null, rules.step().step().rule())
                        .cutTo(limits.onStep(asked), rules.step().offStep(), WagerReason.OFF_STEP)
                        .cutTo(
                                limits.permittedAtMost(limits.maximumCents()),
                                rules.maximum().excess(),
                                WagerReason.ABOVE_MAXIMUM);
        return withinMoney(holding, fit, now, limits);
    }

    /** Lowers what lies on a bet to that amount or, where amounts are cut, to what is permitted below it. */
    Fit lower(long toCents, LineLimits limits) {
        if (toCents == 0) {
            return new Fit(0, false, null, rules.step().step().rule());
        }
        return toCents < limits.minimumCents()
                ? below(toCents)
                : new Fit(toCents, false, null, rules.step().step().rule())
                        .cutTo(limits.onStep(toCents), rules.step().offStep(), WagerReason.OFF_STEP);
    }

    private Fit below(long asked) {
        Ruled<BelowMinimum> below = rules.minimum().placed();
        return switch (below.value()) {
            case NOTHING_SHOWN -> new Fit(0, false, WagerReason.BELOW_MINIMUM, below.rule());
            case MAY_LIE -> new Fit(asked, false, null, below.rule());
            case REFUSED -> new Fit(asked, true, WagerReason.BELOW_MINIMUM, below.rule());
        };
    }

    private Fit withinMoney(Holding<?> holding, Fit fit, long now, LineLimits limits) {
        Fit fitting = fit;
        if (aboveTotal.isPresent()) {
            long room = mostTotalCents - holding.totalCents();
            fitting = within(fitting, now + room, aboveTotal.get(), WagerReason.ABOVE_TOTAL, limits);
        }
        return within(fitting, now + holding.creditCents(), rules.credit(), WagerReason.ABOVE_CREDIT, limits);
    }

    /** A cut goes down to a permitted wager, never to one below the minimum. */
    private static Fit within(Fit fit, long mostCents, Ruled<Excess> excess, Reason why, LineLimits limits) {
        return fit.cents() <= mostCents ? fit : fit.cutTo(limits.permittedAtMost(mostCents), excess, why);
    }
}
