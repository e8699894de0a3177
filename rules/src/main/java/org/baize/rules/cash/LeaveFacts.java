package org.baize.rules.cash;

/**
 * What is known of a terminal when credit is to go out.
 *
 * @param creditCents the credit on the account, without chips on the layout and without what the operator holds back
 * @param unconfirmedCents chips on the layout that are no wager yet, where a text asks for a confirmation
 * @param liveStakeCents stakes of wagers that are neither settled nor void, on whichever table
 */
public record LeaveFacts(
        AccountState account, TablePhase phase, long creditCents, long unconfirmedCents, long liveStakeCents) {

    public LeaveFacts {
        if (creditCents < 0 || unconfirmedCents < 0 || liveStakeCents < 0) {
            throw new IllegalArgumentException("money below nothing: credit " + creditCents + ", unconfirmed "
                    + unconfirmedCents + ", at stake " + liveStakeCents + " cents");
        }
    }

    /** What would be paid: the whole credit and the unconfirmed chips, which go back first; never a stake. */
    public long payableCents() {
        return Math.addExact(creditCents, unconfirmedCents);
    }
}
