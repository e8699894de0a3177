package org.baize.engine.money;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.paper.Slip;
import org.baize.engine.state.Bar;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.CreditAnswer;
import org.baize.rules.cash.CreditOffer;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.Presented;
import org.baize.rules.cash.RedemptionPlace;
import org.baize.rules.house.Act;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Rulebooks;

/** Notes and tickets in the acceptor, and buy-ins at the table. */
final class Credits {

    private final FloorState state;

    Credits(FloorState state) {
        this.state = state;
    }

    /** A terminal that is out of play takes no money. */
    static Optional<Bar> retired(Terminal terminal) {
        return terminal.presence().bars().stream()
                .filter(bar -> bar.reason() == FloorReason.TERMINAL_RETIRED)
                .findFirst();
    }

    Answer insert(MoneyCommand.InsertNote note) {
        Terminal terminal = state.terminalAt(note.terminal());
        Optional<Bar> retired = retired(terminal);
        if (retired.isPresent()) {
            return Answer.refuse(retired.get().reason(), retired.get().rule());
        }
        if (!Ledger.isAmount(note.noteCents())) {
            return Answer.refuse(FloorReason.NOT_AN_AMOUNT);
        }
        CreditOffer offer = new CreditOffer.Note(note.noteCents(), note.australian(), false);
        return credit(
                terminal,
                offer,
                credited -> new MoneyEvent.NoteCredited(terminal.number(), note.noteCents(), credited.rule()));
    }

    /** The terminal's text must take tickets, and the ticket's own text must let it be paid at a terminal. */
    Answer insert(MoneyCommand.InsertTicket inserted, Moment moment) {
        Terminal terminal = state.terminalAt(inserted.terminal());
        Optional<Bar> retired = retired(terminal);
        if (retired.isPresent()) {
            return Answer.refuse(retired.get().reason(), retired.get().rule());
        }
        Optional<Slip> ticket = state.papers()
                .slip(inserted.number())
                .filter(slip -> slip.issue().paper() == Paper.REDEEMABLE_TICKET);
        // What is no ticket of ours shows no value; whatever it might be worth, the rules turn it away.
        long cents = ticket.map(Slip::cents).orElse(1L);
        PaperState known = ticket.map(slip -> slip.stateAt(moment.atMillis())).orElse(PaperState.UNKNOWN);
        Answer answer = credit(
                terminal,
                new CreditOffer.Ticket(cents, known, false),
                credited -> new MoneyEvent.TicketCredited(
                        terminal.number(), inserted.number(), cents, moment.atMillis(), credited.rule()));
        return answer instanceof Answer.Accepted
                        && mayBePaidHere(ticket.orElseThrow(), known) instanceof Verdict.Refused no
                ? Answer.refuse(no)
                : answer;
    }

    private static Verdict mayBePaidHere(Slip ticket, PaperState known) {
        return Rulebooks.byId(ticket.issue().rulebookId())
                .house()
                .cash()
                .payment()
                .mayRedeem(new Presented(
                        Paper.REDEEMABLE_TICKET,
                        known,
                        RedemptionPlace.PLAYER_TERMINAL,
                        true,
                        ticket.care().identificationDue()));
    }

    Answer buyIn(MoneyCommand.BuyInAtTable buyIn, Moment moment) {
        Terminal terminal = state.terminalAt(buyIn.terminal());
        if (!handedOver(buyIn.source())) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (!terminal.reaches(buyIn.table())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        Optional<Bar> retired = retired(terminal);
        if (retired.isPresent()) {
            return Answer.refuse(retired.get().reason(), retired.get().rule());
        }
        if (!Ledger.isAmount(buyIn.cents())) {
            return Answer.refuse(FloorReason.NOT_AN_AMOUNT);
        }
        Verdict act = moment.mayDo(new Standing(state, terminal).authority(), Act.BUY_IN_AT_TABLE);
        if (act instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return credit(
                terminal,
                new CreditOffer.Entry(buyIn.source(), buyIn.cents(), false),
                credited -> new MoneyEvent.CreditedAtTable(
                        terminal.number(),
                        buyIn.table(),
                        buyIn.source(),
                        buyIn.cents(),
                        credited.rule(),
                        moment.signature()));
    }

    private static boolean handedOver(CreditSource source) {
        return switch (source) {
            case CASH_AT_TABLE, VOUCHER_AT_TABLE, TOKENS_AT_TABLE, CHIPS_AT_TABLE -> true;
            case NOTES, REDEEMABLE_TICKET, TRANSFER, WINNINGS, JACKPOT, RETURNED_STAKE, ADJUSTMENT -> false;
        };
    }

    private Answer credit(Terminal terminal, CreditOffer offer, Booking booking) {
        Standing standing = new Standing(state, terminal);
        return switch (standing.rules().credit().decide(offer, standing.money())) {
            case CreditAnswer.Refused refused -> Answer.refuse(refused.reason(), refused.rule());
            case CreditAnswer.Held held -> throw new IllegalStateException("only a transfer is held: " + held);
            case CreditAnswer.Repeated again -> throw new IllegalStateException("only a transfer repeats: " + again);
            case CreditAnswer.Credited credited -> opening(state, terminal, credited, booking.event(credited));
        };
    }

    /** How an accepted credit is booked. */
    interface Booking {

        MoneyEvent event(CreditAnswer.Credited credited);
    }

    /** The first credit opens an account; none is opened that could not be paid out again for want of a key. */
    static Answer opening(FloorState state, Terminal terminal, CreditAnswer.Credited credited, MoneyEvent in) {
        if (!credited.opensAccount()) {
            return Answer.of(in);
        }
        return state.papers().keyed()
                ? Answer.of(List.of(
                        new MoneyEvent.AccountOpened(terminal.number(), state.nextAccount(), credited.rule()), in))
                : Answer.refuse(FloorReason.NO_VALIDATION_KEY);
    }
}
