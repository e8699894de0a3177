package org.baize.rules.round;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * The wagering period of one text.
 *
 * @param setBy who fixes its length
 * @param closers what may end it; a text for both kinds of table names both
 * @param open the rule that lets wagers be placed, moved and cancelled while it runs
 * @param closed the rule that forbids all of it afterwards
 * @param offeredToAll the rule that wants every working terminal to have had its chance before the close
 */
public record PeriodRules(
        Ruled<Role> setBy, List<Ruled<Closer>> closers, RuleId open, RuleId closed, Optional<RuleId> offeredToAll) {

    public PeriodRules {
        closers = List.copyOf(closers);
        if (closers.isEmpty()) {
            throw new IllegalArgumentException("something must end a wagering period");
        }
    }

    /**
     * Since when betting was open on each working terminal; empty for one that never showed it.
     *
     * @param minimumMillis how long the operator wants it to have been open on each
     */
    public record Offer(List<OptionalLong> sinceMillis, long minimumMillis) {
        public Offer {
            sinceMillis = List.copyOf(sinceMillis);
        }

        private boolean reachedAll() {
            return sinceMillis.stream().allMatch(OptionalLong::isPresent);
        }

        private boolean longEnough(long nowMillis) {
            return sinceMillis.stream().allMatch(since -> nowMillis - since.orElseThrow() >= minimumMillis);
        }
    }

    /** The length applies to periods that open after it was set; see {@link WageringPeriod}. */
    public Verdict maySetLength(Role who) {
        return who == setBy.value()
                ? Verdict.permit(setBy.rule())
                : Verdict.refuse(RoundReason.OPERATOR_NEEDED, setBy.rule());
    }

    /** Whether a wager may be placed, moved, cancelled or confirmed now, as far as time decides it. */
    public Verdict mayWager(WageringPeriod period, long receivedAtMillis) {
        if (receivedAtMillis < period.opensAtMillis()) {
            return Verdict.refuse(RoundReason.NOT_OPEN_YET, open);
        }
        return period.isOpenAt(receivedAtMillis)
                ? Verdict.permit(open)
                : Verdict.refuse(RoundReason.NO_MORE_BETS, closed);
    }

    /** Whether somebody may call no more bets at all: the call is the dealer's, in every text that has one. */
    public Verdict mayCall(Role who) {
        RuleId rule = closers.stream()
                .filter(one -> one.value() == Closer.DEALER_CALL)
                .map(Ruled::rule)
                .findFirst()
                .orElse(closed);
        return who == Role.DEALER ? Verdict.permit(rule) : Verdict.refuse(RoundReason.DEALER_NEEDED, rule);
    }

    /** Whether no more bets may be called or shown now. */
    public Verdict mayClose(Closer by, Offer offer, long nowMillis) {
        Optional<Ruled<Closer>> closer =
                closers.stream().filter(one -> one.value() == by).findFirst();
        if (closer.isEmpty()) {
            Ruled<Closer> other = closers.getFirst();
            return Verdict.refuse(
                    other.value() == Closer.TIMER ? RoundReason.CLOSED_BY_TIMER : RoundReason.CLOSED_BY_DEALER,
                    other.rule());
        }
        if (offeredToAll.isPresent() && !offer.reachedAll()) {
            return Verdict.refuse(RoundReason.NOT_OFFERED_TO_ALL, offeredToAll.get());
        }
        if (offeredToAll.isPresent() && !offer.longEnough(nowMillis)) {
            return Verdict.refuse(RoundReason.WINDOW_TOO_SHORT, offeredToAll.get());
        }
        return Verdict.permit(closer.get().rule());
    }
}
