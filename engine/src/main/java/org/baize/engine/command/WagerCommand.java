package org.baize.engine.command;

import java.util.List;
import org.baize.rules.wager.Circumstances.Means;

/**
 * Touches on the betting layout. Bets are named by their place in the game's pay table, which an edition never changes.
 */
public sealed interface WagerCommand extends Command {

    @Override
    int table();

    /** The terminal whose chips these are; on a table with a cloth, the seat for which staff enter them. */
    @Override
    int terminal();

    record Place(int table, int terminal, int bet, long cents) implements WagerCommand {}

    record Move(int table, int terminal, Shift shift) implements WagerCommand {}

    /** Chips from one bet to another. */
    record Shift(int from, int to, long cents) {}

    record Remove(int table, int terminal, int bet, long cents) implements WagerCommand {}

    /** Takes back the last touch of this round. */
    record Undo(int table, int terminal) implements WagerCommand {}

    record Clear(int table, int terminal) implements WagerCommand {}

    /** The wagers of the last round that this terminal played. */
    record Repeat(int table, int terminal) implements WagerCommand {}

    record DoubleUp(int table, int terminal) implements WagerCommand {}

    /**
     * A touch on the race track.
     *
     * @param section the text of the section
     */
    record PlaceSection(int table, int terminal, String section, long unitCents) implements WagerCommand {}

    /** The maximum on each of these bets. */
    record PlaceMaximum(int table, int terminal, List<Integer> bets) implements WagerCommand {

        public PlaceMaximum {
            bets = List.copyOf(bets);
        }
    }

    /** Staff enter what lies on a cloth and is not plain gaming chips. */
    record Enter(int table, int terminal, Means means, int bet, long cents) implements WagerCommand {}

    record Confirm(int table, int terminal) implements WagerCommand {}
}
