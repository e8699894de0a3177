package org.baize.rules.wager;

import org.baize.rules.law.Reason;

/** Why a wager may not lie in a box. In the order of the checks. */
public enum BoxReason implements Reason {
    NO_SUCH_BOX("Name a box that the layout has."),
    ALREADY_BACKED("You already have a wager on this elsewhere on the layout."),
    BOX_TAKEN("Two players already share this part of the box.");

    private final String sentence;

    BoxReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
