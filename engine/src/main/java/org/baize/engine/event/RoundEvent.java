package org.baize.engine.event;

import java.util.List;
import java.util.Optional;
import org.baize.engine.spec.RoundKind;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Closer;
import org.baize.rules.round.ResultSource;
import org.baize.rules.round.WageringPeriod;

/** A round went on. */
public sealed interface RoundEvent extends Event {

    int table();

    /**
     * Wagers are taken.
     *
     * @param by who opened; empty where it opened by itself
     */
    record BettingOpened(int table, long round, RoundKind kind, WageringPeriod period, Optional<Signature> by)
            implements RoundEvent {}

    /**
     * No more bets: what is not returned is locked.
     *
     * @param closedAtMillis the end of the period, which may lie before the request that noticed it
     * @param who whose act it was; empty where the time ran out
     */
    record BettingClosed(
            int table, long round, long closedAtMillis, Closer by, Returns returns, Optional<Signature> who)
            implements RoundEvent {}

    /**
     * Wagers are taken again.
     *
     * @param by who opened; empty where nobody had wagered when the time ran out
     */
    record BettingReopened(int table, long round, WageringPeriod period, Optional<Signature> by)
            implements RoundEvent {}

    /** Cards, ball or dice are on their way; a round without wagers begins so. */
    record DealingBegan(int table, long round, RoundKind kind) implements RoundEvent {}

    /** The spin or shake does not count; the same wagers wait for the next. */
    record DealingCalledOff(int table, long round, RuleId rule) implements RoundEvent {}

    /**
     * A result is known; it waits where somebody must confirm it.
     *
     * @param outcome its place in the pay table
     * @param contradicted something else says otherwise
     */
    record ResultTaken(int table, long round, int outcome, ResultSource source, boolean contradicted)
            implements RoundEvent {}

    /** Nothing is settled until a supervisor has decided. */
    record RoundHeld(int table, long round, RuleId rule, String reason) implements RoundEvent {}

    /** A supervisor lets the round go on. */
    record RoundReleased(int table, long round, RuleId rule, String reason, Signature by) implements RoundEvent {}

    /**
     * Wagers that the first two cards of each hand decide are paid and taken before a further card.
     *
     * @param outcome a place in the pay table with the same first cards; it says nothing of other wagers
     * @param bets which bets that are
     */
    record PairsSettled(int table, long round, int outcome, List<Integer> bets, Payouts payouts, RuleId rule)
            implements RoundEvent {

        public PairsSettled {
            bets = List.copyOf(bets);
        }
    }

    /**
     * Everybody is paid.
     *
     * @param atMillis when
     * @param by who confirmed the result, released or corrected the round; empty where it was settled by itself
     */
    record RoundSettled(
            int table, long round, long atMillis, int outcome, Payouts payouts, RuleId rule, Optional<Signature> by)
            implements RoundEvent {}

    /** Every stake of the round that is not decided goes back. */
    record RoundVoided(int table, long round, RuleId rule, String reason, Signature by) implements RoundEvent {}
}
