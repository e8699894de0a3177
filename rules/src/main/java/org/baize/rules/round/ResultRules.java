package org.baize.rules.round;

import java.util.List;
import java.util.function.BiPredicate;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * How a round gets its result and when the wagers are settled on it.
 *
 * @param contradiction what a result in doubt leads to
 * @param supervisors who decides a result in doubt
 * @param once the rule by which a round is settled once
 */
public record ResultRules(Sources sources, Ruled<Contradiction> contradiction, List<Role> supervisors, RuleId once) {

    /** What a result still needs, by where it comes from: keyed in, sensed, or read off the results display. */
    public record Sources(Ruled<Confirmation> keyed, Ruled<Confirmation> sensed, Ruled<Confirmation> resultsDisplay) {

        public Ruled<Confirmation> needs(ResultSource source) {
            return switch (source) {
                case KEYED -> keyed;
                case SENSED -> sensed;
                case RESULTS_DISPLAY -> resultsDisplay;
            };
        }
    }

    /**
     * A result that waits to be settled.
     *
     * @param contradicted whether the cards, the shoe or a sensor say something else about the same round
     */
    public record Candidate(ResultSource source, boolean contradicted) {

        /** A result that nothing else speaks of. */
        public static Candidate alone(ResultSource source) {
            return new Candidate(source, false);
        }

        /**
         * A result beside what else is known of the round.
         *
         * @param same whether two readings are the same result; the game says it, since a reading may hold more than
         *     what decides a payoff, such as the order of dice
         */
        public static <R> Candidate of(ResultSource source, R result, List<R> evidence, BiPredicate<R, R> same) {
            return new Candidate(source, evidence.stream().anyMatch(other -> !same.test(result, other)));
        }
    }

    public ResultRules {
        supervisors = List.copyOf(supervisors);
    }

    /**
     * Whether a result may be taken in now. An early one is the apparatus' own affair: see the rules of spin, shoe and
     * tumbler.
     *
     * @param who who gives it; {@link Role#DEVICE} for a reader
     */
    public Verdict mayTake(ResultSource source, RoundPhase phase, Role who) {
        Ruled<Confirmation> needs = sources.needs(source);
        if (needs.value() == Confirmation.NOT_ACCEPTED) {
            return Verdict.refuse(RoundReason.SOURCE_NOT_ACCEPTED, needs.rule());
        }
        if (needs.value() == Confirmation.SUPERVISOR_ENTERS && !supervisors.contains(who)) {
            return Verdict.refuse(RoundReason.RESULT_NEEDS_SUPERVISOR, needs.rule());
        }
        return switch (phase) {
            case IDLE -> Verdict.refuse(RoundReason.NO_ROUND, needs.rule());
            case BETTING -> Verdict.refuse(RoundReason.STILL_OPEN, needs.rule());
            // While nothing is confirmed a better entry replaces the one before.
            case CLOSED, DEALING, RESULT -> Verdict.permit(needs.rule());
            case SETTLED, VOID -> Verdict.refuse(RoundReason.ALREADY_RESOLVED, once);
        };
    }

    /**
     * Whether the wagers may be settled on this result now.
     *
     * @param who whose confirmation this is; {@link Role#DEVICE} when a result has just come in and nobody has
     *     confirmed it
     */
    public Verdict maySettle(RoundPhase phase, Candidate result, Role who) {
        Ruled<Confirmation> needs = sources.needs(result.source());
        if (needs.value() == Confirmation.NOT_ACCEPTED) {
            return Verdict.refuse(RoundReason.SOURCE_NOT_ACCEPTED, needs.rule());
        }
        if (phase.resolved()) {
            return Verdict.refuse(RoundReason.ALREADY_RESOLVED, once);
        }
        if (phase != RoundPhase.RESULT) {
            return Verdict.refuse(RoundReason.NO_RESULT, needs.rule());
        }
        if (result.contradicted()) {
            return settleInDoubt(who);
        }
        return settleAgreed(needs, who);
    }

    private Verdict settleAgreed(Ruled<Confirmation> needs, Role who) {
        boolean supervisor = supervisors.contains(who);
        return switch (needs.value()) {
            case SETTLES_BY_ITSELF -> Verdict.permit(needs.rule());
            case DEALER_CONFIRMS ->
                who == Role.DEALER || supervisor
                        ? Verdict.permit(needs.rule())
                        : Verdict.refuse(RoundReason.NOT_CONFIRMED, needs.rule());
            case SUPERVISOR_ENTERS ->
                supervisor
                        ? Verdict.permit(needs.rule())
                        : Verdict.refuse(RoundReason.RESULT_NEEDS_SUPERVISOR, needs.rule());
            case NOT_ACCEPTED -> Verdict.refuse(RoundReason.SOURCE_NOT_ACCEPTED, needs.rule());
        };
    }

    private Verdict settleInDoubt(Role who) {
        if (contradiction.value() == Contradiction.REFUSED) {
            return Verdict.refuse(RoundReason.RESULT_CONTRADICTED, contradiction.rule());
        }
        return supervisors.contains(who)
                ? Verdict.permit(contradiction.rule())
                : Verdict.refuse(RoundReason.CONTRADICTION_NEEDS_SUPERVISOR, contradiction.rule());
    }
}
