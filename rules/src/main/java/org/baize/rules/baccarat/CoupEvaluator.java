package org.baize.rules.baccarat;

/**
 * Deals whole coups straight out of a shoe of card numbers, for simulation: no object is made, and the tableau and the
 * outcome space are the ones that {@link Coup} uses. A card is its {@link Card#index()}.
 */
public final class CoupEvaluator {

    private static final int FACES = Card.FACES.size();
    private static final int TOTALS = 10;
    private static final int TOTAL_BITS = 4;
    private static final int TOTAL_MASK = (1 << TOTAL_BITS) - 1;

    /** Points by card. */
    private static final byte[] POINTS = points();

    /** Total and kind of pair in one number, by first and second card of a hand. */
    private static final byte[] HANDS = hands();

    /** How a coup ends, by the totals of two cards each and the points of the two cards that follow in the shoe. */
    private static final short[] ENDS = ends();

    private CoupEvaluator() {}

    /**
     * The coup that begins with the card at that place; at least six cards must follow from there. Whether third cards
     * fall is looked up and not decided here: a processor guesses badly what cards will do.
     *
     * @return where the outcome stands in {@link CoupOutcome#SPACE} and in every baccarat pay table
     */
    public static int deal(byte[] shoe, int from) {
        int player = HANDS[shoe[from] * FACES + shoe[from + 2]];
        int banker = HANDS[shoe[from + 1] * FACES + shoe[from + 3]];
        int fifth = POINTS[shoe[from + 4]];
        int sixth = POINTS[shoe[from + 5]];
        int end = ENDS[start(player & TOTAL_MASK, banker & TOTAL_MASK, fifth, sixth)];
        return OutcomeSpace.index(OutcomeSpace.withPairs(end, player >>> TOTAL_BITS, banker >>> TOTAL_BITS));
    }

    private static int start(int playerTotal, int bankerTotal, int fifth, int sixth) {
        return ((playerTotal * TOTALS + bankerTotal) * TOTALS + fifth) * TOTALS + sixth;
    }

    private static byte[] points() {
        byte[] points = new byte[FACES];
        for (Card card : Card.FACES) {
            points[card.index()] = (byte) card.points();
        }
        return points;
    }

    private static byte[] hands() {
        byte[] hands = new byte[FACES * FACES];
        for (Card first : Card.FACES) {
            for (Card second : Card.FACES) {
                int total = (first.points() + second.points()) % TOTALS;
                int pair = PairKind.of(first, second).code();
                hands[first.index() * FACES + second.index()] = (byte) (pair << TOTAL_BITS | total);
            }
        }
        return hands;
    }

    private static short[] ends() {
        short[] ends = new short[TOTALS * TOTALS * TOTALS * TOTALS];
        for (int totals = 0; totals < TOTALS * TOTALS; totals++) {
            for (int fifth = 0; fifth < TOTALS; fifth++) {
                for (int sixth = 0; sixth < TOTALS; sixth++) {
                    int player = totals / TOTALS;
                    int banker = totals % TOTALS;
                    ends[start(player, banker, fifth, sixth)] = (short) end(player, banker, fifth, sixth);
                }
            }
        }
        return ends;
    }

    /** The key of the outcome without its pairs. */
    private static int end(int playerTotal, int bankerTotal, int fifth, int sixth) {
        if (playerTotal >= Hand.LEAST_NATURAL || bankerTotal >= Hand.LEAST_NATURAL) {
            return key(playerTotal, bankerTotal, 1);
        }
        if (Tableau.player(playerTotal) == Decision.DRAW) {
            int player = (playerTotal + fifth) % TOTALS;
            return Tableau.banker(bankerTotal, fifth) == Decision.DRAW
                    ? key(player, (bankerTotal + sixth) % TOTALS, 0)
                    : key(player, bankerTotal, 0);
        }
        return Tableau.banker(bankerTotal, Tableau.NO_CARD) == Decision.DRAW
                ? key(playerTotal, (bankerTotal + fifth) % TOTALS, 0)
                : key(playerTotal, bankerTotal, 0);
    }

    private static int key(int playerTotal, int bankerTotal, int natural) {
        return OutcomeSpace.key(playerTotal, bankerTotal, natural, 0, 0);
    }
}
