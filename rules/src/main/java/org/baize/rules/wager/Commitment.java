package org.baize.rules.wager;

import org.baize.rules.law.RuleId;

/** What makes a wager count. */
public sealed interface Commitment {

    RuleId rule();

    /** The rule that bars changing what is locked. */
    RuleId locked();

    /**
     * The player confirms inside the period. A confirmed wager is locked at once; what is not confirmed goes back.
     *
     * @param rule asks for the confirmation
     * @param locked bars changing what is confirmed
     * @param returned gives back what is not
     */
    record Confirm(RuleId rule, RuleId locked, RuleId returned) implements Commitment {}

    /** The chips count where they lie when the period ends, and are locked from then on. */
    record PositionAtExpiry(RuleId rule, RuleId locked) implements Commitment {}
}
