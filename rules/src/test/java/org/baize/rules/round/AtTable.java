package org.baize.rules.round;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Game;
import org.baize.rules.law.RuleId;
import org.baize.rules.wager.Acceptance;
import org.baize.rules.wager.Act;
import org.baize.rules.wager.Circumstances;
import org.baize.rules.wager.Closing;
import org.baize.rules.wager.LineLimits;
import org.baize.rules.wager.Offer;
import org.baize.rules.wager.Seat;
import org.baize.rules.wager.SideTotals;
import org.baize.rules.wager.Stakes;
import org.baize.rules.wager.TableLimits;
import org.baize.rules.wager.Totals;

/** A player who wagers by the rules of a text until betting closes. */
record AtTable<B extends Bet>(Texts text, Offer<B> offer, Seat<B> seat) {

    static final long MAXIMUM_CENTS = 10_000;

    static <B extends Bet> AtTable<B> of(Texts text, Game<B, ?> game) {
        Map<String, LineLimits> limits = new LinkedHashMap<>();
        game.lines().forEach(line -> limits.put(line.key(), new LineLimits(100, MAXIMUM_CENTS, 100)));
        return new AtTable<>(
                text,
                new Offer<>(
                        game.lines(),
                        game.sections(),
                        new TableLimits(limits, Totals.NONE, OptionalLong.empty()),
                        new RuleId("some-rulebook", "only these")),
                new Seat<>(new Stakes<>(Collections.emptyMap(), Collections.emptyMap()), 1_000_000));
    }

    AtTable<B> act(Act<B> act) {
        Circumstances inTime = Circumstances.touch(
                text.rounds().period().mayWager(WageringPeriod.open(0, 1_000), 999), SideTotals.NONE);
        return new AtTable<>(
                text,
                offer,
                new Acceptance<>(text.wagers(), offer).decide(act, seat, inTime).seat());
    }

    AtTable<B> close() {
        return new AtTable<>(
                text,
                offer,
                new Closing<>(text.wagers(), offer).close(seat, false).seat());
    }

    Map<B, Long> locked() {
        return seat.stakes().locked();
    }

    Snapshot<B> snapshot() {
        return Snapshot.of(locked());
    }
}
