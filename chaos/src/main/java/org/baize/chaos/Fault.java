package org.baize.chaos;

/** The kinds of faults that a long run makes. */
public enum Fault {
    KILL_LEADER("leader killed", 1),
    KILL_WHILE_BETTING("leader killed during betting", 1),
    KILL_WHILE_DEALING("leader killed during dealing", 1),
    KILL_WHILE_SETTLING("leader killed during settlement", 1),
    ROLLING_RESTART("rolling restart", 1),
    PAUSE_LEADER("leader paused", 3),
    CUT_LEADER_OFF("leader cut off from the network", 3),
    LOSE_MAJORITY("majority lost", 3);

    private final String text;
    private final int leastMembers;

    Fault(String text, int leastMembers) {
        this.text = text;
        this.leastMembers = leastMembers;
    }

    /** In words. */
    public String text() {
        return text;
    }

    /**
     * Whether it can happen.
     *
     * @param networked each member has a network of its own
     */
    boolean fits(int members, boolean networked) {
        return members >= leastMembers && (networked || this != CUT_LEADER_OFF);
    }
}
