package org.baize.engine.cards;

import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Side;
import org.baize.rules.game.BadTextException;
import org.baize.rules.shoe.CardSource;
import org.baize.rules.shoe.preparation.DrawnCard;

/** One card that leaves a shoe, as it was read or typed. */
record Draw(String face, CardSource source, Optional<Side> laidOn, boolean exposed) {

    DrawnCard card() {
        return card(face);
    }

    /** A card, none that anybody saw, or something that is no card of a deck. */
    static DrawnCard card(String face) {
        if (face.isBlank()) {
            return new DrawnCard.Unseen();
        }
        try {
            return new DrawnCard.Seen(Card.parse(face));
        } catch (BadTextException _) {
            return new DrawnCard.Foreign(face);
        }
    }

    boolean keyed() {
        return source instanceof CardSource.KeyedIn;
    }
}
