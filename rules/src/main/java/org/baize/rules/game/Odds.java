package org.baize.rules.game;

/**
 * What a winning wager earns beside its own stake: so many for so many staked. {@code 35 to 1}, {@code 19 to 20}.
 *
 * @param winnings what is won ...
 * @param forStake ... for each so much staked
 */
public record Odds(int winnings, int forStake) {

    public Odds {
        if (winnings <= 0 || forStake <= 0) {
            throw new IllegalArgumentException("odds are positive: " + winnings + " to " + forStake);
        }
    }

    public static Odds toOne(int winnings) {
        return new Odds(winnings, 1);
    }

    public Fraction ratio() {
        return Fraction.of(winnings, forStake);
    }

    @Override
    public String toString() {
        return winnings + " to " + forStake;
    }
}
