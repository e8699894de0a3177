package org.baize.rules.baccarat;

import java.util.List;

/**
 * A coup told as the texts tell it, from a heap of ranks in draw order, with words and lists instead of tables: the
 * twin that dealing and settlement are checked against. It takes from the heap what it needs and leaves the rest.
 */
final class NaiveCoup {

    final List<String> player;
    final List<String> banker;

    private NaiveCoup(List<String> player, List<String> banker) {
        this.player = player;
        this.banker = banker;
    }

    static NaiveCoup of(List<String> heap) {
        List<String> player = List.of(heap.get(0), heap.get(2));
        List<String> banker = List.of(heap.get(1), heap.get(3));
        if (points(player) >= 8 || points(banker) >= 8) {
            return new NaiveCoup(player, banker);
        }
        if (points(player) == 6 || points(player) == 7) {
            boolean draws = points(banker) < 6;
            return new NaiveCoup(player, draws ? plus(banker, heap.get(4)) : banker);
        }
        String third = heap.get(4);
        boolean draws = bankerDrawsAgainst(points(List.of(third)), points(banker));
        return new NaiveCoup(plus(player, third), draws ? plus(banker, heap.get(5)) : banker);
    }

    /** Told by the Player's third card, as dealers learn it, not by the Banker's row as the tables print it. */
    private static boolean bankerDrawsAgainst(int third, int banker) {
        int highestDraw = switch (third) {
            case 0, 1, 9 -> 3;
            case 2, 3 -> 4;
            case 4, 5 -> 5;
            case 6, 7 -> 6;
            case 8 -> 2;
            default -> throw new IllegalArgumentException("no card counts " + third);
        };
        return banker <= highestDraw;
    }

    static int points(List<String> ranks) {
        int sum = 0;
        for (String rank : ranks) {
            sum += "A23456789".indexOf(rank) + 1;
        }
        String digits = String.valueOf(sum);
        return digits.charAt(digits.length() - 1) - '0';
    }

    static boolean natural(List<String> hand) {
        return hand.size() == 2 && points(hand) > 7;
    }

    private static List<String> plus(List<String> hand, String rank) {
        return List.of(hand.get(0), hand.get(1), rank);
    }
}
