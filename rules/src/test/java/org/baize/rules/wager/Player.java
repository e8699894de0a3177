package org.baize.rules.wager;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.PeriodRules;
import org.baize.rules.round.WageringPeriod;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;

/** A player at a table of one text, who acts step by step. */
final class Player<B extends Bet> {

    private final Rulebook rulebook;
    private final Acceptance<B> acceptance;
    private final Closing<B> closing;
    private Seat<B> seat;
    private SideTotals others = SideTotals.NONE;

    Player(String rulebook, Offer<B> offer, long creditCents) {
        this.rulebook = Rulebooks.byId(rulebook);
        this.acceptance = new Acceptance<>(this.rulebook.wagers(), offer);
        this.closing = new Closing<>(this.rulebook.wagers(), offer);
        this.seat = seatWith(Collections.emptyMap(), creditCents);
    }

    /** The lines of a game of a text. */
    static <B extends Bet> List<BetLine<B>> lines(String rulebook, String game, Class<B> type) {
        return Rulebooks.byId(rulebook).game(game).lines().stream()
                .map(line -> new BetLine<>(
                        line.key(),
                        line.title(),
                        line.bets().stream().map(type::cast).toList(),
                        line.rule()))
                .toList();
    }

    static <B extends Bet> Offer<B> offer(List<BetLine<B>> lines, TableLimits limits) {
        return offer(lines, List.of(), limits);
    }

    static <B extends Bet> Offer<B> offer(List<BetLine<B>> lines, List<SectionLine<B>> sections, TableLimits limits) {
        return new Offer<>(lines, sections, limits, new RuleId("some-rulebook", "only these"));
    }

    /** The same limits on every line. */
    static <B extends Bet> TableLimits limits(List<BetLine<B>> lines, LineLimits each) {
        Map<String, LineLimits> byLine = new LinkedHashMap<>();
        lines.forEach(line -> byLine.put(line.key(), each));
        return new TableLimits(byLine, Totals.NONE, OptionalLong.empty());
    }

    static TableLimits with(TableLimits limits, String line, LineLimits of) {
        Map<String, LineLimits> byLine = new LinkedHashMap<>(limits.byLine());
        byLine.put(line, of);
        return new TableLimits(byLine, limits.totals(), limits.differentialCents());
    }

    Player<B> among(SideTotals othersThere) {
        this.others = othersThere;
        return this;
    }

    Player<B> sits(Seat<B> at) {
        this.seat = at;
        return this;
    }

    Answer<B> place(B bet, long cents) {
        return act(new Act.Place<>(bet, cents));
    }

    Answer<B> remove(B bet, long cents) {
        return act(new Act.Remove<>(bet, cents));
    }

    Answer<B> move(B from, B to, long cents) {
        return act(new Act.Move<>(from, to, cents));
    }

    Answer<B> confirm() {
        return act(new Act.Confirm<>());
    }

    Answer<B> act(Act<B> act) {
        return act(act, Circumstances.touch(inTime(true), others));
    }

    Answer<B> act(Act<B> act, Circumstances when) {
        Answer<B> answer = acceptance.decide(act, seat, when);
        seat = answer.seat();
        return answer;
    }

    /** The same act when betting has just closed. */
    Answer<B> actTooLate(Act<B> act) {
        return act(act, Circumstances.touch(inTime(false), others));
    }

    Answer<B> close() {
        return close(false);
    }

    Answer<B> close(boolean advised) {
        Answer<B> answer = closing.close(seat, advised);
        seat = answer.seat();
        return answer;
    }

    Closing.Settled settled(B bet, long cents) {
        return closing.settled(bet, cents);
    }

    SideTotals counted() {
        return acceptance.countedOf(seat);
    }

    long on(B bet) {
        return seat.stakes().pendingCents(bet) + seat.stakes().lockedCents(bet);
    }

    long credit() {
        return seat.creditCents();
    }

    Seat<B> seat() {
        return seat;
    }

    /** A period from 0 to 1000; the last instant inside, or the first outside. */
    private Verdict inTime(boolean inside) {
        PeriodRules period = rulebook.dealing().rounds().period();
        return period.mayWager(WageringPeriod.open(0, 1_000), inside ? 999 : 1_000);
    }

    static <B extends Bet> Seat<B> seatWith(Map<B, Long> pending, long creditCents) {
        return new Seat<>(new Stakes<>(pending, Collections.emptyMap()), creditCents);
    }
}
