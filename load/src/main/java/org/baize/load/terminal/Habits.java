package org.baize.load.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.baize.engine.state.Play;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.wager.LineLimits;

/**
 * How people play a round: some stay out, some repeat, most lay chips now and then, change their minds, and lay the rest in the last
 * second. Whoever must confirm does so at the end.
 */
final class Habits {

    /** What a player is about to do. */
    enum Move {
        BUY_IN,
        PLACE,
        UNDO,
        CLEAR,
        REPEAT,
        CONFIRM,
        CASH_OUT
    }

    /** When. */
    record Planned(long atMillis, Move move) {}

    /** What decides about it. */
    record Situation(long creditCents, boolean confirms, boolean mayCashOut, boolean mayRepeat) {}

    private static final long RUSH_MILLIS = 1_000;
    private static final long UNTIMED_MILLIS = 10_000;
    private static final long POOR_CENTS = 200_00;
    private static final int MOST_CHIPS = 5;

    private final SplittableRandom random;

    Habits(SplittableRandom random) {
        this.random = random;
    }

    /**
     * The plan for a round.
     *
     * @param closesAtMillis zero where nobody knows
     */
    List<Planned> round(long nowMillis, long closesAtMillis, Situation situation) {
        long end = closesAtMillis == 0 ? nowMillis + UNTIMED_MILLIS : closesAtMillis;
        List<Planned> plan = new ArrayList<>();
        if (situation.mayCashOut() && oneIn(20)) {
            plan.add(new Planned(between(nowMillis, end - RUSH_MILLIS), Move.CASH_OUT));
            return plan;
        }
        if (situation.creditCents() < POOR_CENTS) {
            plan.add(new Planned(between(nowMillis, nowMillis + 2 * RUSH_MILLIS), Move.BUY_IN));
        }
        if (!oneIn(10)) {
            wager(nowMillis, end, situation, plan);
        }
        return plan;
    }

    private void wager(long nowMillis, long end, Situation situation, List<Planned> plan) {
        if (situation.mayRepeat() && oneIn(8)) {
            plan.add(new Planned(between(nowMillis, end - RUSH_MILLIS), Move.REPEAT));
        }
        int chips = random.nextInt(1, MOST_CHIPS + 1);
        for (int chip = 0; chip < chips; chip++) {
            boolean rush = random.nextInt(5) < 2;
            long at = rush ? between(end - RUSH_MILLIS, end) : between(nowMillis + RUSH_MILLIS, end - RUSH_MILLIS);
            plan.add(new Planned(at, Move.PLACE));
            if (!rush && oneIn(8)) {
                plan.add(new Planned(at + random.nextInt(200, 800), Move.UNDO));
            } else if (!rush && oneIn(20)) {
                plan.add(new Planned(at + random.nextInt(200, 800), Move.CLEAR));
            }
        }
        if (situation.confirms() && !oneIn(12)) {
            plan.add(new Planned(end - random.nextInt(60, (int) RUSH_MILLIS), Move.CONFIRM));
        }
    }

    /** A chip somewhere on the layout; none if there is not enough for it. */
    Optional<Touch.Place> chip(Play<?, ?> play, long creditCents) {
        List<? extends BetLine<? extends Bet>> lines = play.offer().lines();
        BetLine<? extends Bet> line = lines.get(random.nextInt(lines.size()));
        String bet = line.bets().get(random.nextInt(line.bets().size())).text();
        LineLimits limits =
                Objects.requireNonNull(play.offer().limits().byLine().get(line.key()));
        long cents = limits.minimumCents() * random.nextInt(1, 4);
        return cents <= creditCents ? Optional.of(new Touch.Place(bet, cents)) : Optional.empty();
    }

    private boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }

    private long between(long first, long last) {
        return first >= last ? first : random.nextLong(first, last);
    }
}
