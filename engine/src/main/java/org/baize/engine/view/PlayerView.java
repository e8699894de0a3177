package org.baize.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.paper.Barcode;
import org.baize.engine.paper.Paying;
import org.baize.engine.paper.ValidationNumbers;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.NoteAcceptor;

/**
 * What one terminal alone shows, of all its tables.
 *
 * @param open its player can touch the layout, because a chip account is active
 * @param simulated nothing here is money, so that the player pushes notes and tickets in by touching the screen
 * @param acceptor whether notes and tickets can be pushed in now
 * @param acceptedNotesCents the notes that its acceptor takes
 * @param attendantCalled an attendant is waited for
 * @param paying the cash-out under way
 * @param outOfUse why nothing can be played here at all; the account is safe
 */
public record PlayerView(
        boolean open,
        boolean simulated,
        NoteAcceptor acceptor,
        List<Long> acceptedNotesCents,
        boolean attendantCalled,
        Optional<PayingOut> paying,
        Optional<OutOfUse> outOfUse,
        List<AtTable> tables) {

    /** Why a terminal plays nothing. */
    public enum OutOfUse {
        /** Staff have taken it out of play. */
        RETIRED,
        /** A malfunction of it is not decided at any of its tables, or it takes no more part in their rounds. */
        MALFUNCTION
    }

    /**
     * A cash-out that is not finished.
     *
     * @param ticket the number that is being printed, in all its digits: a browser's numbers have not room for it; empty where
     *     staff bring something
     * @param barcode what a scanner will read from it
     */
    public record PayingOut(long cents, Optional<String> ticket, Optional<String> barcode) {

        private static PayingOut of(Paying paying) {
            return new PayingOut(
                    paying.cents(),
                    paying.number().map(ValidationNumbers::text),
                    paying.number().map(Barcode::of));
        }
    }

    /**
     * What lies on one layout.
     *
     * @param out it takes no part in the round under way, for a malfunction
     * @param last what the round before was to this player
     */
    public record AtTable(
            int table, TerminalView.Money money, List<Lying> wagers, boolean out, Optional<LastPlayed> last) {

        public AtTable {
            wagers = List.copyOf(wagers);
        }
    }

    /** The chips on one bet, pending and locked. */
    public record Lying(String bet, long pendingCents, long lockedCents) {}

    public PlayerView {
        acceptedNotesCents = List.copyOf(acceptedNotesCents);
        tables = List.copyOf(tables);
    }

    public static PlayerView of(FloorState state, Terminal terminal) {
        List<AtTable> tables = terminal.spec().tables().stream()
                .map(number -> at(state.tableAt(number), terminal))
                .toList();
        return new PlayerView(
                terminal.status().account() == AccountState.ACTIVE,
                terminal.spec().tables().stream()
                        .allMatch(number -> state.tableAt(number).spec().demonstration()),
                terminal.till().acceptor(),
                terminal.spec().acceptedNotesCents(),
                terminal.presence().calledMillis().isPresent(),
                terminal.till().paying().map(PayingOut::of),
                outOfUse(terminal, tables),
                tables);
    }

    private static Optional<OutOfUse> outOfUse(Terminal terminal, List<AtTable> tables) {
        if (terminal.presence().barredFor(FloorReason.TERMINAL_RETIRED)) {
            return Optional.of(OutOfUse.RETIRED);
        }
        return tables.stream().allMatch(AtTable::out) ? Optional.of(OutOfUse.MALFUNCTION) : Optional.empty();
    }

    private static AtTable at(Table table, Terminal terminal) {
        Layout layout = table.layout();
        int seat = layout.seatOf(terminal.number());
        List<Lying> wagers = new ArrayList<>();
        for (int bet = 0; seat >= 0 && bet < layout.bets(); bet++) {
            long pending = layout.pendingCents(seat, bet);
            long locked = layout.lockedCents(seat, bet);
            if (pending + locked > 0) {
                wagers.add(new Lying(table.play().payTable().bets().get(bet).text(), pending, locked));
            }
        }
        return new AtTable(
                table.number(),
                TerminalView.money(table, terminal),
                wagers,
                table.faults().isOut(table.round().number(), terminal.number()),
                LastPlayed.at(table, terminal));
    }
}
