package org.baize.rules.shoe.preparation;

import java.util.ArrayList;
import java.util.List;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * How a text has the stack cut.
 *
 * @param house who of the house cuts, where no patron is offered the cut or nobody takes it
 * @param cuttingCards two where the first stays behind the stack, one where the same card does both
 * @param margin cards that must lie before and behind the cut
 * @param moved which rule sends the front packet to the back
 * @param rearDepth cards that must lie behind the cutting card near the back
 */
public record CutRules(
        Ruled<Cutter> cutter,
        Ruled<Approval> house,
        Ruled<Integer> cuttingCards,
        Ruled<Integer> margin,
        RuleId moved,
        Ruled<Integer> rearDepth) {

    private static final int STAYS_BEHIND = 1;
    private static final int NEAR_THE_BACK = 2;

    /** Whether the cards may be parted after so many from the front. */
    public Verdict mayCutAt(int position, int cards) {
        boolean deepEnough = position >= margin.value() && position <= cards - margin.value();
        return deepEnough
                ? Verdict.permit(margin.rule())
                : Verdict.refuse(PreparationRefusal.CUT_TOO_NEAR_AN_END, margin.rule());
    }

    /**
     * Whether the cutting card may lie before so many playing cards from the back.
     *
     * @param mostBurned cards that may leave before the first coup; the cutting card must not come out among them
     */
    public Verdict mayPlaceBefore(int cardsBehind, int cards, int mostBurned) {
        if (cardsBehind < rearDepth.value()) {
            return Verdict.refuse(PreparationRefusal.CUTTING_CARD_TOO_NEAR_THE_BACK, rearDepth.rule());
        }
        if (cardsBehind > cards - mostBurned) {
            return Verdict.refuse(PreparationRefusal.CUTTING_CARD_IN_THE_BURN, rearDepth.rule());
        }
        return Verdict.permit(rearDepth.rule());
    }

    /** The cards that can leave a shoe before its cutting card must have shown. */
    public int latestCuttingCardAfter(int cards) {
        return cards - rearDepth.value();
    }

    /** The stack as it goes into the shoe: front packet to the back, then the cutting card before the last cards. */
    public List<StackItem> cut(List<Card> order, int position, int cardsBehind) {
        List<StackItem> stack = new ArrayList<>();
        order.stream().skip(position).map(StackItem.Playing::new).forEach(stack::add);
        order.stream().limit(position).map(StackItem.Playing::new).forEach(stack::add);
        stack.add(order.size() - cardsBehind, new StackItem.CuttingCard(NEAR_THE_BACK));
        if (cuttingCards.value() > 1) {
            stack.add(new StackItem.CuttingCard(STAYS_BEHIND));
        }
        return List.copyOf(stack);
    }
}
