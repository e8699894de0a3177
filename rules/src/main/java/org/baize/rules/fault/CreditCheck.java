package org.baize.rules.fault;

import org.baize.rules.game.Bet;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.round.Snapshot;

/** Compares what a settlement posted to an account with what stakes and pay table make of it. */
public record CreditCheck(long expectedCents, long postedCents) {

    public static <B extends Bet, O extends Outcome> CreditCheck of(
            Snapshot<B> wagers, PayTable<B, O> payTable, O outcome, long postedCents) {
        return new CreditCheck(wagers.settle(payTable, outcome).creditCents(), postedCents);
    }

    /** If not, it is a malfunction of the terminal: {@link Symptom#CREDIT_MISMATCH}. */
    public boolean agrees() {
        return expectedCents == postedCents;
    }
}
