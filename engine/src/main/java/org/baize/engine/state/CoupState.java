package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.Side;
import org.baize.rules.shoe.CoupKind;

/**
 * The cards of one coup in the order they were drawn. Which hand each belongs to follows from that order alone.
 *
 * @param laidOn where the dealer laid a card, if not by the order of draw; the place in the list is that of the card
 * @param keyed whether a person typed in any of them
 * @param indicated the result that the shoe itself shows
 */
public record CoupState(
        long round,
        CoupKind kind,
        List<Card> cards,
        List<Optional<Side>> laidOn,
        boolean keyed,
        Optional<CoupResult> indicated) {

    /** No coup. */
    public static final CoupState NONE =
            new CoupState(0, CoupKind.BETTING, List.of(), List.of(), false, Optional.empty());

    public CoupState {
        cards = List.copyOf(cards);
        laidOn = List.copyOf(laidOn);
    }

    public static CoupState begin(long round, CoupKind kind) {
        return new CoupState(round, kind, List.of(), List.of(), false, Optional.empty());
    }

    /** Both hands, by the drawing rules. */
    public Coup coup() {
        return Coup.reconstruct(cards).coup();
    }

    public CoupState with(Card card, Optional<Side> laid, boolean byHand) {
        List<Card> more = new ArrayList<>(cards);
        more.add(card);
        List<Optional<Side>> places = new ArrayList<>(laidOn);
        places.add(laid);
        return new CoupState(round, kind, more, places, keyed || byHand, indicated);
    }

    /** The same coup with its cards put in another order. */
    public CoupState rebuilt(List<Card> order) {
        List<Optional<Side>> places =
                order.stream().map(card -> Optional.<Side>empty()).toList();
        return new CoupState(round, kind, order, places, keyed, indicated);
    }

    public CoupState indicating(CoupResult result) {
        return new CoupState(round, kind, cards, laidOn, keyed, Optional.of(result));
    }

    /** The cards go on in a round of their own on which nobody wagers. */
    public CoupState asNoBet(long inRound) {
        return new CoupState(inRound, CoupKind.NO_BET, cards, laidOn, keyed, indicated);
    }
}
