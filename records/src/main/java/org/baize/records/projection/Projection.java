package org.baize.records.projection;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Request;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.DisputeEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.HouseEvent;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.PatronEvent;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.SetupEvent;
import org.baize.engine.event.StaffEvent;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.event.WheelEvent;
import org.baize.protocol.shape.Reasons;
import org.baize.records.Entry;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;

/** Writes entries down: the request, each event, and what each event means to the books. */
public final class Projection {

    private final Store store;
    private final Accounts accounts;
    private final Setups setups;
    private final Rounds rounds;
    private final WagerBook wagers;
    private final HouseBooks house;
    private final CashBook cash;
    private final PaymentBook payments;
    private final DayBook days;
    private final Chain eventChain;
    private final Chain requestChain;
    private long nowMillis;

    /** Goes on where the records in the store end. */
    public Projection(Store store, Row.Progress from) {
        Papers papers = new Papers(store);
        Journal journal = new Journal(store);
        this.store = store;
        this.accounts = new Accounts(store);
        this.setups = new Setups(store);
        this.rounds = new Rounds(store, setups);
        this.wagers = new WagerBook(store, accounts, setups, rounds);
        this.house = new HouseBooks(store, accounts, journal);
        this.cash = new CashBook(store, accounts, papers, journal);
        this.payments = new PaymentBook(store, papers, journal);
        this.days = new DayBook(store);
        this.eventChain = new Chain(from.eventHash());
        this.requestChain = new Chain(from.requestHash());
        this.nowMillis = from.atMillis();
    }

    /**
     * Where the records end once this entry is in them. Time never runs backwards on the floor, whatever clock the log has
     * after a change of its leader; so it is here.
     */
    public Row.Progress project(Entry entry) {
        nowMillis = Math.max(nowMillis, entry.atMillis());
        entry.request().ifPresent(request -> write(request, entry));
        long number = entry.firstEvent();
        for (Event event : entry.events()) {
            write(event, new Moment(number++, nowMillis, entry.position()));
        }
        return new Row.Progress(
                Progress.ID, entry.position(), entry.nextEvent(), nowMillis, eventChain.last(), requestChain.last());
    }

    private void write(Event event, Moment moment) {
        Facts facts = derive(event, moment);
        Row.Event row = new Row.Event(
                moment.event(),
                moment.position(),
                moment.atMillis(),
                facts.table(),
                facts.round(),
                facts.terminal(),
                facts.person(),
                Texts.kind(event),
                Texts.of(event),
                "");
        store.add(Sheets.EVENTS, row.with(eventChain.next(Sheets.EVENTS, row)));
    }

    /** Writes only what follows from the event, and says what the event is about. */
    public Facts derive(Event event, Moment moment) {
        book(event, moment);
        Facts facts = Facts.of(event);
        if (facts.round() == 0 && facts.table() != 0) {
            facts = facts.in(rounds.latest(facts.table()));
        }
        days.see(event, facts, moment);
        return facts;
    }

    /** What an event means beside having happened. */
    private void book(Event event, Moment moment) {
        switch (event) {
            case WagerEvent touch -> wagers.see(touch);
            case RoundEvent step -> {
                rounds.see(step, moment);
                wagers.see(step, moment);
                house.see(step, moment);
            }
            case MoneyEvent money -> {
                accounts.see(money, moment);
                cash.see(money, moment);
            }
            case PaymentEvent payment -> payments.see(payment, moment);
            case FaultEvent fault -> {
                wagers.see(fault, moment);
                house.see(fault, moment);
            }
            case ClothEvent lying -> wagers.see(lying);
            case SetupEvent _, HouseEvent _ -> setups.see(event, moment);
            case StaffEvent _, PatronEvent _, DisputeEvent _, WheelEvent _, DiceEvent _, CardEvent _ -> {}
        }
    }

    private void write(Request request, Entry entry) {
        Row.Request row = row(request, entry);
        store.add(Sheets.REQUESTS, row.with(requestChain.next(Sheets.REQUESTS, row)));
    }

    private static Row.Request row(Request request, Entry entry) {
        Command command = request.command();
        Optional<Answer.Refused> refused =
                entry.answer().map(answer -> answer instanceof Answer.Refused no ? no : null);
        return new Row.Request(
                entry.position(),
                entry.atMillis(),
                request.origin().kind().name(),
                request.origin().number(),
                request.sequence(),
                request.second().map(Countersign::person).orElse(0),
                request.second().map(second -> second.role().name()).orElse(""),
                Texts.kind(command),
                Math.max(command.table(), Command.NONE),
                Math.max(command.terminal(), Command.NONE),
                Texts.of(command),
                entry.first(),
                refused.isEmpty(),
                refused.map(no -> Reasons.nameOf(no.refusal().reason())).orElse(""),
                refused.flatMap(no -> no.refusal().rule()).map(Object::toString).orElse(""),
                entry.firstEvent(),
                entry.events().size(),
                "");
    }
}
