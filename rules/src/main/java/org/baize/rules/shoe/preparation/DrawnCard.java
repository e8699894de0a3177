package org.baize.rules.shoe.preparation;

import org.baize.rules.baccarat.Card;

/** A card that left the shoe, as far as it is known. */
public sealed interface DrawnCard {

    /** Its face is known. */
    record Seen(Card card) implements DrawnCard {}

    /** Face down: burned, or drawn in excess and not turned. */
    record Unseen() implements DrawnCard {}

    /** No card of a 52-card deck. */
    record Foreign(String reading) implements DrawnCard {}
}
