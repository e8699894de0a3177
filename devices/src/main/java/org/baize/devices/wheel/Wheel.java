package org.baize.devices.wheel;

import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** A wheel with sensors. A driver of a real one implements this; a wheel that a dealer spins by hand need only report. */
public interface Wheel {

    /** What came of the wish to have the ball released. */
    enum Release {
        RELEASED,
        BALL_IN_FLIGHT,
        OFFLINE
    }

    /** The number by which its readings are known. */
    int number();

    /** Sends the ball round. */
    CompletionStage<Release> release();

    /** Tells this listener what the sensors see from now on. */
    void listen(Consumer<? super WheelReport> listener);
}
