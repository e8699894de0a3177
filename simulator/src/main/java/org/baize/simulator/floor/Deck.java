package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import org.baize.rules.baccarat.Card;

/** The 416 cards of one shoe in the order in which they lie there. */
final class Deck {

    private static final int DECKS = 8;

    private final Chance chance;
    private final List<Card> cards = new ArrayList<>();

    Deck(Chance chance) {
        this.chance = chance;
    }

    void shuffle() {
        cards.clear();
        for (int deck = 0; deck < DECKS; deck++) {
            cards.addAll(Card.FACES);
        }
        for (int place = cards.size() - 1; place > 0; place--) {
            int other = chance.below(place + 1);
            Card moved = cards.get(place);
            cards.set(place, cards.get(other));
            cards.set(other, moved);
        }
    }

    /** The card in front; when mishaps have used up more than there are, any other. */
    String next() {
        return cards.isEmpty()
                ? chance.pick(Card.FACES).text()
                : cards.getLast().text();
    }

    /** It has left the shoe. */
    void gone() {
        if (!cards.isEmpty()) {
            cards.removeLast();
        }
    }
}
