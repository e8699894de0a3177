package org.baize.engine.command;

/** Staff at a cloth: boxes, colours, and cash that lies there instead of chips. */
public sealed interface ClothCommand extends Command {

    @Override
    int table();

    /** The seat of the patron. */
    @Override
    int terminal();

    /** What this patron wagers on that bet in this round lies in that box. */
    record TakeBox(int table, int terminal, int bet, int box) implements ClothCommand {}

    /** The patron plays with chips of an own colour. */
    record GiveColour(int table, int terminal, String colour, long chipCents) implements ClothCommand {}

    /** A button on a bet for cash that is not counted yet. */
    record LayStakeButton(int table, int terminal, int bet, long cents) implements ClothCommand {}

    /** The cash beside the twin of the button was counted. */
    record CountCash(int table, int terminal, long button, long countedCents) implements ClothCommand {}

    /** The patron takes the cash back before it is counted. */
    record LiftStakeButton(int table, int terminal, long button) implements ClothCommand {}

    /** The cash never came to what the button says: it goes back by hand, and there is no wager. */
    record ReturnCash(int table, int terminal, long button, String reason) implements ClothCommand {}
}
