package org.baize.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.TABLE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;

/**
 * What three players should have, counted on fingers: they wager at random, and every round is settled by odds that are
 * written down apart from the pay tables. A slow twin of the engine's money, for seeded play.
 */
public final class NaivePurses {

    private static final int TERMINALS = 3;
    private static final long LOW_CENTS = 300_00;
    private static final long UNIT_CENTS = 5_00;

    /** What a stake on that bet returns on that outcome, both as text. */
    public interface Odds {

        long returnCents(String bet, String outcome, long stakeCents);
    }

    private final TestFloor floor;
    private final Random random;
    private final Odds odds;
    private final boolean confirming;
    private final long[] chipsCents = new long[TERMINALS + 1];
    private final List<Map<String, Long>> stakes = new ArrayList<>();

    public NaivePurses(TestFloor floor, Random random, Odds odds) {
        this.floor = floor;
        this.random = random;
        this.odds = odds;
        this.confirming = floor.table(TABLE).rulebook().id().equals(TestFloor.MULTI);
        for (int terminal = 0; terminal <= TERMINALS; terminal++) {
            stakes.add(new LinkedHashMap<>());
            chipsCents[terminal] = terminal == 0 ? 0 : floor.chipsCents(terminal);
        }
    }

    /** Everybody puts some chips on some bets; what the engine takes from the purse is the stake. */
    public void wager() {
        for (int terminal = 1; terminal <= TERMINALS; terminal++) {
            if (chipsCents[terminal] < LOW_CENTS) {
                floor.buyIn(terminal, 5);
                chipsCents[terminal] += 500_00;
            }
            int touches = random.nextInt(5);
            for (int touch = 0; touch < touches; touch++) {
                place(terminal);
            }
            boolean stands = !confirming || random.nextInt(5) > 0;
            if (confirming && stands && !stakes.get(terminal).isEmpty()) {
                floor.confirm(terminal);
            }
            if (!stands) {
                takeBack(terminal);
            }
        }
    }

    private void place(int terminal) {
        int bet = random.nextInt(floor.table(TABLE).play().payTable().bets().size());
        String text = floor.table(TABLE).play().payTable().bets().get(bet).text();
        long cents = UNIT_CENTS * (1 + random.nextInt(10));
        Answer answer = floor.send(Origin.terminal(terminal), new WagerCommand.Place(TABLE, terminal, bet, cents))
                .answer();
        long taken = chipsCents[terminal] - floor.chipsCents(terminal);
        assertThat(taken).isBetween(0L, cents);
        assertThat(answer instanceof Answer.Accepted).isEqualTo(taken > 0);
        if (taken > 0) {
            chipsCents[terminal] -= taken;
            stakes.get(terminal).merge(text, taken, Long::sum);
        }
    }

    /** Every wager of the round is decided. */
    public void settle(String outcome) {
        for (int terminal = 1; terminal <= TERMINALS; terminal++) {
            for (Map.Entry<String, Long> stake : stakes.get(terminal).entrySet()) {
                chipsCents[terminal] += odds.returnCents(stake.getKey(), outcome, stake.getValue());
            }
            stakes.get(terminal).clear();
        }
    }

    /** Every stake of the round goes back. */
    public void voided() {
        for (int terminal = 1; terminal <= TERMINALS; terminal++) {
            takeBack(terminal);
        }
    }

    private void takeBack(int terminal) {
        for (long cents : stakes.get(terminal).values()) {
            chipsCents[terminal] += cents;
        }
        stakes.get(terminal).clear();
    }

    /** Between rounds the players have exactly this. */
    public void check(String when) {
        for (int terminal = 1; terminal <= TERMINALS; terminal++) {
            assertThat(floor.chipsCents(terminal))
                    .as("chips of terminal %d %s", terminal, when)
                    .isEqualTo(chipsCents[terminal]);
        }
    }
}
