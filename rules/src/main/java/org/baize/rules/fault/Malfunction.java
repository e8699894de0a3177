package org.baize.rules.fault;

import java.util.OptionalLong;
import org.baize.rules.round.WageringPeriod;

/**
 * A fault of some part. Only when it began counts: a part that works again before the close has failed all the same, so
 * the end of the fault is not even asked.
 */
public record Malfunction(FaultyPart part, Symptom symptom, long beganAtMillis) {

    /**
     * A part that serves several tables is judged for each round by that round's own period. A ball that rests too
     * early cuts the period short itself, so that its time is the time of the close: it belongs before the close all
     * the same.
     */
    public Moment momentIn(WageringPeriod period) {
        if (symptom == Symptom.EARLY_REST) {
            return Moment.BEFORE_CLOSE;
        }
        return beganAtMillis < period.closesAtMillis() ? Moment.BEFORE_CLOSE : Moment.AT_OR_AFTER_CLOSE;
    }

    /**
     * Whether a round can have suffered: it was not resolved when the fault began. Empty means not resolved yet. What
     * was credited wrongly was credited with the resolution, whenever somebody compares it.
     */
    public boolean touches(OptionalLong resolvedAtMillis) {
        return symptom == Symptom.CREDIT_MISMATCH
                || resolvedAtMillis.isEmpty()
                || resolvedAtMillis.getAsLong() >= beganAtMillis;
    }
}
