package org.baize.rules.setup;

import java.util.Optional;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShooterMode;

/** How the device of a game is used, as far as the text leaves it open. */
public sealed interface DealingChoice {

    /**
     * Cards from a shoe.
     *
     * @param cardsBehindCut playing cards behind the cutting card near the back
     * @param preShuffled cards shuffled at manufacture are used
     * @param gamesAtStation baccarat games that the one dealer deals
     */
    record Cards(int cardsBehindCut, BurnMode burn, boolean shuffler, boolean preShuffled, int gamesAtStation)
            implements DealingChoice {}

    /** A ball in a wheel; nothing is left open. */
    record Wheel() implements DealingChoice {}

    /**
     * Dice in a tumbler.
     *
     * @param shooter how the player who starts the dice is found; empty where none does
     * @param showTotal the total stands beside the faces
     */
    record Dice(ShakeMode shake, Optional<ShooterMode> shooter, boolean showTotal) implements DealingChoice {}
}
