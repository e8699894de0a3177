package org.baize.rules.wager;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.game.Bet;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.wager.CombinationRules.Companions;
import org.baize.rules.wager.DifferentialRules.Test;

/** Puts chips on a bet, as far as text and limits let them lie there. Every other act that adds chips is made of this. */
final class Placing<B extends Bet> {

    private final WagerRules rules;
    private final Offer<B> offer;
    private final Sizing sizing;
    private final Company<B> company;

    Placing(WagerRules rules, Offer<B> offer, Company<B> company) {
        this.rules = rules;
        this.offer = offer;
        this.sizing = new Sizing(rules.sizes(), offer.limits().totals());
        this.company = company;
    }

    Answer<B> place(Seat<B> seat, B bet, long cents, SideTotals others) {
        Optional<Refusal<B>> barred = barred(seat, bet, cents);
        if (barred.isPresent()) {
            return Answer.refused(seat, barred.get());
        }
        Optional<Companions> missing = company.missing(seat.stakes(), bet);
        if (missing.isPresent()) {
            return refused(
                    seat,
                    bet,
                    cents,
                    WagerReason.WITHOUT_MAIN_WAGER,
                    missing.get().rule());
        }
        Sizing.Fit fit = sizing.raise(seat, bet, cents, limitsOf(bet));
        Reason reason = fit.reason();
        if (reason != null && (fit.refused() || fit.cents() <= seat.stakes().pendingCents(bet))) {
            return refused(seat, bet, cents, reason, fit.rule());
        }
        Seat<B> after = seat.withPending(bet, fit.cents());
        Optional<RuleId> apart = tooFarApart(seat, after, bet, others);
        if (apart.isPresent()) {
            return refused(seat, bet, cents, WagerReason.ABOVE_DIFFERENTIAL, apart.get());
        }
        long kept = fit.cents() - seat.stakes().pendingCents(bet);
        return Answer.of(
                seat,
                after,
                reason == null ? List.of() : List.of(new Refusal<>(Optional.of(bet), cents, kept, reason, fit.rule())));
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
            Answer<B> answer = place(now, stake.getKey(), stake.getValue(), others);
            now = answer.seat();
            refusals.addAll(answer.refusals());
        }
        return Answer.of(seat, now, refusals);
    }

    /** What bars any change of a bet by such an amount. */
    Optional<Refusal<B>> barred(Seat<B> seat, B bet, long cents) {
        if (offer.lineOf(bet).isEmpty()) {
            return Optional.of(Refusal.of(bet, cents, WagerReason.NOT_OFFERED, offer.onlyListed()));
        }
        if (cents <= 0) {
            return Optional.of(Refusal.of(
                    bet,
                    cents,
                    WagerReason.NOT_AN_AMOUNT,
                    rules.window().commitment().rule()));
        }
        if (seat.stakes().lockedCents(bet) > 0) {
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

    private Optional<RuleId> tooFarApart(Seat<B> before, Seat<B> after, B bet, SideTotals others) {
        OptionalLong limit = offer.limits().differentialCents();
        return rules.shared()
                .differential()
                .filter(differential -> limit.isPresent() && differential.test() == Test.AT_PLACING_AND_CLOSE)
                .filter(differential ->
                        offer.lineOf(bet).filter(differential::concerns).isPresent())
                .filter(differential -> differential.tooFarApart(
                        others.plus(differential.countedOf(before.stakes(), offer)),
                        others.plus(differential.countedOf(after.stakes(), offer)),
                        limit.getAsLong()))
                .map(DifferentialRules::rule);
    }

    private static <B extends Bet> Answer<B> refused(Seat<B> seat, B bet, long cents, Reason reason, RuleId rule) {
        return Answer.refused(seat, Refusal.of(bet, cents, reason, rule));
    }
}
