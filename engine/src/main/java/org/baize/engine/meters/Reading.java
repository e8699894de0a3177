package org.baize.engine.meters;

/**
 * The meters of a terminal, or of all terminals together.
 *
 * @param creditCents credit that is on the meters, on layouts or being paid out
 * @param atStakeCents wagers that are not decided; the turnover counts them already
 */
public record Reading(MoneyIn in, MoneyOut out, Gaming gaming, long creditCents, long atStakeCents) {

    static final Reading NONE = new Reading(MoneyIn.NONE, MoneyOut.NONE, Gaming.NONE, 0, 0);

    /** What the credit must be: everything in and won, less everything out and staked. */
    public long expectedCreditCents() {
        return in.total() + gaming.wins() - out.total() - gaming.turnover() - gaming.keptBack();
    }

    Reading plus(Reading more) {
        return new Reading(
                in.plus(more.in),
                out.plus(more.out),
                gaming.plus(more.gaming),
                creditCents + more.creditCents,
                atStakeCents + more.atStakeCents);
    }
}
