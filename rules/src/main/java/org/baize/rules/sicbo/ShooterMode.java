package org.baize.rules.sicbo;

/** How the operator lets the shooter be found. */
public sealed interface ShooterMode {

    /**
     * What a close without any wager does when the shooter is found in turn; the text is silent, the operator chooses.
     */
    enum NoWager {
        SHOOT,
        KEEP_WAGERING_OPEN
    }

    /** No least wager to shoot: clockwise, one after the other. */
    record InTurn(NoWager noWager) implements ShooterMode {}

    /** Whoever has wagered most, if it is at least the dice shooting value. */
    record HighestWager(long shootingValueCents) implements ShooterMode {

        public HighestWager {
            if (shootingValueCents <= 0) {
                throw new IllegalArgumentException("a dice shooting value is above zero: " + shootingValueCents);
            }
        }
    }
}
