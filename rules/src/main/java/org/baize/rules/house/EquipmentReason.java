package org.baize.rules.house;

import org.baize.rules.law.Reason;

/** Why equipment may not be used, or a terminal not be taken. */
public enum EquipmentReason implements Reason {
    NOT_APPROVED("This equipment has no approval on file."),
    DEVICE_MISSING("The table lacks equipment for its game."),
    NO_MORE_TERMINALS("The table already has as many terminals as approved."),
    ONE_TERMINAL_ONLY("A supervisor has kept this player to one terminal.");

    private final String sentence;

    EquipmentReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
