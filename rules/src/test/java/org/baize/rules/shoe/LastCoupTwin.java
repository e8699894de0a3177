package org.baize.rules.shoe;

import java.util.ArrayList;
import java.util.List;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.shoe.preparation.StackItem;

/**
 * How many coups a stack gives, written down from the texts without any state of a shoe: first cut the cards into coups
 * as if there were no end, then count how far the texts go. The burned cards are gone before.
 */
final class LastCoupTwin {

    private LastCoupTwin() {}

    /** A coup as a stretch of cards: from the first of them up to the one after its last. */
    private record Stretch(int from, int to, boolean tie) {}

    /** The coup with the cutting card, and the next one if it tied. */
    static int act(List<StackItem> stack, int burned) {
        List<Stretch> coups = coups(stack, burned);
        int withCuttingCard = coupOf(coups, cardsBeforeCuttingCard(stack));
        return withCuttingCard + 1 + (coups.get(withCuttingCard).tie() ? 1 : 0);
    }

    /** The coup after the one with the cutting card, or that one if the cutting card came before its first card. */
    static int rapid(List<StackItem> stack, int burned) {
        List<Stretch> coups = coups(stack, burned);
        int cardsBefore = cardsBeforeCuttingCard(stack);
        int withCuttingCard = coupOf(coups, cardsBefore);
        boolean beforeFirst = coups.get(withCuttingCard).from() == cardsBefore;
        return withCuttingCard + 1 + (beforeFirst ? 0 : 1);
    }

    private static int cardsBeforeCuttingCard(List<StackItem> stack) {
        return stack.indexOf(new StackItem.CuttingCard(2));
    }

    /** The coup that draws the card right behind the cutting card. */
    private static int coupOf(List<Stretch> coups, int card) {
        int coup = 0;
        while (coups.get(coup).to() <= card) {
            coup++;
        }
        return coup;
    }

    private static List<Stretch> coups(List<StackItem> stack, int burned) {
        List<Card> cards = stack.stream()
                .filter(StackItem.Playing.class::isInstance)
                .map(item -> ((StackItem.Playing) item).card())
                .toList();
        List<Stretch> coups = new ArrayList<>();
        int from = burned;
        while (from + 6 <= cards.size()) {
            Coup coup = Coup.reconstruct(cards.subList(from, from + 6)).coup();
            coups.add(new Stretch(from, from + coup.size(), coup.result() == CoupResult.TIE));
            from += coup.size();
        }
        return coups;
    }
}
