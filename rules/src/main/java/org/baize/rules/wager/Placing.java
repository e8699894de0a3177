package org.baize.rules.wager;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.game.Bet;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;

/**
 * Puts chips on a bet, as far as text and limits let them lie there. Every other act that adds chips is made of this.
 */
final class Placing<B extends Bet> {

    private final WagerRules rules;
    private final Offer<B> offer;
    private final Sizing sizing;
    private final Company<B> company;
    private final Optional<Sides<B>> sides;

    Placing(WagerRules rules, Offer<B> offer, Company<B> company, Optional<Sides<B>> sides) {
        this.rules = rules;
        this.offer = offer;
        this.sizing = new Sizing(rules.sizes(), offer.limits().totals());
        this.company = company;
        this.sides = sides;
    }

    /** How much of the chips the bet takes. */
    Placement<B> place(Holding<B> holding, B bet, long cents, SideTotals others) {
        Optional<LineLimits> limits = offer.limitsOf(bet);
        Optional<Refusal<B>> barred = barred(limits, holding, bet, cents);
        if (barred.isPresent()) {
            return Placement.less(barred.get());
        }
        Optional<RuleId> missing = company.missing(holding, bet);
        if (missing.isPresent()) {
            return refused(bet, cents, WagerReason.WITHOUT_MAIN_WAGER, missing.get());
        }
        long now = holding.pendingCents(bet);
        Sizing.Fit fit = sizing.raise(holding, now, cents, limits.orElseThrow());
        long more = fit.cents() - now;
        Reason reason = fit.reason();
        if (reason != null && (fit.refused() || more <= 0)) {
            return refused(bet, cents, reason, fit.rule());
        }
        if (sides.isPresent() && sides.get().barPlacing(holding, bet, more, others)) {
            return refused(
                    bet, cents, WagerReason.ABOVE_DIFFERENTIAL, sides.get().rule());
        }
        return reason == null
                ? Placement.whole(more)
                : Placement.less(new Refusal<>(Optional.of(bet), cents, more, reason, fit.rule()));
    }

    /** The same, done. */
    Answer<B> put(Seat<B> seat, B bet, long cents, SideTotals others) {
        Placement<B> placement = place(seat, bet, cents, others);
        if (placement.debitedCents() == 0) {
            return Answer.of(seat, seat, placement.refusals());
        }
        Seat<B> after = seat.withPending(bet, seat.pendingCents(bet) + placement.debitedCents());
        return Answer.of(seat, after, placement.refusals());
    }

    /** Places all, or nothing if one of them does not fit whole. */
    Answer<B> placeAllOrNothing(Seat<B> seat, Map<B, Long> cents, SideTotals others) {
        Answer<B> answer = placeEach(seat, cents, others);
        return answer.whole() ? answer : Answer.of(seat, seat, answer.refusals());
    }

    /** Places one after the other, each as far as it goes. */
    Answer<B> placeEach(Seat<B> seat, Map<B, Long> cents, SideTotals others) {
        Seat<B> now = seat;
        List<Refusal<B>> refusals = new ArrayList<>();
        for (Map.Entry<B, Long> stake : company.mainsFirst(cents).entrySet()) {
            Answer<B> answer = put(now, stake.getKey(), stake.getValue(), others);
            now = answer.seat();
            refusals.addAll(answer.refusals());
        }
        return Answer.of(seat, now, refusals);
    }

    /** What bars any change of a bet by such an amount. */
    Optional<Refusal<B>> barred(Holding<B> holding, B bet, long cents) {
        return barred(offer.limitsOf(bet), holding, bet, cents);
    }

    private Optional<Refusal<B>> barred(Optional<LineLimits> limits, Holding<B> holding, B bet, long cents) {
        if (limits.isEmpty()) {
            return Optional.of(Refusal.of(bet, cents, WagerReason.NOT_OFFERED, offer.onlyListed()));
        }
        if (cents <= 0) {
            return Optional.of(Refusal.of(
                    bet,
                    cents,
                    WagerReason.NOT_AN_AMOUNT,
                    rules.window().commitment().rule()));
        }
        if (holding.lockedCents(bet) > 0) {
            return Optional.of(Refusal.of(
                    bet, cents, WagerReason.LOCKED, rules.window().commitment().locked()));
        }
        return Optional.empty();
    }

    LineLimits limitsOf(B bet) {
        return offer.limitsOf(bet).orElseThrow();
    }

    Sizing sizing() {
        return sizing;
    }

    private static <B extends Bet> Placement<B> refused(B bet, long cents, Reason reason, RuleId rule) {
        return Placement.less(Refusal.of(bet, cents, reason, rule));
    }
}
