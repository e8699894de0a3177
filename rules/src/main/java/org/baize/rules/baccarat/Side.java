package org.baize.rules.baccarat;

/** The two hands of a coup. They are names of hands and bets; no person owns either (Mini A/Player, A/Banker). */
public enum Side {
    PLAYER("Player"),
    BANKER("Banker");

    private final String title;

    Side(String title) {
        this.title = title;
    }

    /** As a person reads it. */
    public String title() {
        return title;
    }
}
