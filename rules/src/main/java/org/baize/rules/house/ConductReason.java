package org.baize.rules.house;

import org.baize.rules.law.Reason;

/** Why a breach is not recorded, a sanction not imposed, a round not invalidated or a stake not forfeited. */
public enum ConductReason implements Reason {
    REASON_MISSING("Say why: the reason goes on record."),
    NOT_A_GROUND("These rules do not know that ground."),
    NOBODY_NAMED("Name the person concerned."),
    ON_DUTY("The rule does not bind staff or inspectors at work."),
    TOO_FEW_PERSONS("Fewer people are named than make a syndicate."),
    JACKPOT_NOT_NAMED("Name the linked jackpot concerned."),
    NOT_DIRECTED_FIRST("The person must first be directed to vacate and refuse."),
    GROUND_NOT_SANCTIONED("This breach is recorded only; it carries no sanction."),
    NO_SUCH_SANCTION("These rules have no such sanction."),
    NEVER_FORFEITED("These rules never forfeit a stake."),
    ONLY_FOR_FRAUD("A stake is forfeited only for fraud."),
    NOT_NAMED_IN_FRAUD("Only a person named in the fraud can forfeit a stake.");

    private final String sentence;

    ConductReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
