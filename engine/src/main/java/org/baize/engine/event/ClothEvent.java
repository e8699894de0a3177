package org.baize.engine.event;

import java.util.List;
import org.baize.rules.law.RuleId;

/** Something happened on a cloth beside chips being laid. */
public sealed interface ClothEvent extends Event {

    int table();

    int terminal();

    record BoxTaken(int table, int terminal, int bet, int box, Signature by) implements ClothEvent {}

    record ColourGiven(int table, int terminal, Colour colour, RuleId rule, Signature by) implements ClothEvent {}

    /**
     * A set of chips.
     *
     * @param account the chip account of the patron who has it
     * @param badge a badge shows what a chip is worth
     */
    record Colour(long account, String name, long chipCents, boolean badge) {}

    record StakeButtonLaid(int table, int terminal, Cash cash, RuleId rule, Signature by) implements ClothEvent {}

    record StakeButtonLifted(int table, int terminal, Cash cash, Signature by) implements ClothEvent {}

    /** The cash under a button went back by hand, because it was not what the button said. */
    record CashReturned(int table, int terminal, Cash cash, Cause cause) implements ClothEvent {}

    /** The cash is what the button said. */
    record CashCounted(int table, int terminal, Cash cash, RuleId rule, Signature by) implements ClothEvent {}

    /**
     * A wager in cash whose cash was counted when betting had closed.
     *
     * @param stakedCents what of it stands; the rest is above the maximum and stays on the account
     */
    record CashWagerStands(int table, int terminal, int bet, long stakedCents, RuleId rule) implements ClothEvent {}

    /** One marker stands for all that was laid at the maximum on these bets. */
    record MarkerSet(int table, int terminal, List<Integer> bets, Signature by) implements ClothEvent {

        public MarkerSet {
            bets = List.copyOf(bets);
        }
    }

    /** A wager in cash, by the number of its button. */
    record Cash(long button, int bet, long cents) {}
}
