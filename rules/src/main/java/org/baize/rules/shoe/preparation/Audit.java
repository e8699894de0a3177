package org.baize.rules.shoe.preparation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.baize.rules.baccarat.Card;

/**
 * What a count of cards found against so many full decks.
 *
 * @param missing faces of which there are too few, once for each absent copy
 * @param surplus faces of which there are too many, once for each extra copy
 * @param foreign what was read and is no card of a 52-card deck, such as a joker
 */
public record Audit(List<Card> missing, List<Card> surplus, List<String> foreign) {

    public Audit {
        missing = List.copyOf(missing);
        surplus = List.copyOf(surplus);
        foreign = List.copyOf(foreign);
    }

    public static Audit of(List<Card> cards, int decks) {
        int[] copies = copies(cards);
        List<Card> missing = new ArrayList<>();
        List<Card> surplus = new ArrayList<>();
        for (int face = 0; face < copies.length; face++) {
            Card card = Card.FACES.get(face);
            for (int copy = copies[face]; copy < decks; copy++) {
                missing.add(card);
            }
            for (int copy = decks; copy < copies[face]; copy++) {
                surplus.add(card);
            }
        }
        return new Audit(missing, surplus, List.of());
    }

    /** Whether the cards are the full decks, no card more and no card less. */
    public boolean complete() {
        return missing.isEmpty() && !foreignFound();
    }

    /** Whether a card was found that cannot belong: a joker, or one copy more than there are decks. */
    public boolean foreignFound() {
        return !surplus.isEmpty() || !foreign.isEmpty();
    }

    /** Whether two handfuls hold the same faces, each equally often. */
    static boolean sameFaces(List<Card> some, List<Card> others) {
        return Arrays.equals(copies(some), copies(others));
    }

    private static int[] copies(List<Card> cards) {
        int[] copies = new int[Card.FACES.size()];
        for (Card card : cards) {
            copies[Card.FACES.indexOf(card)]++;
        }
        return copies;
    }
}
