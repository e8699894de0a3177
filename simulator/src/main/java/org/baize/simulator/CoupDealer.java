package org.baize.simulator;

import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupEvaluator;

/**
 * Deals every coup from the top of a freshly shuffled shoe of eight decks. A coup takes six cards at most, so only six
 * are shuffled up: that is a whole shuffle as far as anybody can see.
 */
public final class CoupDealer implements Dealer {

    private static final int DECKS = 8;
    private static final int MOST_CARDS = 6;

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
            counts[CoupEvaluator.outcomeIndex(CoupEvaluator.deal(shoe, 0))]++;
        }
    }

    /** The first six steps of Fisher and Yates. Where the cards lay before does not matter. */
    private void shuffleUp() {
        for (int place = 0; place < MOST_CARDS; place++) {
            int other = place + random.below(shoe.length - place);
            byte card = shoe[other];
            shoe[other] = shoe[place];
            shoe[place] = card;
        }
    }

    private static byte[] shoe() {
        byte[] shoe = new byte[DECKS * Card.FACES.size()];
        for (int place = 0; place < shoe.length; place++) {
            shoe[place] = (byte) (place % Card.FACES.size());
        }
        return shoe;
    }
}
