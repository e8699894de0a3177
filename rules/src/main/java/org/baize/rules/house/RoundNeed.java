package org.baize.rules.house;

import org.baize.rules.law.Reason;

/** What a text may ask before betting opens; as a reason: that it is missing. */
public enum RoundNeed implements Reason {
    GAME_SYSTEM("A part of the game system is not available."),
    DEALER("No dealer is signed on."),
    GAMING_HOURS("The casino's gaming hours do not allow it now.");

    private final String sentence;

    RoundNeed(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    boolean missingAt(RoundStart start) {
        return switch (this) {
            case GAME_SYSTEM -> !start.gameSystemReady();
            case DEALER -> !start.dealerSignedOn() && !start.machineDealt();
            case GAMING_HOURS -> !start.withinGamingHours();
        };
    }
}
