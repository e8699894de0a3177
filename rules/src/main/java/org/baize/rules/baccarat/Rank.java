package org.baize.rules.baccarat;

/** The thirteen ranks with what they count in a baccarat hand: aces one, tens and pictures nothing. */
public enum Rank {
    ACE("A", 1),
    TWO("2", 2),
    THREE("3", 3),
    FOUR("4", 4),
    FIVE("5", 5),
    SIX("6", 6),
    SEVEN("7", 7),
    EIGHT("8", 8),
    NINE("9", 9),
    TEN("10", 0),
    JACK("J", 0),
    QUEEN("Q", 0),
    KING("K", 0);

    private final String text;
    private final int points;

    Rank(String text, int points) {
        this.text = text;
        this.points = points;
    }

    public String text() {
        return text;
    }

    /** Value in a hand; MTTG 8.3(b), Mini 2.4, Rapid 2.5.5. */
    public int points() {
        return points;
    }
}
