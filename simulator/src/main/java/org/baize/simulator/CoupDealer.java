package org.baize.simulator;

import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupEvaluator;

/**
 * Deals every coup from the top of a freshly shuffled shoe of eight decks. A coup takes six cards at most, so only six
 * are shuffled up: that is a whole shuffle as far as anybody can see.
 */
public final class CoupDealer implements Dealer {

    private static final int DECKS = 8;
    private static final int CARDS = DECKS * Card.FACES.size();
    private static final int MOST_CARDS = 6;

    /** Ordered draws of six cards. */
    private static final long DRAWS =
            (long) CARDS * (CARDS - 1) * (CARDS - 2) * (CARDS - 3) * (CARDS - 4) * (CARDS - 5);

    private final RandomStream random;
    private final byte[] shoe;

    public CoupDealer(RandomStream random) {
        this.random = random;
        this.shoe = shoe();
    }

    @Override
    public void play(long rounds, long[] counts) {
        for (long round = 0; round < rounds; round++) {
            shuffleUp();
            counts[CoupEvaluator.deal(shoe, 0)]++;
        }
    }

    /**
     * The first six steps of Fisher and Yates; where the cards lay before does not matter. One number out of as many as
     * there are ordered draws of six cards holds all six steps, one behind the other.
     */
    private void shuffleUp() {
        long bits = random.bitsFor(DRAWS);
        for (int place = 0; place < MOST_CARDS; place++) {
            int choices = CARDS - place;
            int other = place + (int) Math.unsignedMultiplyHigh(bits, choices);
            bits *= choices;
            byte card = shoe[other];
            shoe[other] = shoe[place];
            shoe[place] = card;
        }
    }

    private static byte[] shoe() {
        byte[] shoe = new byte[CARDS];
        for (int place = 0; place < CARDS; place++) {
            shoe[place] = (byte) (place % Card.FACES.size());
        }
        return shoe;
    }
}
