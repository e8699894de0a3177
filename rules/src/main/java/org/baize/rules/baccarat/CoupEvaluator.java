package org.baize.rules.baccarat;

/**
 * Deals whole coups straight out of a shoe of card numbers, for simulation: no object is made, and the tableau and the
 * outcome space are the ones that {@link Coup} uses. A card is its {@link Card#index()}.
 */
public final class CoupEvaluator {

    private static final int FACES = Card.FACES.size();
    private static final int CARDS_BITS = 3;
    private static final int CARDS_MASK = (1 << CARDS_BITS) - 1;

    private static final int[] POINTS =
            Card.FACES.stream().mapToInt(Card::points).toArray();

    /** Pair kind by first and second card. */
    private static final byte[] PAIRS = pairs();

    private CoupEvaluator() {}

    /**
     * The coup that begins with the card at that place; at least six cards must follow from there.
     *
     * @return two numbers in one, for {@link #outcomeIndex} and {@link #cardsDealt}
     */
    public static int deal(byte[] shoe, int from) {
        int playerFirst = shoe[from];
        int bankerFirst = shoe[from + 1];
        int playerSecond = shoe[from + 2];
        int bankerSecond = shoe[from + 3];
        int playerTotal = digit(POINTS[playerFirst] + POINTS[playerSecond]);
        int bankerTotal = digit(POINTS[bankerFirst] + POINTS[bankerSecond]);
        int natural = playerTotal >= Hand.LEAST_NATURAL || bankerTotal >= Hand.LEAST_NATURAL ? 1 : 0;
        int dealt = 4;
        if (natural == 0) {
            int column = Tableau.NO_CARD;
            if (Tableau.player(playerTotal) == Decision.DRAW) {
                column = POINTS[shoe[from + dealt++]];
                playerTotal = digit(playerTotal + column);
            }
            if (Tableau.banker(bankerTotal, column) == Decision.DRAW) {
                bankerTotal = digit(bankerTotal + POINTS[shoe[from + dealt++]]);
            }
        }
        int playerPair = PAIRS[playerFirst * FACES + playerSecond];
        int bankerPair = PAIRS[bankerFirst * FACES + bankerSecond];
        int outcome = OutcomeSpace.index(OutcomeSpace.key(playerTotal, bankerTotal, natural, playerPair, bankerPair));
        return outcome << CARDS_BITS | dealt;
    }

    /** Where the outcome stands in {@link CoupOutcome#SPACE} and in every baccarat pay table. */
    public static int outcomeIndex(int dealt) {
        return dealt >>> CARDS_BITS;
    }

    /** How many cards the coup took: four to six. */
    public static int cardsDealt(int dealt) {
        return dealt & CARDS_MASK;
    }

    private static int digit(int sum) {
        return sum >= 10 ? sum - 10 : sum;
    }

    private static byte[] pairs() {
        byte[] pairs = new byte[FACES * FACES];
        for (Card first : Card.FACES) {
            for (Card second : Card.FACES) {
                pairs[first.index() * FACES + second.index()] =
                        (byte) PairKind.of(first, second).code();
            }
        }
        return pairs;
    }
}
