package org.baize.rules.baccarat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which facts of a coup can be true together, found by dealing every two-card total, with and without a pair, through
 * the tableau. Facts have a key, packed so that it can be computed without a branch; possible ones have an index.
 */
final class OutcomeSpace {

    private static final int TOTALS = 10;
    private static final int KINDS = PairKind.values().length;
    private static final int KEYS = TOTALS * TOTALS * 2 * KINDS * KINDS;
    private static final int IMPOSSIBLE = -1;

    /** Index of the outcome by key. */
    private static final int[] INDEX = index(possible());

    private OutcomeSpace() {}

    static int key(int playerTotal, int bankerTotal, int natural, int playerPair, int bankerPair) {
        return withPairs(((playerTotal * TOTALS + bankerTotal) * 2 + natural) * KINDS * KINDS, playerPair, bankerPair);
    }

    /** Adds the pairs to the key of facts without any. */
    static int withPairs(int key, int playerPair, int bankerPair) {
        return key + playerPair * KINDS + bankerPair;
    }

    static int index(int key) {
        return INDEX[key];
    }

    static boolean possible(int key) {
        return INDEX[key] != IMPOSSIBLE;
    }

    /** All possible facts in the order of their keys: totals first, then natural, then pairs. */
    static List<CoupOutcome> outcomes() {
        List<CoupOutcome> outcomes = new ArrayList<>();
        for (int totals = 0; totals < TOTALS * TOTALS; totals++) {
            addOutcomes(outcomes, totals / TOTALS, totals % TOTALS, false);
            addOutcomes(outcomes, totals / TOTALS, totals % TOTALS, true);
        }
        return List.copyOf(outcomes);
    }

    private static void addOutcomes(List<CoupOutcome> outcomes, int playerTotal, int bankerTotal, boolean natural) {
        for (PairKind playerPair : PairKind.values()) {
            for (PairKind bankerPair : PairKind.values()) {
                if (possible(key(playerTotal, bankerTotal, natural ? 1 : 0, playerPair.code(), bankerPair.code()))) {
                    outcomes.add(new CoupOutcome(playerTotal, bankerTotal, natural, playerPair, bankerPair));
                }
            }
        }
    }

    private static int[] index(boolean[] possible) {
        int[] index = new int[KEYS];
        Arrays.fill(index, IMPOSSIBLE);
        int next = 0;
        for (int key = 0; key < KEYS; key++) {
            if (possible[key]) {
                index[key] = next++;
            }
        }
        return index;
    }

    private static boolean[] possible() {
        boolean[] possible = new boolean[KEYS];
        List<Start> starts = starts();
        for (Start player : starts) {
            for (Start banker : starts) {
                markAfter(possible, player, banker);
            }
        }
        return possible;
    }

    /** The first two cards of a hand, as far as they matter. */
    private record Start(int total, boolean pair) {

        boolean natural() {
            return total >= Hand.LEAST_NATURAL;
        }

        Start plus(int points) {
            return new Start((total + points) % TOTALS, pair);
        }
    }

    private static List<Start> starts() {
        List<Start> starts = new ArrayList<>();
        for (Rank first : Rank.values()) {
            for (Rank second : Rank.values()) {
                starts.add(new Start((first.points() + second.points()) % TOTALS, first == second));
            }
        }
        return starts.stream().distinct().toList();
    }

    private static void markAfter(boolean[] possible, Start player, Start banker) {
        if (player.natural() || banker.natural()) {
            mark(possible, player, banker, true);
        } else if (Tableau.player(player.total()) == Decision.STAND) {
            markBankersTurn(possible, player, banker, Tableau.NO_CARD);
        } else {
            for (int points = 0; points < TOTALS; points++) {
                markBankersTurn(possible, player.plus(points), banker, points);
            }
        }
    }

    private static void markBankersTurn(boolean[] possible, Start player, Start banker, int column) {
        if (Tableau.banker(banker.total(), column) == Decision.STAND) {
            mark(possible, player, banker, false);
        } else {
            for (int points = 0; points < TOTALS; points++) {
                mark(possible, player, banker.plus(points), false);
            }
        }
    }

    private static void mark(boolean[] possible, Start player, Start banker, boolean natural) {
        for (PairKind playerPair : kinds(player)) {
            for (PairKind bankerPair : kinds(banker)) {
                int key = key(player.total(), banker.total(), natural ? 1 : 0, playerPair.code(), bankerPair.code());
                possible[key] = true;
            }
        }
    }

    private static List<PairKind> kinds(Start start) {
        return Arrays.stream(PairKind.values())
                .filter(kind -> kind.pair() == start.pair())
                .toList();
    }
}
