package org.baize.engine.state;

import java.util.Arrays;
import org.baize.engine.ledger.Mutation;
import org.baize.rules.game.PayTable;

/**
 * The wagers of one table's round, in primitive columns: one row a seat, one cell a bet. A seat is a terminal that has
 * ever played at this table. Knows amounts only; what may lie where is for the rules.
 */
public final class Layout {

    private static final int NO_SEAT = -1;
    private static final int FIRST_SEATS = 8;

    private final int bets;
    private int seats;
    private int[] terminalOfSeat = new int[FIRST_SEATS];
    private int[] seatOfTerminal = {};
    private long[] pending;
    private long[] locked;
    private long[] earlier;
    private long[] raised;
    private long[] pendingOfSeat = new long[FIRST_SEATS];
    private long[] lockedOfSeat = new long[FIRST_SEATS];
    private long[] lastChange = new long[FIRST_SEATS];
    private final long[] pendingOnBet;
    private final long[] lockedOnBet;
    private long changes;

    public Layout(int bets) {
        this.bets = bets;
        this.pending = new long[FIRST_SEATS * bets];
        this.locked = new long[FIRST_SEATS * bets];
        this.earlier = new long[FIRST_SEATS * bets];
        this.raised = new long[FIRST_SEATS * bets];
        this.pendingOnBet = new long[bets];
        this.lockedOnBet = new long[bets];
    }

    public int bets() {
        return bets;
    }

    public int seats() {
        return seats;
    }

    public int terminalOf(int seat) {
        return terminalOfSeat[seat];
    }

    /** The seat of a terminal, or -1 for one that never played here. */
    public int seatOf(int terminal) {
        return terminal < seatOfTerminal.length ? seatOfTerminal[terminal] : NO_SEAT;
    }

    /** Chips on a bet that may still be changed; a terminal without a seat has none. */
    public long pendingCents(int seat, int bet) {
        return seat == NO_SEAT ? 0 : pending[seat * bets + bet];
    }

    /** Chips on a bet that can change no more. Mostly a seat has none while bets are laid, and its large row is not touched. */
    public long lockedCents(int seat, int bet) {
        return lockedOfSeatCents(seat) == 0 ? 0 : locked[seat * bets + bet];
    }

    /** What lay there in the last round that the seat played. */
    public long earlierCents(int seat, int bet) {
        return seat == NO_SEAT ? 0 : earlier[seat * bets + bet];
    }

    public long pendingOfSeatCents(int seat) {
        return seat == NO_SEAT ? 0 : pendingOfSeat[seat];
    }

    public long lockedOfSeatCents(int seat) {
        return seat == NO_SEAT ? 0 : lockedOfSeat[seat];
    }

    public long pendingOnBetCents(int bet) {
        return pendingOnBet[bet];
    }

    public long lockedOnBetCents(int bet) {
        return lockedOnBet[bet];
    }

    /** Counts changes of this layout; of two seats the one with the smaller number changed earlier. */
    public long lastChangeOf(int seat) {
        return seat == NO_SEAT ? 0 : lastChange[seat];
    }

    /** The change that last raised the stake on a bet; see {@link #lastChangeOf}. */
    public long raisedAt(int seat, int bet) {
        return seat == NO_SEAT ? 0 : raised[seat * bets + bet];
    }

    /** Whether there is anything to remember of a bet of a seat; mostly there is not. */
    boolean holds(int seat, int bet) {
        int cell = seat * bets + bet;
        return (pending[cell] | locked[cell] | earlier[cell] | raised[cell]) != 0;
    }

    /** What the locked stakes of a seat return on that outcome. */
    public long settleCents(PayTable<?, ?> payTable, int outcome, int seat) {
        return payTable.settleCents(outcome, locked, seat * bets);
    }

    /** Gives the terminal a seat if it has none. */
    @Mutation
    public int sit(int terminal) {
        if (seatOf(terminal) != NO_SEAT) {
            return seatOf(terminal);
        }
        ensure(terminal);
        terminalOfSeat[seats] = terminal;
        seatOfTerminal[terminal] = seats;
        return seats++;
    }

    /** Puts the pending stake of one bet to that amount. */
    @Mutation
    public void setPending(int seat, int bet, long cents) {
        int cell = seat * bets + bet;
        long more = cents - pending[cell];
        pending[cell] = cents;
        pendingOfSeat[seat] += more;
        pendingOnBet[bet] += more;
        lastChange[seat] = ++changes;
        if (more > 0) {
            raised[cell] = changes;
        }
    }

    /** What is pending at this seat is locked from now on. */
    @Mutation
    public void lock(int seat) {
        if (pendingOfSeat[seat] == 0) {
            return;
        }
        for (int bet = 0; bet < bets; bet++) {
            int cell = seat * bets + bet;
            long cents = pending[cell];
            locked[cell] += cents;
            lockedOnBet[bet] += cents;
            pendingOnBet[bet] -= cents;
            pending[cell] = 0;
        }
        lockedOfSeat[seat] += pendingOfSeat[seat];
        pendingOfSeat[seat] = 0;
    }

    /** Takes from a locked stake, because a rule gives it back. */
    @Mutation
    public void lowerLocked(int seat, int bet, long cents) {
        int cell = seat * bets + bet;
        if (cents > locked[cell]) {
            throw new IllegalStateException("only " + locked[cell] + " cents are locked on bet " + bet + " of terminal "
                    + terminalOfSeat[seat] + ", not " + cents);
        }
        locked[cell] -= cents;
        lockedOfSeat[seat] -= cents;
        lockedOnBet[bet] -= cents;
    }

    /** Adds to a locked stake; what the player repeats later is what was locked in the end. */
    @Mutation
    public void raiseLocked(int seat, int bet, long cents) {
        locked[seat * bets + bet] += cents;
        lockedOfSeat[seat] += cents;
        lockedOnBet[bet] += cents;
    }

    /** The round is over: remembers what stood, for repeating, and clears the cloth. */
    @Mutation
    public void clear() {
        for (int seat = 0; seat < seats; seat++) {
            if (lockedOfSeat[seat] != 0) {
                System.arraycopy(locked, seat * bets, earlier, seat * bets, bets);
                lockedOfSeat[seat] = 0;
            }
        }
        Arrays.fill(locked, 0, seats * bets, 0);
        Arrays.fill(lockedOnBet, 0);
    }

    /** Nobody repeats what somebody else wagered. */
    @Mutation
    public void forget(int seat) {
        Arrays.fill(earlier, seat * bets, (seat + 1) * bets, 0);
    }

    void restore(int seat, SeatSnapshot.Cell cell) {
        int at = seat * bets + cell.bet();
        pending[at] = cell.pendingCents();
        locked[at] = cell.lockedCents();
        earlier[at] = cell.earlierCents();
        raised[at] = cell.raisedAt();
        pendingOfSeat[seat] += cell.pendingCents();
        lockedOfSeat[seat] += cell.lockedCents();
        pendingOnBet[cell.bet()] += cell.pendingCents();
        lockedOnBet[cell.bet()] += cell.lockedCents();
    }

    void restoreLastChange(int seat, long change) {
        lastChange[seat] = change;
        changes = Math.max(changes, change);
    }

    private void ensure(int terminal) {
        if (terminal >= seatOfTerminal.length) {
            int before = seatOfTerminal.length;
            seatOfTerminal = Arrays.copyOf(seatOfTerminal, Math.max(terminal + 1, before * 2));
            Arrays.fill(seatOfTerminal, before, seatOfTerminal.length, NO_SEAT);
        }
        if (seats == terminalOfSeat.length) {
            int more = seats * 2;
            terminalOfSeat = Arrays.copyOf(terminalOfSeat, more);
            pendingOfSeat = Arrays.copyOf(pendingOfSeat, more);
            lockedOfSeat = Arrays.copyOf(lockedOfSeat, more);
            lastChange = Arrays.copyOf(lastChange, more);
            pending = Arrays.copyOf(pending, more * bets);
            locked = Arrays.copyOf(locked, more * bets);
            earlier = Arrays.copyOf(earlier, more * bets);
            raised = Arrays.copyOf(raised, more * bets);
        }
    }
}
