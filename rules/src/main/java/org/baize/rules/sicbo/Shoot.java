package org.baize.rules.sicbo;

import java.util.OptionalInt;

/**
 * Where a round stands between the wagers and the dice. Kept across restarts; see {@link ShooterRules} for the moves.
 */
public sealed interface Shoot {

    /** The seat that last used up a turn; empty when the table has just opened. */
    OptionalInt lastTurn();

    /** The next round. Dice that were never shot, in a round made void, use up no turn. */
    default Shoot.Wagering nextRound() {
        return new Wagering(lastTurn());
    }

    /** What set the dice going. */
    enum Trigger {
        BUTTON,
        /** The shooter let the time run out. */
        TIMEOUT,
        /** Nobody qualified; the dice were shot when wagering closed. */
        NO_SHOOTER
    }

    /** Wagers are taken; no button is live. */
    record Wagering(OptionalInt lastTurn) implements Shoot {}

    /**
     * The button of one seat is live.
     *
     * @param closedMillis when wagering closed; the shooter's time runs from here
     * @param inTurn whether this shot uses up a turn
     */
    record Awaiting(int shooter, long closedMillis, boolean inTurn, OptionalInt lastTurn) implements Shoot {}

    /** The dice have been shot, once. */
    record Tumbling(Trigger trigger, OptionalInt shooter, OptionalInt lastTurn) implements Shoot {}
}
