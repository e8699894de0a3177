package org.baize.engine.view;

import java.util.List;
import java.util.Optional;
import org.baize.engine.spec.RoundKind;
import org.baize.engine.state.CoupState;
import org.baize.engine.state.DeviceState;
import org.baize.engine.state.NoBets;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.Hand;
import org.baize.rules.baccarat.Side;
import org.baize.rules.roulette.SpinPhase;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeEnd;

/**
 * What the dealer or the device of a table has done in the round so far, as everybody around it sees.
 *
 * @param noBet nobody may wager on this round
 * @param lastCoup no coup follows this one from the shoe, unless a tie lets one follow
 * @param ballRunning the ball has been spun and has not come to rest
 * @param noSpin the last spin of this round does not count
 * @param poll where patrons may ask for a coup without wagers: who asked for one, and who agrees
 * @param hands the cards on the table, or those that decided this round
 */
public record DealingView(
        boolean noBet,
        boolean lastCoup,
        boolean ballRunning,
        boolean noSpin,
        Optional<NoBetPoll> poll,
        Optional<BothHands> hands) {

    /** Who asked for a coup without wagers, and who agrees; terminals by their numbers. */
    public record NoBetPoll(List<Integer> asked, List<Integer> agreed) {

        public NoBetPoll {
            asked = List.copyOf(asked);
            agreed = List.copyOf(agreed);
        }
    }

    /** The two hands of a coup. */
    public record BothHands(ShownHand player, ShownHand banker) {}

    /**
     * One hand.
     *
     * @param cards in the order in which they came, such as {@code KH}; as many empty texts as cards lie face down
     * @param total empty while they lie face down
     */
    public record ShownHand(List<String> cards, Optional<Integer> total) {

        public ShownHand {
            cards = List.copyOf(cards);
        }

        private static ShownHand of(Hand hand, boolean faceUp) {
            return new ShownHand(
                    hand.cards().stream()
                            .map(card -> faceUp ? card.text() : FACE_DOWN)
                            .toList(),
                    faceUp && hand.size() > 0 ? Optional.of(hand.total()) : Optional.empty());
        }
    }

    /** How a card looks from behind. */
    public static final String FACE_DOWN = "";

    static DealingView of(Table table) {
        boolean noBet = table.round().kind() == RoundKind.NO_BET;
        return switch (table.device()) {
            case DeviceState.WheelState wheel -> {
                var spin = wheel.spinOf(table.round());
                boolean running = spin.phase() == SpinPhase.BALL_SPINNING;
                yield new DealingView(noBet, false, running, spin.calledOff(), Optional.empty(), Optional.empty());
            }
            case ShoeState shoe ->
                new DealingView(noBet, isLast(shoe), false, false, poll(table, shoe), hands(table, shoe));
            case DeviceState.TumblerState _ ->
                new DealingView(noBet, false, false, false, Optional.empty(), Optional.empty());
        };
    }

    private static Optional<NoBetPoll> poll(Table table, ShoeState cards) {
        NoBets wishes = cards.noBets();
        return table.rulebook().dealing().shoe().stream()
                .flatMap(rules -> rules.table().noBet().onRequest().stream())
                .map(_ -> new NoBetPoll(wishes.asked(), wishes.agreed()))
                .findFirst();
    }

    private static boolean isLast(ShoeState cards) {
        return cards.shoe()
                .map(Shoe::end)
                .filter(end -> end == ShoeEnd.LAST_COUP || end == ShoeEnd.LAST_COUP_UNLESS_TIE)
                .isPresent();
    }

    private static Optional<BothHands> hands(Table table, ShoeState shoe) {
        return shoe.coupOf(table.round().number())
                .filter(state -> !state.cards().isEmpty())
                .map(state -> shown(state, shoe));
    }

    private static BothHands shown(CoupState state, ShoeState shoe) {
        Coup coup = state.coup();
        boolean over = !shoe.cardsOnTable() || shoe.coup().round() != state.round();
        return new BothHands(
                ShownHand.of(coup.player(), over || shoe.faces().shown(Side.PLAYER)),
                ShownHand.of(coup.banker(), over || shoe.faces().shown(Side.BANKER)));
    }
}
