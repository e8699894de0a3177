package org.baize.rules.analysis;

import java.util.List;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.baccarat.Decision;
import org.baize.rules.baccarat.Hand;
import org.baize.rules.baccarat.PairKind;
import org.baize.rules.baccarat.Rank;
import org.baize.rules.baccarat.Suit;
import org.baize.rules.baccarat.Tableau;

/**
 * Counts, for each outcome of a coup, the ordered draws of six cards out of eight fresh decks that lead to it. Cards
 * that a coup does not need are drawn all the same, so that every draw of six weighs one.
 *
 * <p>Third cards matter by points only and first cards by rank; suits come in where both cards of a hand are of one
 * rank. So some 28,000 starts are enough.
 */
final class CoupCount {

    private static final int DECKS = 8;
    private static final int TOTALS = 10;
    private static final int KINDS = PairKind.values().length;
    private static final int SUITS = Suit.values().length;

    private static final long[] EIGHT_DECKS = new CoupCount(DECKS, List.of(Rank.values())).count();

    private final int decks;
    private final List<Rank> ranks;
    private final int ofARank;

    /** Cards left when four, and when five, are gone. */
    private final int leftForFifth;

    private final int leftForSixth;

    /** Cards left of each number of points. */
    private final int[] left = new int[TOTALS];

    private final long[] weights = new long[CoupOutcome.SPACE.size()];

    /** Ways to draw the last two cards, by totals and natural, for the start in hand. */
    private final long[][][] ends = new long[TOTALS][TOTALS][2];

    private CoupCount(int decks, List<Rank> ranks) {
        this.decks = decks;
        this.ranks = ranks;
        this.ofARank = decks * SUITS;
        this.leftForFifth = ofARank * ranks.size() - 4;
        this.leftForSixth = ofARank * ranks.size() - 5;
    }

    /** For eight whole decks, by the place in {@link CoupOutcome#SPACE}. */
    static long[] weights() {
        return EIGHT_DECKS.clone();
    }

    /** For other shoes: so many decks of some ranks only. Small ones can be counted again card by card. */
    static long[] weights(int decks, List<Rank> ranks) {
        return new CoupCount(decks, List.copyOf(ranks)).count();
    }

    private record Start(Rank player, Rank playerSecond, Rank banker, Rank bankerSecond) {

        int playerTotal() {
            return (player.points() + playerSecond.points()) % TOTALS;
        }

        int bankerTotal() {
            return (banker.points() + bankerSecond.points()) % TOTALS;
        }

        boolean natural() {
            return playerTotal() >= Hand.LEAST_NATURAL || bankerTotal() >= Hand.LEAST_NATURAL;
        }
    }

    private long[] count() {
        for (Rank rank : ranks) {
            left[rank.points()] += ofARank;
        }
        for (Rank player : ranks) {
            for (Rank playerSecond : ranks) {
                for (Rank banker : ranks) {
                    for (Rank bankerSecond : ranks) {
                        count(new Start(player, playerSecond, banker, bankerSecond));
                    }
                }
            }
        }
        return weights;
    }

    private void count(Start start) {
        take(start, 1);
        if (start.natural()) {
            ends[start.playerTotal()][start.bankerTotal()][1] += (long) leftForFifth * leftForSixth;
        } else {
            playersTurn(start);
        }
        take(start, -1);
        addEnds(waysByKinds(start));
    }

    private void take(Start start, int cards) {
        left[start.player().points()] -= cards;
        left[start.playerSecond().points()] -= cards;
        left[start.banker().points()] -= cards;
        left[start.bankerSecond().points()] -= cards;
    }

    private void playersTurn(Start start) {
        if (Tableau.player(start.playerTotal()) == Decision.STAND) {
            bankersTurn(start.playerTotal(), start.bankerTotal(), Tableau.NO_CARD, leftForSixth);
            return;
        }
        for (int points = 0; points < TOTALS; points++) {
            long ways = left[points];
            left[points]--;
            bankersTurn((start.playerTotal() + points) % TOTALS, start.bankerTotal(), points, ways);
            left[points]++;
        }
    }

    /**
     * The banker's third card, if any.
     *
     * @param ways to draw the other one of the last two cards: the player's third, or one that nobody needs
     */
    private void bankersTurn(int playerTotal, int bankerTotal, int column, long ways) {
        if (Tableau.banker(bankerTotal, column) == Decision.STAND) {
            int unused = column == Tableau.NO_CARD ? leftForFifth : leftForSixth;
            ends[playerTotal][bankerTotal][0] += ways * unused;
            return;
        }
        for (int points = 0; points < TOTALS; points++) {
            ends[playerTotal][(bankerTotal + points) % TOTALS][0] += ways * left[points];
        }
    }

    private void addEnds(long[][] waysByKinds) {
        for (int player = 0; player < TOTALS; player++) {
            for (int banker = 0; banker < TOTALS; banker++) {
                for (int natural = 0; natural < 2; natural++) {
                    long ways = ends[player][banker][natural];
                    if (ways != 0) {
                        add(player, banker, natural == 1, ways, waysByKinds);
                        ends[player][banker][natural] = 0;
                    }
                }
            }
        }
    }

    private void add(int player, int banker, boolean natural, long ways, long[][] waysByKinds) {
        for (PairKind playerPair : PairKind.values()) {
            for (PairKind bankerPair : PairKind.values()) {
                long starts = waysByKinds[playerPair.code()][bankerPair.code()];
                if (starts != 0) {
                    CoupOutcome outcome = new CoupOutcome(player, banker, natural, playerPair, bankerPair);
                    weights[outcome.index()] += starts * ways;
                }
            }
        }
    }

    /** Ways to draw the four first cards of these ranks, by the kinds of pair they make. */
    private long[][] waysByKinds(Start start) {
        long[][] ways = new long[KINDS][KINDS];
        if (start.player() != start.playerSecond() && start.banker() != start.bankerSecond()) {
            ways[PairKind.NONE.code()][PairKind.NONE.code()] = waysOfRanks(start);
            return ways;
        }
        for (Suit suit : Suit.values()) {
            for (Suit second : Suit.values()) {
                addPlayersCards(ways, start, new Card(start.player(), suit), new Card(start.playerSecond(), second));
            }
        }
        return ways;
    }

    /** Suits do not matter: so many cards of each rank, less those of that rank drawn before. */
    private long waysOfRanks(Start start) {
        long bankers = (long) ofARank - drawn(start.banker(), start);
        long bankersSecond = (long) ofARank - drawn(start.bankerSecond(), start);
        return (long) ofARank * ofARank * bankers * bankersSecond;
    }

    /** How many cards of that rank the player has. */
    private static int drawn(Rank rank, Start start) {
        return (start.player() == rank ? 1 : 0) + (start.playerSecond() == rank ? 1 : 0);
    }

    private void addPlayersCards(long[][] ways, Start start, Card player, Card playerSecond) {
        long playerWays = (long) decks * (decks - same(playerSecond, player));
        long[] byBankersKind = ways[PairKind.of(player, playerSecond).code()];
        for (Suit suit : Suit.values()) {
            Card banker = new Card(start.banker(), suit);
            long bankerWays = playerWays * (decks - same(banker, player) - same(banker, playerSecond));
            for (Suit second : Suit.values()) {
                Card last = new Card(start.bankerSecond(), second);
                int gone = same(last, player) + same(last, playerSecond) + same(last, banker);
                byBankersKind[PairKind.of(banker, last).code()] += bankerWays * (decks - gone);
            }
        }
    }

    private static int same(Card one, Card other) {
        return one.equals(other) ? 1 : 0;
    }
}
