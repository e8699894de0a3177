package org.baize.rules.baccarat;

import java.util.List;

/** What a hundred dollars on the bets common to all texts bring back, in cents, told from the cards on the table. */
final class NaiveSettlement {

    static final long STAKE = 10_000;

    private NaiveSettlement() {}

    static long player(Coup coup) {
        int player = points(coup.player());
        int banker = points(coup.banker());
        return player > banker ? STAKE + STAKE : player < banker ? 0 : STAKE;
    }

    /** With what is won when the Banker wins with six, and what otherwise. */
    static long banker(Coup coup, long wonOnSix, long won) {
        int player = points(coup.player());
        int banker = points(coup.banker());
        if (player == banker) {
            return STAKE;
        }
        return player > banker ? 0 : STAKE + (banker == 6 ? wonOnSix : won);
    }

    static long tie(Coup coup) {
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
