package org.baize.rules.shoe.preparation;

import java.util.Optional;

/**
 * One set of cards as the house keeps it.
 *
 * @param backs colour and design of the backs, alike on all its cards
 * @param maker who shuffled it at manufacture; empty for cards that were not, or that have been played since
 * @param check the newest count of it
 */
public record CardSet(
        String id, int decks, String backs, Optional<String> maker, Custody custody, Optional<CardCheck> check) {

    public CardSet {
        if (id.isBlank() || decks < 1) {
            throw new IllegalArgumentException("a card set needs a name and at least one deck: '" + id + "', " + decks);
        }
    }

    public boolean preShuffled() {
        return maker.isPresent();
    }

    /** A new count replaces the old one; a count that finds nothing wrong opens a locked set again. */
    public CardSet checked(CardCheck newest) {
        Custody next = custody == Custody.LOCKED && newest.passed() ? Custody.SECURED : custody;
        return new CardSet(id, decks, backs, maker, next, Optional.of(newest));
    }

    /** In the shoe: from now on it counts as played cards and needs a shuffle next time. */
    public CardSet inUse() {
        return new CardSet(id, decks, backs, Optional.empty(), Custody.IN_USE, check);
    }

    public CardSet secured() {
        return new CardSet(id, decks, backs, maker, Custody.SECURED, check);
    }

    /** Unusable until counted: what was known of it is worth nothing now. */
    public CardSet locked() {
        return new CardSet(id, decks, backs, Optional.empty(), Custody.LOCKED, Optional.empty());
    }

    public CardSet retired() {
        return new CardSet(id, decks, backs, maker, Custody.RETIRED, check);
    }
}
