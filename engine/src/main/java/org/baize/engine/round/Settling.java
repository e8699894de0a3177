package org.baize.engine.round;

import java.util.Arrays;
import org.baize.engine.event.Payouts;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;
import org.baize.rules.game.PayTable;

/** Computes what a round pays, seat by seat over the primitive columns: nothing is made per wager. */
public final class Settling {

    private Settling() {}

    /** What everybody gets on that outcome of this table's pay table. */
    public static Payouts payouts(Table table, int outcome) {
        Layout layout = table.layout();
        PayTable<?, ?> payTable = table.play().payTable();
        int[] commissioned = commissioned(payTable, outcome);
        int rows = playing(layout);
        int[] terminals = new int[rows];
        long[] stakes = new long[rows];
        long[] credits = new long[rows];
        long[] commissions = new long[rows];
        int row = 0;
        for (int seat = 0; seat < layout.seats(); seat++) {
            if (layout.lockedOfSeatCents(seat) > 0) {
                terminals[row] = layout.terminalOf(seat);
                stakes[row] = layout.lockedOfSeatCents(seat);
                credits[row] = layout.settleCents(payTable, outcome, seat);
                for (int bet : commissioned) {
                    commissions[row] += payTable.payoff(bet, outcome).commissionCents(layout.lockedCents(seat, bet));
                }
                row++;
            }
        }
        return new Payouts(terminals, stakes, credits, commissions);
    }

    private static int playing(Layout layout) {
        int rows = 0;
        for (int seat = 0; seat < layout.seats(); seat++) {
            if (layout.lockedOfSeatCents(seat) > 0) {
                rows++;
            }
        }
        return rows;
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
