package org.baize.engine.state;

import java.util.List;
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
 * @param early wagers that were decided and paid before the result
 */
public record Round(
        long number,
        RoundPhase phase,
        RoundKind kind,
        Optional<WageringPeriod> period,
        Optional<Result> result,
        Optional<Early> early) {

    public static final Round NONE =
            new Round(0, RoundPhase.IDLE, RoundKind.WAGERING, Optional.empty(), Optional.empty(), Optional.empty());

    /**
     * A result that came in.
     *
     * @param outcome its place in the pay table
     */
    public record Result(int outcome, ResultSource source, boolean contradicted) {}

    /**
     * Wagers that the first cards decided. They are off the layout, and come back with the end of the round for whoever
     * looks at it later.
     *
     * @param outcome a place in the pay table with the same first cards; it says nothing of other wagers
     */
    public record Early(int outcome, List<PastRound.Stood> wagers) {

        public Early {
            wagers = List.copyOf(wagers);
        }

        public Optional<PastRound.Stood> at(int terminal) {
            return wagers.stream().filter(one -> one.terminal() == terminal).findFirst();
        }

        /** The wagers of that terminal count no more. */
        public Early without(int terminal) {
            return new Early(
                    outcome,
                    wagers.stream().filter(one -> one.terminal() != terminal).toList());
        }
    }

    /** What the player of that terminal had decided early. */
    public Optional<PastRound.Stood> earlyAt(int terminal) {
        return early.flatMap(decided -> decided.at(terminal));
    }

    /** The one gate between phases. */
    public Round to(RoundPhase next) {
        if (!phase.mayBecome(next)) {
            throw new IllegalStateException("round " + number + " is " + phase + " and cannot become " + next);
        }
        return new Round(number, next, kind, period, result, early);
    }

    /** The next round opens. */
    public Round next(RoundKind ofKind, Optional<WageringPeriod> during) {
        if (phase.running()) {
            throw new IllegalStateException("round " + number + " is not over: " + phase);
        }
        return new Round(number + 1, RoundPhase.IDLE, ofKind, during, Optional.empty(), Optional.empty());
    }

    public Round during(WageringPeriod changed) {
        return new Round(number, phase, kind, Optional.of(changed), result, early);
    }

    /** Nobody has wagered on it, and from its first card on nobody may. */
    public Round of(RoundKind changed) {
        return new Round(number, phase, changed, period, result, early);
    }

    public Round withResult(Result taken) {
        return new Round(number, phase, kind, period, Optional.of(taken), early);
    }

    public Round withoutResult() {
        return new Round(number, phase, kind, period, Optional.empty(), early);
    }

    public Round withEarly(Early decided) {
        return new Round(number, phase, kind, period, result, Optional.of(decided));
    }
}
