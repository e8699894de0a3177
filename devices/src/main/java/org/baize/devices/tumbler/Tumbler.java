package org.baize.devices.tumbler;

import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** A tumbler with recognition. A driver of a real one implements this. */
public interface Tumbler {

    /** What came of the wish to have the dice shaken. */
    enum Shake {
        SHAKING,
        BUSY,
        OUT_OF_ORDER,
        OFFLINE
    }

    /**
     * Shakes the dice.
     *
     * @param spin the number of the activation; the reading is told under it
     */
    CompletionStage<Shake> shake(long spin);

    /** The dice may be looked at: reads them as soon as they lie still, and tells it. */
    void read();

    /** Tells this listener what the tumbler does and sees from now on. */
    void listen(Consumer<? super TumblerReport> listener);
}
