package org.baize.rules.wager;

/**
 * What one player may have on one bet of a line: the minimum, and from there in steps up to the maximum.
 *
 * @param maximumCents never exceeded; where no step ends on it, the last step below it is the most
 */
public record LineLimits(long minimumCents, long maximumCents, long stepCents) {

    public LineLimits {
        if (minimumCents <= 0 || maximumCents < minimumCents || stepCents <= 0) {
            throw new IllegalArgumentException("limits are minimum " + minimumCents + ", maximum " + maximumCents
                    + ", step " + stepCents + "; want 0 < minimum <= maximum and 0 < step");
        }
    }

    public boolean permits(long cents) {
        return cents > 0 && cents == permittedAtMost(cents);
    }

    /** The next lower permitted wager, or 0 where none is left. */
    public long permittedAtMost(long cents) {
        return onStep(Math.min(cents, maximumCents));
    }

    /** The same without looking at the maximum. */
    long onStep(long cents) {
        return cents < minimumCents ? 0 : cents - (cents - minimumCents) % stepCents;
    }

    LineLimits withMaximum(long cents) {
        return new LineLimits(minimumCents, cents, stepCents);
    }
}
