package org.baize.gateway.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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
import org.baize.engine.state.FloorState;
import org.baize.gateway.message.ToTerminal.News;

/** Whose screens may look different after some events. Too many do no harm: what has not changed is not sent. */
public final class Touched {

    private final Map<Integer, List<News>> tables = new TreeMap<>();
    private final Set<Integer> allAtTables = new TreeSet<>();
    private final Set<Integer> terminals = new TreeSet<>();
    private final Set<Integer> layouts = new TreeSet<>();
    private boolean everything;

    /**
     * Whom these touch.
     *
     * @param after the floor that they have led to
     */
    public static Touched by(List<Event> events, FloorState after) {
        Touched touched = new Touched();
        events.forEach(event -> touched.add(event, after));
        return touched;
    }

    /** The tables, and what happened there. */
    public Map<Integer, List<News>> tables() {
        return tables;
    }

    /** The tables all of whose terminals are touched. */
    public Set<Integer> allAtTables() {
        return allAtTables;
    }

    /** Single terminals. */
    public Set<Integer> terminals() {
        return terminals;
    }

    /** The tables whose limits or game changed: what was sent with the welcome holds no more. */
    public Set<Integer> layouts() {
        return layouts;
    }

    /** The floor itself was changed. */
    public boolean everything() {
        return everything;
    }

    private void add(Event event, FloorState after) {
        switch (event) {
            case WagerEvent wager -> terminals.add(wager.terminal());
            case MoneyEvent money -> terminals.add(money.terminal());
            case PatronEvent patron -> terminals.add(patron.terminal());
            case RoundEvent round -> addRound(round);
            case FaultEvent fault -> addAll(fault.table());
            case DisputeEvent dispute -> addAll(dispute.table());
            case ClothEvent cloth -> addAll(cloth.table());
            case HouseEvent house -> addHouse(house);
            case WheelEvent wheel -> news(wheel.table());
            case DiceEvent dice -> news(dice.table());
            case CardEvent card -> news(card.table());
            case PaymentEvent payment -> addPayment(payment, after);
            case SetupEvent _ -> everything = true;
            case StaffEvent _ -> {}
        }
    }

    /** The terminal that a paper comes from, or whose credit is kept back; thousands of others have nothing to do with it. */
    private void addPayment(PaymentEvent payment, FloorState after) {
        switch (payment) {
            case PaymentEvent.ValidationKeySet _ -> {}
            case PaymentEvent.PaperRedeemed one -> addPaper(one.number(), after);
            case PaymentEvent.TicketReplaced one -> addPaper(one.number(), after);
            case PaymentEvent.PaymentKeptBack one -> addPaper(one.number(), after);
            case PaymentEvent.CaseStepRecorded one -> addPaper(one.number(), after);
            case PaymentEvent.CaseEnded one -> addPaper(one.number(), after);
            case PaymentEvent.PaymentDelayed one -> addPaper(one.number(), after);
            case PaymentEvent.IdentificationAsked one -> addPaper(one.number(), after);
            case PaymentEvent.IdentificationSeen one -> addPaper(one.number(), after);
            case PaymentEvent.OtherFormAllowed one -> addPaper(one.number(), after);
            case PaymentEvent.CreditKeptBack one ->
                terminals.add(one.hold().owner().terminal());
            case PaymentEvent.DueCreditHeld one -> addHold(one.hold(), after);
            case PaymentEvent.CreditSetOff one -> addHold(one.hold(), after);
            case PaymentEvent.MoreCreditHeld one -> addHold(one.hold(), after);
            case PaymentEvent.CreditStepRecorded one -> addHold(one.hold(), after);
            case PaymentEvent.CreditCaseEnded one -> addHold(one.hold(), after);
        }
    }

    private void addPaper(long number, FloorState after) {
        after.papers().slip(number).ifPresent(slip -> terminals.add(slip.issue().terminal()));
    }

    private void addHold(long number, FloorState after) {
        after.creditHolds()
                .hold(number)
                .ifPresent(hold -> terminals.add(hold.owner().terminal()));
    }

    private List<News> news(int table) {
        return tables.computeIfAbsent(table, _ -> new ArrayList<>());
    }

    private void addAll(int table) {
        news(table);
        allAtTables.add(table);
    }

    private void addHouse(HouseEvent house) {
        addAll(house.table());
        if (house instanceof HouseEvent.ChangeTookEffect || house instanceof HouseEvent.MaximumGranted) {
            layouts.add(house.table());
        }
    }

    private void addRound(RoundEvent round) {
        addAll(round.table());
        switch (round) {
            case RoundEvent.BettingOpened _, RoundEvent.BettingReopened _ ->
                news(round.table()).add(News.BETTING_OPENED);
            case RoundEvent.BettingClosed _ -> news(round.table()).add(News.BETTING_CLOSED);
            case RoundEvent.DealingBegan _ -> news(round.table()).add(News.DEALING);
            case RoundEvent.ResultTaken _ -> news(round.table()).add(News.RESULT);
            case RoundEvent.RoundSettled _ -> news(round.table()).add(News.SETTLED);
            case RoundEvent.RoundVoided _ -> news(round.table()).add(News.VOID);
            case RoundEvent.DealingCalledOff _,
                    RoundEvent.RoundHeld _,
                    RoundEvent.RoundReleased _,
                    RoundEvent.PairsSettled _ -> {}
        }
    }
}
