package org.baize.rules.shoe.preparation;

import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Role;

/** One act between a card set and a shoe that is ready, as it is recorded. */
public sealed interface PreparationStep {

    /** The cards were counted. */
    record Check(CardCheck check) implements PreparationStep {}

    /** Mixed by hand, or by that machine. */
    record Shuffle(Optional<String> shuffler) implements PreparationStep {}

    /** A riffle of cards that came shuffled from their maker. */
    record Riffle(Role approvedBy) implements PreparationStep {}

    /** A patron was asked to cut, and said yes or not. */
    record OfferCut(boolean taken) implements PreparationStep {}

    /**
     * The stack parted by a cutting card.
     *
     * @param by who placed it; a patron acts through a player terminal
     * @param position cards in front of it, if somebody counted
     */
    record Cut(Role by, Optional<Integer> position) implements PreparationStep {}

    /** The cutting card near the back, with the playing cards behind it if somebody counted them. */
    record PlaceCuttingCard(Optional<Integer> cardsBehind) implements PreparationStep {}

    /** The stack went into that shoe. */
    record Load(String shoeId) implements PreparationStep {}

    /** The first card of the shoe, face up on the table. */
    record ShowFirstCard(Card card) implements PreparationStep {}

    /** One card drawn face down and discarded. */
    record BurnFaceDown() implements PreparationStep {}

    /** The burn, or the rest of it, was forgotten and play has begun. */
    record MissBurn() implements PreparationStep {}
}
