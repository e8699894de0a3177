package org.baize.devices.till;

import java.util.OptionalLong;
import org.baize.devices.Clockwork;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.paper.Barcode;
import org.baize.engine.paper.Paying;
import org.baize.engine.state.Terminal;

/**
 * Acceptor and printer of one terminal, with the floor deciding: a note is stacked once it is credited and given back if
 * it is not; a ticket counts when it is out.
 */
public final class TerminalTill {

    private final int terminal;
    private final NoteAcceptor acceptor;
    private final TicketPrinter printer;
    private final Line line;
    private final Clockwork time;
    private OptionalLong printing = OptionalLong.empty();

    public TerminalTill(int terminal, NoteAcceptor acceptor, TicketPrinter printer, Line line, Clockwork time) {
        this.terminal = terminal;
        this.acceptor = acceptor;
        this.printer = printer;
        this.line = line;
        this.time = time;
        acceptor.listen(report -> time.after(0, () -> hear(report)));
        printer.listen(ready -> time.after(0, this::reportReadiness));
    }

    private void hear(AcceptorReport report) {
        switch (report) {
            case AcceptorReport.NoteHeld note ->
                decide(new MoneyCommand.InsertNote(terminal, note.noteCents(), note.australian()));
            case AcceptorReport.TicketHeld ticket -> {
                if (Barcode.reads(ticket.barcode())) {
                    decide(new MoneyCommand.InsertTicket(terminal, Barcode.number(ticket.barcode())));
                } else {
                    acceptor.giveBack();
                }
            }
            case AcceptorReport.Rejected _ -> {}
            case AcceptorReport.Jammed _,
                    AcceptorReport.StackerFull _,
                    AcceptorReport.WentOffline _,
                    AcceptorReport.Ready _ -> reportReadiness();
        }
    }

    /**
     * If the answer is lost, nobody here knows whether the note was credited. It stays in the house: the log tells what is due to the
     * player, and a note that was credited and came back would be money from nowhere.
     */
    private void decide(Command command) {
        var _ = line.ask(command).whenComplete((answer, lost) -> {
            if (lost != null || answer instanceof Answer.Accepted) {
                acceptor.stack();
            } else {
                acceptor.giveBack();
            }
        });
    }

    private void reportReadiness() {
        org.baize.rules.cash.NoteAcceptor takes = acceptor.ready()
                ? org.baize.rules.cash.NoteAcceptor.READY
                : org.baize.rules.cash.NoteAcceptor.OUT_OF_ORDER;
        line.ask(new MoneyCommand.ReportCashDevices(terminal, takes, printer.ready()));
    }

    /** Looks at the terminal as the floor has it: a ticket that is to come out is printed, once. */
    public void look(Terminal now) {
        OptionalLong due = now.till()
                .paying()
                .flatMap(Paying::number)
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
        if (due.isEmpty() || due.equals(printing)) {
            printing = due;
            return;
        }
        printing = due;
        long number = due.getAsLong();
        if (due.equals(printer.lastOut())) {
            line.ask(new MoneyCommand.TicketPrinted(terminal, number));
            return;
        }
        long cents = now.till().paying().orElseThrow().cents();
        printer.print(new Ticket(number, cents, terminal, now.rulebookId(), time.nowMillis()))
                .thenAccept(came -> line.ask(told(came, number)));
    }

    private Command told(TicketPrinter.Printed came, long number) {
        return switch (came) {
            case OUT -> new MoneyCommand.TicketPrinted(terminal, number);
            case ILLEGIBLE -> new MoneyCommand.PrintedIllegible(terminal, number);
            case NO_PAPER, JAMMED, OFFLINE -> new MoneyCommand.PrintFailed(terminal, number);
        };
    }
}
