package org.baize.rules.game;

import org.baize.rules.law.RuleId;

/** What one bet gets for one outcome, and by which rule. */
public sealed interface Payoff {

    RuleId rule();

    /** What the player gains (or loses, below zero) per unit staked, commission taken off. */
    Fraction net();

    /**
     * Stake and winnings that go back to the player, exact; a stake that would leave part of a cent is a broken
     * invariant.
     */
    default long returnCents(long stakeCents) {
        return Math.addExact(stakeCents, exactShare(stakeCents, net()));
    }

    /** The operator's commission out of the gross winnings; zero unless the payoff carries one. */
    default long commissionCents(long stakeCents) {
        return 0;
    }

    /** The bet wins. Commission, where the rule takes one, comes off the winnings before the account is adjusted. */
    record Win(Odds odds, int commissionPercent, RuleId rule) implements Payoff {

        public Win {
            if (commissionPercent < 0 || commissionPercent >= 100) {
                throw new IllegalArgumentException(
                        "commission is a share of the winnings: " + commissionPercent + " %");
            }
        }

        public Win(Odds odds, RuleId rule) {
            this(odds, 0, rule);
        }

        @Override
        public Fraction net() {
            return odds.ratio().times(Fraction.of(100 - commissionPercent, 100));
        }

        @Override
        public long commissionCents(long stakeCents) {
            return exactShare(stakeCents, odds.ratio().times(Fraction.of(commissionPercent, 100)));
        }
    }

    /** Neither side wins; the stake goes back as it is. */
    record Standoff(RuleId rule) implements Payoff {

        @Override
        public Fraction net() {
            return Fraction.ZERO;
        }
    }

    /** The stake is lost whole. */
    record Loss(RuleId rule) implements Payoff {

        @Override
        public Fraction net() {
            return Fraction.ONE.negated();
        }
    }

    private static long exactShare(long stakeCents, Fraction share) {
        long scaled = Math.multiplyExact(stakeCents, share.numerator().longValueExact());
        long denominator = share.denominator().longValueExact();
        if (scaled % denominator != 0) {
            throw new ArithmeticException(share + " of " + stakeCents + " cents is not a whole number of cents");
        }
        return scaled / denominator;
    }
}
