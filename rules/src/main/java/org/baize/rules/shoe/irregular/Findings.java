package org.baize.rules.shoe.irregular;

import java.util.Optional;
import org.baize.rules.baccarat.Placement;
import org.baize.rules.baccarat.Side;

/**
 * Names the irregularity that the facts amount to, where cards and clock tell. What only people can judge, such as
 * whether a failed shoe put somebody at a disadvantage, the staff report by its name.
 */
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
}
