package org.baize.devices.wheel;

import java.util.Optional;
import org.baize.rules.roulette.NoSpinGround;

/**
 * What anybody can see who stands at a wheel, whatever its sensors say.
 *
 * @param inFlight the ball has not come to rest
 * @param ground what is wrong with the spin
 * @param number where the ball lies; empty if in no compartment
 * @param sinceMillis since when it has been so
 */
public record WheelSight(boolean inFlight, Optional<NoSpinGround> ground, Optional<String> number, long sinceMillis) {

    /** The ball is in the dealer's hand, or waits in the machine. */
    static WheelSight nothing(long nowMillis) {
        return new WheelSight(false, Optional.empty(), Optional.empty(), nowMillis);
    }

    WheelSight with(NoSpinGround wrong) {
        return new WheelSight(inFlight, Optional.of(wrong), number, sinceMillis);
    }

    WheelSight rested(Optional<String> where, long nowMillis) {
        return new WheelSight(false, ground, where, nowMillis);
    }

    /** Whether the ball is where it waits for the next spin. */
    public boolean waiting() {
        return !inFlight && ground.isEmpty() && number.isEmpty();
    }
}
