package org.baize.rules.round;

/**
 * The time in which one round takes wagers, by the game system's own clock. Its length is fixed when it opens: a new
 * setting of the operator meets the next round, and nothing can stretch this one.
 *
 * @param closesAtMillis the first instant at which it is too late
 */
public record WageringPeriod(long opensAtMillis, long closesAtMillis) {

    public WageringPeriod {
        if (closesAtMillis < opensAtMillis) {
            throw new IllegalArgumentException(
                    "a wagering period cannot close at " + closesAtMillis + " before it opens at " + opensAtMillis);
        }
    }

    public static WageringPeriod open(long atMillis, long lengthMillis) {
        if (lengthMillis <= 0) {
            throw new IllegalArgumentException("a wagering period lasts some time: " + lengthMillis + " ms");
        }
        return new WageringPeriod(atMillis, Math.addExact(atMillis, lengthMillis));
    }

    /** A period without a deadline of its own: it lasts until the dealer calls no more bets. */
    public static WageringPeriod openUntilCalled(long atMillis) {
        return new WageringPeriod(atMillis, Long.MAX_VALUE);
    }

    /**
     * The same period cut short. An early close counts as expiry in every way; a period that is over stays as it was.
     */
    public WageringPeriod closedEarly(long atMillis) {
        return new WageringPeriod(opensAtMillis, Math.clamp(atMillis, opensAtMillis, closesAtMillis));
    }

    /**
     * Strictly before the close is in time. What counts is when the game system received it, never when it was sent.
     */
    public boolean isOpenAt(long receivedAtMillis) {
        return receivedAtMillis >= opensAtMillis && receivedAtMillis < closesAtMillis;
    }

    /** What a countdown shows: zero exactly from the close on. */
    public long remainingMillis(long nowMillis) {
        return Math.max(0, closesAtMillis - Math.max(nowMillis, opensAtMillis));
    }
}
