package org.baize.rules.house;

/** What may be done about a breach; each sanction is decided and recorded by itself. */
public enum Sanction {
    VOID_WAGERS(Act.VOID_WAGERS_OF_PERSON),
    EXCLUDE_FROM_GAME(Act.EXCLUDE_FROM_GAME),
    EXCLUDE_FROM_CASINO(Act.EXCLUDE_FROM_CASINO),
    RECOMMEND_CASINO_EXCLUSION(Act.RECOMMEND_CASINO_EXCLUSION);

    private final Act act;

    Sanction(Act act) {
        this.act = act;
    }

    /** The act that imposes it. */
    public Act act() {
        return act;
    }
}
