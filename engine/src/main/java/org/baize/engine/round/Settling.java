package org.baize.engine.round;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.baize.engine.event.Payouts;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;
import org.baize.rules.game.PayTable;

/** Computes what a round pays, seat by seat over the primitive columns: nothing is made per wager. */
public final class Settling {

    private Settling() {}

    /** What everybody gets on that outcome of this table's pay table; what is paid already is not in it. */
    public static Payouts payouts(Table table, int outcome) {
        Layout layout = table.layout();
        PayTable<?, ?> payTable = table.play().payTable();
        int[] commissioned = commissioned(payTable, outcome);
        int[] seats = IntStream.range(0, layout.seats())
                .filter(seat -> plays(table, seat))
                .toArray();
        int[] terminals = new int[seats.length];
        long[] stakes = new long[seats.length];
        long[] credits = new long[seats.length];
        long[] commissions = new long[seats.length];
        for (int row = 0; row < seats.length; row++) {
            int seat = seats[row];
            terminals[row] = layout.terminalOf(seat);
            stakes[row] = layout.lockedOfSeatCents(seat);
            credits[row] = layout.settleCents(payTable, outcome, seat);
            for (int bet : commissioned) {
                commissions[row] += payTable.payoff(bet, outcome).commissionCents(layout.lockedCents(seat, bet));
            }
        }
        return new Payouts(terminals, stakes, credits, commissions);
    }

    /** Whoever had a wager played, also if all of it was decided early. */
    private static boolean plays(Table table, int seat) {
        Layout layout = table.layout();
        return layout.lockedOfSeatCents(seat) > 0
                || table.round().earlyAt(layout.terminalOf(seat)).isPresent();
    }

    /** What these bets alone pay on that outcome; none of them pays commission. */
    public static Payouts payouts(Table table, int outcome, List<Integer> bets) {
        Layout layout = table.layout();
        PayTable<?, ?> payTable = table.play().payTable();
        int[] seats = IntStream.range(0, layout.seats())
                .filter(seat -> bets.stream().anyMatch(bet -> layout.lockedCents(seat, bet) > 0))
                .toArray();
        int[] terminals = new int[seats.length];
        long[] stakes = new long[seats.length];
        long[] credits = new long[seats.length];
        for (int row = 0; row < seats.length; row++) {
            terminals[row] = layout.terminalOf(seats[row]);
            for (int bet : bets) {
                long stake = layout.lockedCents(seats[row], bet);
                stakes[row] += stake;
                credits[row] += payTable.payoff(bet, outcome).returnCents(stake);
            }
        }
        return new Payouts(terminals, stakes, credits, new long[seats.length]);
    }

    /** The bets whose win on that outcome pays commission. */
    private static int[] commissioned(PayTable<?, ?> payTable, int outcome) {
        int[] bets = new int[payTable.bets().size()];
        int found = 0;
        for (int bet = 0; bet < bets.length; bet++) {
            if (payTable.payoff(bet, outcome).commissionCents(payTable.scale()) > 0) {
                bets[found++] = bet;
            }
        }
        return Arrays.copyOf(bets, found);
    }
}
