package org.baize.rules.cash;

import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;

/** What becomes of money that asks to be credited. */
public sealed interface CreditAnswer {

    RuleId rule();

    /**
     * Credit it, once.
     *
     * @param opensAccount it is the buy-in that opens the chip account
     */
    record Credited(CreditSource source, long amountCents, boolean opensAccount, RuleId rule) implements CreditAnswer {}

    /** Keep it and ask again once the wager is settled. */
    record Held(RuleId rule) implements CreditAnswer {}

    /** It was credited before: say yes and change nothing. */
    record Repeated(RuleId rule) implements CreditAnswer {}

    /** Give it back. */
    record Refused(Reason reason, RuleId rule) implements CreditAnswer {}
}
