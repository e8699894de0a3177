package org.baize.rules.baccarat;

/** The four suits; the pairs of Mini-Baccarat look at their colour. */
public enum Suit {
    HEARTS("H", true),
    CLUBS("C", false),
    DIAMONDS("D", true),
    SPADES("S", false);

    private final String text;
    private final boolean red;

    Suit(String text, boolean red) {
        this.text = text;
        this.red = red;
    }

    public String text() {
        return text;
    }

    public boolean red() {
        return red;
    }
}
