package org.baize.rules.wager;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.baize.rules.game.Bet;
import org.baize.rules.law.RuleId;
import org.baize.rules.wager.SizeRules.BelowAtClose;

/** What stands of one player's stakes when betting closes, and how much of it is settled. */
public final class Closing<B extends Bet> {

    private final WagerRules rules;
    private final Offer<B> offer;

    public Closing(WagerRules rules, Offer<B> offer) {
        this.rules = rules;
        this.offer = offer;
    }

    /**
     * Gives back what does not play and locks the rest. Wagers below their own minimum go first, so that only what is
     * left counts for the minimum of the round. Where the table has a differential, {@link DifferentialClose} comes
     * after all seats are closed, never before.
     *
     * @param advised this patron was told before that wagers below the minimum go back
     */
    public Answer<B> close(Seat<B> seat, boolean advised) {
        List<Refusal<B>> returned = new ArrayList<>();
        Seat<B> committed = returnUncommitted(seat, returned);
        Seat<B> large = returnBelowMinimum(committed, advised, returned);
        Seat<B> enough = returnBelowTotal(large, returned);
        return Answer.of(seat, enough.lock(), returned);
    }

    /**
     * How a standing wager is settled.
     *
     * @param returnedCents the part above the maximum, which goes back whatever the outcome
     * @param adviseBelowMinimum tell the patron that the next one below the minimum will go back
     * @param rule the rule that departs from settling the whole; empty where it is settled as it stands
     */
    public record Settled(long cents, long returnedCents, boolean adviseBelowMinimum, Optional<RuleId> rule) {}

    /** How much of a wager that stands, however it got there, is paid or collected. */
    public Settled settled(B bet, long cents) {
        LineLimits limits = offer.limitsOf(bet).orElseThrow();
        Optional<RuleId> upToMaximum = rules.sizes().maximum().settled();
        if (cents > limits.maximumCents() && upToMaximum.isPresent()) {
            return new Settled(limits.maximumCents(), cents - limits.maximumCents(), false, upToMaximum);
        }
        if (cents < limits.minimumCents() && rules.sizes().minimum().atClose() instanceof BelowAtClose.Settled below) {
            return new Settled(cents, 0, true, Optional.of(below.rule()));
        }
        return new Settled(cents, 0, false, Optional.empty());
    }

    private Seat<B> returnUncommitted(Seat<B> seat, List<Refusal<B>> returned) {
        return switch (rules.window().commitment()) {
            case Commitment.PositionAtExpiry atExpiry -> seat;
            case Commitment.Confirm confirm ->
                returnAll(seat, stake -> true, new Why(WagerReason.UNCONFIRMED, confirm.returned()), returned);
        };
    }

    private Seat<B> returnBelowMinimum(Seat<B> seat, boolean advised, List<Refusal<B>> returned) {
        Predicate<Map.Entry<B, Long>> below = stake ->
                stake.getValue() < offer.limitsOf(stake.getKey()).orElseThrow().minimumCents();
        return switch (rules.sizes().minimum().atClose()) {
            case BelowAtClose.Impossible impossible -> seat;
            case BelowAtClose.Returned rule ->
                returnAll(seat, below, new Why(WagerReason.BELOW_MINIMUM, rule.rule()), returned);
            case BelowAtClose.Settled settled ->
                advised ? returnAll(seat, below, new Why(WagerReason.BELOW_MINIMUM, settled.advice()), returned) : seat;
        };
    }

    private Seat<B> returnBelowTotal(Seat<B> seat, List<Refusal<B>> returned) {
        Optional<RuleId> rule = rules.sizes().totals().minimum();
        OptionalLong minimum = offer.limits().totals().minimumCents();
        if (rule.isEmpty() || seat.stakes().totalCents() >= minimum.orElse(0)) {
            return seat;
        }
        return returnAll(seat, stake -> true, new Why(WagerReason.BELOW_TOTAL, rule.get()), returned);
    }

    private record Why(WagerReason reason, RuleId rule) {}

    private Seat<B> returnAll(Seat<B> seat, Predicate<Map.Entry<B, Long>> which, Why why, List<Refusal<B>> returned) {
        Seat<B> left = seat;
        for (Map.Entry<B, Long> stake : seat.stakes().pending().entrySet()) {
            if (which.test(stake)) {
                left = left.withPending(stake.getKey(), 0);
                returned.add(Refusal.of(stake.getKey(), stake.getValue(), why.reason(), why.rule()));
            }
        }
        return left;
    }
}
