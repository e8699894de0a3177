package org.baize.rules.shoe.irregular;

import java.util.Optional;
import org.baize.rules.baccarat.Placement;
import org.baize.rules.baccarat.Side;

/** Names the irregularity that the facts amount to. The facts come from the coup machine, the devices and the staff. */
public final class Findings {

    private Findings() {}

    /**
     * What a card was that a dealer laid somewhere.
     *
     * @param placement what the coup machine made of it
     * @param laidOn the hand it was laid on, if on any
     * @param exposed whether anybody saw its face
     */
    public static Optional<Irregularity> ofCard(Placement placement, Optional<Side> laidOn, boolean exposed) {
        return switch (placement) {
            case Placement.InPlace _ -> Optional.empty();
            case Placement.Moved moved -> Optional.of(misplaced(moved));
            case Placement.Excess _ -> Optional.of(exposed ? excess(laidOn) : Irregularity.EXCESS_CARD_HIDDEN);
        };
    }

    private static Irregularity misplaced(Placement.Moved moved) {
        boolean bankersThird =
                moved.from() == Side.PLAYER && moved.coup().banker().third().isPresent();
        return bankersThird ? Irregularity.PLAYER_CARD_BANKER_DRAWS : Irregularity.OUT_OF_SEQUENCE;
    }

    private static Irregularity excess(Optional<Side> laidOn) {
        return laidOn.map(side -> switch (side) {
                    case PLAYER -> Irregularity.PLAYER_CARD_BANKER_STANDS;
                    case BANKER -> Irregularity.BANKER_CARD_IN_ERROR;
                })
                .orElse(Irregularity.EXCESS_CARD_EXPOSED);
    }

    /** Dealing starts when betting is over; a card that comes sooner is irregular, and one that comes later is not. */
    public static Optional<Irregularity> firstCard(boolean bettingOpen) {
        return bettingOpen ? Optional.of(Irregularity.CARD_BEFORE_CLOSE) : Optional.empty();
    }

    public static Irregularity faceUpCard(boolean firstOfCoup) {
        return firstOfCoup ? Irregularity.FACE_UP_FIRST_CARD : Irregularity.FACE_UP_LATER_CARD;
    }

    public static Irregularity misdeal(ErrorWindow window, ErrorWindow.Since since) {
        return window.open(since) ? Irregularity.MISDEAL : Irregularity.MISDEAL_FOUND_LATE;
    }

    /** Misplaced cards of a coup that is over for good are a misdeal that was found too late. */
    public static Irregularity outOfSequence(ErrorWindow window, ErrorWindow.Since since) {
        return window.open(since) ? Irregularity.OUT_OF_SEQUENCE : Irregularity.MISDEAL_FOUND_LATE;
    }

    public static Irregularity orderInDoubt(ErrorWindow window, ErrorWindow.Since since) {
        return window.open(since) ? Irregularity.ORDER_IN_DOUBT : Irregularity.ORDER_IN_DOUBT_FOUND_LATE;
    }

    public static Irregularity noWagers(boolean cardDealt) {
        return cardDealt ? Irregularity.NO_WAGERS_CARD_DEALT : Irregularity.NO_WAGERS;
    }

    /** How a coup goes on whose shoe failed. */
    public static Irregularity shoeFault(boolean somebodyDisadvantaged, boolean spareShoe, boolean outcomeKnown) {
        if (!somebodyDisadvantaged && spareShoe) {
            return Irregularity.SHOE_FAULT_SPARE_SHOE;
        }
        return outcomeKnown ? Irregularity.SHOE_FAULT_OUTCOME_KNOWN : Irregularity.SHOE_FAULT_OUTCOME_UNKNOWN;
    }

    /** Harm to somebody outweighs harm to the cards. */
    public static Irregularity shufflerFault(boolean somebodyDisadvantaged, boolean cardsDamaged) {
        if (somebodyDisadvantaged) {
            return Irregularity.SHUFFLER_FAULT_DISADVANTAGE;
        }
        return cardsDamaged ? Irregularity.SHUFFLER_FAULT_CARDS_DAMAGED : Irregularity.SHUFFLER_FAULT;
    }
}
