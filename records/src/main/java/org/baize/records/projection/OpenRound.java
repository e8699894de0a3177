package org.baize.records.projection;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.baize.records.row.Row;
import org.jspecify.annotations.Nullable;

/** The latest round of a table, or an older one that is looked at again, with what lies on its layout. */
final class OpenRound {

    private final Map<Cell, Row.Wager> wagers = new TreeMap<>();
    private Row.GameRound row;

    OpenRound(Row.GameRound row, List<Row.Wager> wagers) {
        this.row = row;
        wagers.forEach(this::put);
    }

    /** Whose wager, and on what: two players may follow each other at a terminal within one round. */
    record Cell(int terminal, long account, int bet) implements Comparable<Cell> {

        @Override
        public int compareTo(Cell other) {
            if (terminal != other.terminal) {
                return Integer.compare(terminal, other.terminal);
            }
            return account == other.account ? Integer.compare(bet, other.bet) : Long.compare(account, other.account);
        }
    }

    Row.GameRound row() {
        return row;
    }

    void row(Row.GameRound changed) {
        row = changed;
    }

    /** What one account has on one bet; null before the first chip. */
    Row.@Nullable Wager at(Cell cell) {
        return wagers.get(cell);
    }

    void put(Row.Wager wager) {
        wagers.put(new Cell(wager.terminalNo(), wager.accountNo(), wager.betNo()), wager);
    }

    /** All wagers, in an order that does not change from run to run. */
    Collection<Row.Wager> wagers() {
        return List.copyOf(wagers.values());
    }
}
