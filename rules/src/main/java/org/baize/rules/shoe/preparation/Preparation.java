package org.baize.rules.shoe.preparation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far a shoe's preparation has come. {@link PreparationRules} says which step may come next and makes it.
 *
 * @param burnMode the operator's choice for this table
 * @param shoeId empty until the cards are loaded
 */
public record Preparation(
        CardSet cards, BurnMode burnMode, Stage stage, Cutting cutting, Optional<String> shoeId, Burn burn) {

    /** What has been done last. */
    public enum Stage {
        INTRODUCED,
        SHUFFLED,
        CUT,
        CUTTING_CARD_PLACED,
        LOADED,
        READY
    }

    /** Whether a patron wants the cut. */
    public enum Offer {
        NOT_MADE,
        TAKEN,
        DECLINED
    }

    /** What is known of the cut; numbers are there if somebody counted. */
    public record Cutting(Offer offer, Optional<Integer> position, Optional<Integer> cardsBehind) {}

    /**
     * How far the burn has come.
     *
     * @param gone the cards that left the shoe
     * @param due how many must still go
     */
    public record Burn(List<DrawnCard> gone, int due) {

        public Burn {
            gone = List.copyOf(gone);
        }

        Burn with(DrawnCard card, int stillDue) {
            List<DrawnCard> more = new ArrayList<>(gone);
            more.add(card);
            return new Burn(more, stillDue);
        }
    }

    private static final Cutting UNCUT = new Cutting(Offer.NOT_MADE, Optional.empty(), Optional.empty());
    private static final Burn UNBURNED = new Burn(List.of(), 0);

    static Preparation begin(CardSet cards, BurnMode burnMode, Stage stage) {
        return new Preparation(cards, burnMode, stage, UNCUT, Optional.empty(), UNBURNED);
    }

    Preparation at(Stage next) {
        return new Preparation(cards, burnMode, next, cutting, shoeId, burn);
    }

    Preparation with(CardSet changed) {
        return new Preparation(changed, burnMode, stage, cutting, shoeId, burn);
    }

    Preparation with(Cutting changed) {
        return new Preparation(cards, burnMode, stage, changed, shoeId, burn);
    }

    Preparation with(Burn changed) {
        return new Preparation(cards, burnMode, stage, cutting, shoeId, changed);
    }

    Preparation loadedInto(String shoe) {
        return new Preparation(cards.inUse(), burnMode, Stage.LOADED, cutting, Optional.of(shoe), burn);
    }
}
