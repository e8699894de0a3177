package org.baize.engine.event;

import java.util.List;
import java.util.Optional;
import org.baize.engine.spec.FaultCase;
import org.baize.rules.law.RuleId;

/** Something went wrong, or was put right. */
public sealed interface FaultEvent extends Event {

    int table();

    /**
     * Something is reported that somebody may have to decide.
     *
     * @param grounds all rules under which it counts
     */
    record CaseOpened(int table, FaultCase opened, List<RuleId> grounds, String reason, Signature by)
            implements FaultEvent {

        public CaseOpened {
            grounds = List.copyOf(grounds);
        }
    }

    /**
     * Nothing is left to decide in that case.
     *
     * @param resumes whether the table stood still for it, and no longer does
     */
    record CaseClosed(int table, long number, boolean resumes, Cause cause) implements FaultEvent {}

    /** A terminal shows an error of that code. */
    record ErrorShown(int table, long round, int terminal, String code) implements FaultEvent {}

    /** A player says that something is wrong. */
    record ClaimLodged(int table, FaultCase.Claim claim, Signature by) implements FaultEvent {}

    /** The claim was decided; what followed from it stands in events of its own. */
    record ClaimDecided(int table, long number, Cause cause) implements FaultEvent {}

    /**
     * Wagers of one terminal in a round that is not resolved became void: the stakes go back.
     *
     * @param out whether the terminal takes no more part in this round
     */
    record WagersVoided(int table, long round, int terminal, List<Stake> stakes, boolean out, Cause cause)
            implements FaultEvent {

        public WagersVoided {
            stakes = List.copyOf(stakes);
        }
    }

    /** The stakes of one terminal in a round that is not resolved are kept for fraud. */
    record StakesForfeited(int table, long round, int terminal, List<Stake> stakes, Cause cause) implements FaultEvent {

        public StakesForfeited {
            stakes = List.copyOf(stakes);
        }
    }

    /** A wager was changed after the close, because holding to the close would have been unfair. */
    record WagerRelaxed(int table, long round, int terminal, List<WagerEvent.Change> changes, Cause cause)
            implements FaultEvent {

        public WagerRelaxed {
            changes = List.copyOf(changes);
        }
    }

    /**
     * The right result took the place of another before anything was paid.
     *
     * @param entered what was entered before; empty where nothing was
     */
    record ResultCorrected(int table, long round, Optional<Integer> entered, int actual, Cause cause)
            implements FaultEvent {}

    /**
     * Entries beside a settled round.
     *
     * @param settled the outcome that it was settled on
     * @param actual the outcome that it counts by from now on; empty where the round is void
     */
    record RoundCorrected(
            int table, long round, int settled, Optional<Integer> actual, List<Adjustment> adjustments, Cause cause)
            implements FaultEvent {

        public RoundCorrected {
            adjustments = List.copyOf(adjustments);
        }
    }

    /**
     * A round, or the part of one terminal in it, became void after its pairs were paid: their stakes go back, and what
     * they paid is taken back.
     */
    record PairsReversed(int table, long round, List<Adjustment> adjustments, Cause cause) implements FaultEvent {

        public PairsReversed {
            adjustments = List.copyOf(adjustments);
        }
    }

    /** What lay on one bet. */
    record Stake(int bet, long cents) {}
}
