package org.baize.chaos.load;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.paper.Paying;

/** Somebody at a terminal: buys in, touches the layout many times a second, and does not wait for the answers. */
final class Seat {

    private static final long NOTE_CENTS = 100_00;
    private static final long CHIP_CENTS = 5_00;
    private static final int NOTES_AT_ONCE = 8;

    private final int table;
    private final int terminal;
    private final Line line;
    private final NaiveSeat account;
    private final List<Spot> spots;
    private final SplittableRandom random;

    Seat(int table, Line line, NaiveSeat account, List<Spot> spots, SplittableRandom random) {
        this.table = table;
        this.terminal = line.origin().number();
        this.line = line;
        this.account = account;
        this.spots = spots;
        this.random = random;
    }

    int terminal() {
        return terminal;
    }

    Line line() {
        return line;
    }

    NaiveSeat account() {
        return account;
    }

    void buyIn() throws InterruptedException {
        if (account.chipsCents() < NOTES_AT_ONCE * NOTE_CENTS / 2) {
            for (int note = 0; note < NOTES_AT_ONCE; note++) {
                send(new MoneyCommand.InsertNote(terminal, NOTE_CENTS, true));
            }
        }
    }

    void touch() throws InterruptedException {
        int bet = spots.get(random.nextInt(spots.size())).bet();
        int what = random.nextInt(20);
        send(
                switch (what) {
                    case 0 -> new WagerCommand.Undo(table, terminal);
                    case 1 -> new WagerCommand.Remove(table, terminal, bet, CHIP_CENTS);
                    case 2 -> new WagerCommand.Confirm(table, terminal);
                    default -> new WagerCommand.Place(table, terminal, bet, CHIP_CENTS * random.nextInt(1, 4));
                });
    }

    void confirm() throws InterruptedException {
        send(new WagerCommand.Confirm(table, terminal));
    }

    /** Takes a ticket for the whole credit; between rounds that is all that the seat has. */
    void cashOut() throws InterruptedException {
        line.drain();
        Optional<Paying> paying = Events.first(
                        line.ask(new MoneyCommand.CashOut(terminal)), MoneyEvent.CashOutRequested.class)
                .map(MoneyEvent.CashOutRequested::paying);
        Optional<Long> ticket = paying.flatMap(Paying::number);
        if (ticket.isPresent()) {
            line.ask(new MoneyCommand.TicketPrinted(terminal, ticket.get()));
        }
        account.cashedOut(paying.map(Paying::cents).orElse(0L));
    }

    private void send(Command command) throws InterruptedException {
        line.send(command, account::hear);
    }
}
