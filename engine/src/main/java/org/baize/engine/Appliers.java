package org.baize.engine;

import org.baize.engine.cards.CardApplier;
import org.baize.engine.dice.DiceApplier;
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
import org.baize.engine.fault.FaultApplier;
import org.baize.engine.house.DisputeApplier;
import org.baize.engine.house.HouseApplier;
import org.baize.engine.house.PatronApplier;
import org.baize.engine.money.MoneyApplier;
import org.baize.engine.payment.PaymentApplier;
import org.baize.engine.round.RoundApplier;
import org.baize.engine.setup.SetupApplier;
import org.baize.engine.staff.StaffApplier;
import org.baize.engine.state.FloorState;
import org.baize.engine.wagering.ClothApplier;
import org.baize.engine.wagering.WagerApplier;
import org.baize.engine.wheel.WheelApplier;

/** Which chapter applies what. */
final class Appliers {

    private final SetupApplier setup;
    private final StaffApplier staff;
    private final HouseApplier house;
    private final PatronApplier patrons;
    private final DisputeApplier disputes;
    private final MoneyApplier money;
    private final PaymentApplier payments;
    private final WagerApplier wagers;
    private final ClothApplier cloth;
    private final RoundApplier rounds;
    private final WheelApplier wheels;
    private final DiceApplier dice;
    private final CardApplier cards;
    private final FaultApplier faults;

    Appliers(FloorState state) {
        setup = new SetupApplier(state);
        staff = new StaffApplier(state);
        house = new HouseApplier(state);
        patrons = new PatronApplier(state);
        disputes = new DisputeApplier(state);
        money = new MoneyApplier(state);
        payments = new PaymentApplier(state);
        wagers = new WagerApplier(state);
        cloth = new ClothApplier(state);
        rounds = new RoundApplier(state);
        wheels = new WheelApplier(state);
        dice = new DiceApplier(state);
        cards = new CardApplier(state);
        faults = new FaultApplier(state);
    }

    void apply(Event event) {
        switch (event) {
            case WagerEvent wager -> wagers.apply(wager);
            case ClothEvent lying -> cloth.apply(lying);
            case RoundEvent round -> rounds.apply(round);
            case MoneyEvent cash -> money.apply(cash);
            case PaymentEvent payment -> payments.apply(payment);
            case WheelEvent wheel -> wheels.apply(wheel);
            case DiceEvent tumbler -> dice.apply(tumbler);
            case CardEvent card -> cards.apply(card);
            case FaultEvent fault -> faults.apply(fault);
            case SetupEvent change -> setup.apply(change);
            case HouseEvent order -> house.apply(order);
            case PatronEvent patron -> patrons.apply(patron);
            case DisputeEvent dispute -> disputes.apply(dispute);
            case StaffEvent person -> staff.apply(person);
        }
    }
}
