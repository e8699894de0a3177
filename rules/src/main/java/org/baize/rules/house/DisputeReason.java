package org.baize.rules.house;

import org.baize.rules.law.Reason;

/** Why a step in a dispute is not open. */
public enum DisputeReason implements Reason {
    NOT_YOUR_DECISION("These rules give that decision to somebody else."),
    FIRST_LEVEL_PRESENT("The person who decides first is there and must decide first."),
    NO_REVIEW_HERE("These rules have no review inside the house."),
    NOT_DECIDED_YET("There is no decision yet."),
    REVIEW_NOT_ASKED_FOR("A review is made only when it is asked for."),
    SAME_PERSON("The person who decided cannot review the decision."),
    NOT_TOLD_OF_COMPLAINT("The person must first be told of the right to complain to an inspector."),
    NO_REGULATOR_REVIEW("These rules give a complaint to an inspector, not a review by the regulator.");

    private final String sentence;

    DisputeReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
