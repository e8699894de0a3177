package org.baize.rules.baccarat;

import java.util.List;

/** What a hundred dollars on the bets common to all texts bring back, in cents, told from the cards on the table. */
final class NaiveSettlement {

    static final long STAKE = 10_000;

    private NaiveSettlement() {}

    /** The five bets that every text has, whatever its name for pairs; with the Banker's winnings on six and else. */
    static long common(String bet, Coup coup, long bankerWonOnSix, long bankerWon) {
        return switch (bet.replace("-canberra", "")) {
            case "player" -> player(coup);
            case "banker" -> banker(coup, bankerWonOnSix, bankerWon);
            case "tie" -> tie(coup);
            case "player-pair" -> anyPair(coup.player());
            case "banker-pair" -> anyPair(coup.banker());
            default -> throw new IllegalArgumentException(bet);
        };
    }

    private static long player(Coup coup) {
        int player = points(coup.player());
        int banker = points(coup.banker());
        return player > banker ? STAKE + STAKE : player < banker ? 0 : STAKE;
    }

    private static long banker(Coup coup, long wonOnSix, long won) {
        int player = points(coup.player());
        int banker = points(coup.banker());
        if (player == banker) {
            return STAKE;
        }
        return player > banker ? 0 : STAKE + (banker == 6 ? wonOnSix : won);
    }

    private static long tie(Coup coup) {
        return points(coup.player()) == points(coup.banker()) ? 9 * STAKE : 0;
    }

    static long anyPair(Hand hand) {
        List<String> ranks = CoupTest.ranks(hand.cards());
        return ranks.get(0).equals(ranks.get(1)) ? 12 * STAKE : 0;
    }

    static int points(Hand hand) {
        return NaiveCoup.points(CoupTest.ranks(hand.cards()));
    }
}
