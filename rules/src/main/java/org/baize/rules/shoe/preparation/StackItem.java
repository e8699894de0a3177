package org.baize.rules.shoe.preparation;

import org.baize.rules.baccarat.Card;

/** What lies in a stack: cards, and the cutting cards between or behind them, which are never counted as cards. */
public sealed interface StackItem {

    /** A card that is dealt. */
    record Playing(Card card) implements StackItem {}

    /** A marker: number 1 marked the cut, number 2 was placed near the back. */
    record CuttingCard(int number) implements StackItem {}
}
