package org.baize.gateway.terminal;

import java.util.List;
import java.util.regex.Pattern;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.state.Play;
import org.baize.gateway.message.Act;
import org.baize.rules.game.BadTextException;

/** Makes a command of what a player did. The terminal that it is about is the one that the token names, and no other. */
final class Translation {

    private static final Pattern TICKET = Pattern.compile("[0-9]{1,18}");

    private final int terminal;
    private final Plays plays;

    /** The games of the tables, by which bets are found by their text. */
    interface Plays {

        /** The game of that table; a table that is not there has none, and whoever asks is told so by a {@link BadTextException}. */
        Play<?, ?> at(int table);
    }

    Translation(int terminal, Plays plays) {
        this.terminal = terminal;
        this.plays = plays;
    }

    /**
     * The command for the floor.
     *
     * @throws IllegalArgumentException if something is named that is no bet of the table, or no ticket
     */
    Command of(Act act) {
        return switch (act) {
            case Act.Place place ->
                new WagerCommand.Place(place.table(), terminal, bet(place.table(), place.bet()), place.cents());
            case Act.Move move ->
                new WagerCommand.Move(
                        move.table(),
                        terminal,
                        new WagerCommand.Shift(
                                bet(move.table(), move.from()), bet(move.table(), move.to()), move.cents()));
            case Act.Remove remove ->
                new WagerCommand.Remove(remove.table(), terminal, bet(remove.table(), remove.bet()), remove.cents());
            case Act.Undo undo -> new WagerCommand.Undo(undo.table(), terminal);
            case Act.Clear clear -> new WagerCommand.Clear(clear.table(), terminal);
            case Act.Repeat repeat -> new WagerCommand.Repeat(repeat.table(), terminal);
            case Act.DoubleUp twice -> new WagerCommand.DoubleUp(twice.table(), terminal);
            case Act.PlaceSection place ->
                new WagerCommand.PlaceSection(place.table(), terminal, place.section(), place.unitCents());
            case Act.PlaceMaximum most -> new WagerCommand.PlaceMaximum(most.table(), terminal, around(most));
            case Act.Confirm confirm -> new WagerCommand.Confirm(confirm.table(), terminal);
            case Act.Shoot shoot -> new DiceCommand.Shoot(shoot.table(), terminal);
            case Act.CallAttendant call -> new PatronCommand.CallAttendant(call.table(), terminal);
            case Act.AskForNoBet ask -> new CardCommand.AskForNoBet(ask.table(), terminal);
            case Act.AnswerNoBet said -> new CardCommand.AnswerNoBet(said.table(), terminal, said.agrees());
            case Act.AskForRules ask -> new PatronCommand.AskForRules(ask.table(), terminal);
            case Act.CashOut _ -> new MoneyCommand.CashOut(terminal);
            case Act.Leave _ -> new MoneyCommand.Leave(terminal);
            case Act.NoteInserted note -> new MoneyCommand.InsertNote(terminal, note.noteCents(), true);
            case Act.TicketInserted inserted -> new MoneyCommand.InsertTicket(terminal, ticket(inserted.ticket()));
            case Act.TicketPrinted printed -> new MoneyCommand.TicketPrinted(terminal, ticket(printed.ticket()));
        };
    }

    /** Whether a machine of the terminal says this, and not its player. */
    static boolean isOfAMachine(Act act) {
        return act instanceof Act.NoteInserted || act instanceof Act.TicketInserted || act instanceof Act.TicketPrinted;
    }

    /** Whether note acceptor, ticket slot or printer say this, which may be at another gateway than the screen. */
    static boolean isOfATill(Command command) {
        return command instanceof MoneyCommand money
                && switch (money) {
                    case MoneyCommand.InsertNote _,
                            MoneyCommand.InsertTicket _,
                            MoneyCommand.ReportCashDevices _,
                            MoneyCommand.TicketPrinted _,
                            MoneyCommand.PrintFailed _,
                            MoneyCommand.PrintedIllegible _ -> true;
                    case MoneyCommand.BuyInAtTable _,
                            MoneyCommand.TransferIn _,
                            MoneyCommand.TransferOut _,
                            MoneyCommand.CashOut _,
                            MoneyCommand.ArrangeHandPay _,
                            MoneyCommand.PayOutAtTable _,
                            MoneyCommand.Leave _ -> false;
                };
    }

    private static long ticket(String digits) {
        if (!TICKET.matcher(digits).matches()) {
            throw new BadTextException("a ticket has up to 18 digits");
        }
        return Long.parseLong(digits);
    }

    private int bet(int table, String text) {
        return plays.at(table).bet(text);
    }

    private List<Integer> around(Act.PlaceMaximum most) {
        List<Integer> bets = plays.at(most.table()).around(most.number());
        if (bets.isEmpty()) {
            throw new BadTextException("there is no number " + most.number());
        }
        return bets;
    }
}
