package org.baize.rules.baccarat;

import java.util.Arrays;
import java.util.List;

/**
 * The drawing rules, the same in all approved texts (MTTG 8.6, Mini 7.2 and 7.3, Rapid 7.7.4.5 to 7.7.4.7). They speak
 * of hands of two cards when neither is a natural; a natural ends the coup before anybody asks.
 */
public final class Tableau {

    /** The banker's column when the Player stood. A third card worth nothing is column 0, not this one. */
    public static final int NO_CARD = -1;

    private static final int MOST_POINTS_TO_DRAW = 5;

    /** Row: the Banker's total. Columns: no card, then the points of the Player's third card from 0 to 9. */
    private static final Decision[][] BANKER = table(List.of(
            "D DDDDDDDDDD",
            "D DDDDDDDDDD",
            "D DDDDDDDDDD",
            "D DDDDDDDDSD",
            "D SSDDDDDDSS",
            "D SSSSDDDDSS",
            "S SSSSSSDDSS",
            "S SSSSSSSSSS",
            "S SSSSSSSSSS",
            "S SSSSSSSSSS"));

    private Tableau() {}

    public static Decision player(int playerTotal) {
        return playerTotal <= MOST_POINTS_TO_DRAW ? Decision.DRAW : Decision.STAND;
    }

    /**
     * The Banker's turn, after the Player's.
     *
     * @param column points of the Player's third card (of the card alone, not of the hand), or {@link #NO_CARD}
     */
    public static Decision banker(int bankerTotal, int column) {
        return BANKER[bankerTotal][column + 1];
    }

    /** The column that a Player hand sends the Banker to. */
    public static int column(Hand player) {
        return player.third().map(Card::points).orElse(NO_CARD);
    }

    private static Decision[][] table(List<String> rows) {
        return rows.stream()
                .map(row -> Arrays.stream(row.replace(" ", "").split(""))
                        .map(cell -> cell.equals("D") ? Decision.DRAW : Decision.STAND)
                        .toArray(Decision[]::new))
                .toArray(Decision[][]::new);
    }
}
