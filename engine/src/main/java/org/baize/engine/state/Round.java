package org.baize.engine.state;

import java.util.Optional;
import org.baize.engine.spec.RoundKind;
import org.baize.rules.round.ResultSource;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.WageringPeriod;

/**
 * The latest round of a table.
 *
 * @param number counts the rounds of the table; 0 before the first
 * @param period when wagers are taken; empty for a round without wagers
 * @param result what is known of the result
 * @param held a supervisor must decide before it goes on
 */
public record Round(
        long number,
        RoundPhase phase,
        RoundKind kind,
        Optional<WageringPeriod> period,
        Optional<Result> result,
        boolean held) {

    public static final Round NONE =
            new Round(0, RoundPhase.IDLE, RoundKind.WAGERING, Optional.empty(), Optional.empty(), false);

    /**
     * A result that came in.
     *
     * @param outcome its place in the pay table
     */
    public record Result(int outcome, ResultSource source, boolean contradicted) {}

    /** The one gate between phases. */
    public Round to(RoundPhase next) {
        if (!phase.mayBecome(next)) {
            throw new IllegalStateException("round " + number + " is " + phase + " and cannot become " + next);
        }
        return new Round(number, next, kind, period, result, held);
    }

    /** The next round opens. */
    public Round next(RoundKind ofKind, Optional<WageringPeriod> during) {
        if (phase.running()) {
            throw new IllegalStateException("round " + number + " is not over: " + phase);
        }
        return new Round(number + 1, RoundPhase.IDLE, ofKind, during, Optional.empty(), false);
    }

    public Round during(WageringPeriod changed) {
        return new Round(number, phase, kind, Optional.of(changed), result, held);
    }

    /** Nobody has wagered on it, and from its first card on nobody may. */
    public Round of(RoundKind changed) {
        return new Round(number, phase, changed, period, result, held);
    }

    public Round withResult(Result taken) {
        return new Round(number, phase, kind, period, Optional.of(taken), held);
    }

    public Round withoutResult() {
        return new Round(number, phase, kind, period, Optional.empty(), held);
    }

    public Round holding(boolean waits) {
        return new Round(number, phase, kind, period, result, waits);
    }
}
