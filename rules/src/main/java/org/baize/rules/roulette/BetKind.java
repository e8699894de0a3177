package org.baize.rules.roulette;

/** The kinds of bet on a roulette layout. Inside bets lie on the numbers, outside bets in the boxes around them. */
public enum BetKind {
    STRAIGHT("straight", 1),
    SPLIT("split", 2),
    STREET("street", 3),
    CORNER("corner", 4),
    FIVE_LINE("five-line", 5),
    SIX_LINE("six-line", 6),
    COLUMN("column", 12),
    DOZEN("dozen", 12),
    LOW("low", 18),
    HIGH("high", 18),
    EVEN("even", 18),
    ODD("odd", 18),
    RED("red", 18),
    BLACK("black", 18);

    private final String key;
    private final int numbers;

    BetKind(String key, int numbers) {
        this.key = key;
        this.numbers = numbers;
    }

    /** How the text of such a bet begins. */
    public String key() {
        return key;
    }

    /** How many numbers such a bet covers. */
    public int numbers() {
        return numbers;
    }

    /** True for bets that are named by the numbers under the chip. */
    public boolean inside() {
        return compareTo(SIX_LINE) <= 0;
    }
}
