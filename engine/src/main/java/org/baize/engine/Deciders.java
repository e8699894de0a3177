package org.baize.engine;

import org.baize.engine.answer.Answer;
import org.baize.engine.cards.CardDecider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.DisputeCommand;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.dice.DiceDecider;
import org.baize.engine.fault.FaultDecider;
import org.baize.engine.house.DisputeDecider;
import org.baize.engine.house.HouseDecider;
import org.baize.engine.house.PatronDecider;
import org.baize.engine.money.MoneyDecider;
import org.baize.engine.payment.PaymentDecider;
import org.baize.engine.round.RoundDecider;
import org.baize.engine.setup.SetupDecider;
import org.baize.engine.staff.StaffDecider;
import org.baize.engine.state.FloorState;
import org.baize.engine.wagering.ClothDecider;
import org.baize.engine.wagering.WagerDecider;
import org.baize.engine.wheel.WheelDecider;

/** Which chapter decides what. */
final class Deciders {

    private final SetupDecider setup;
    private final StaffDecider staff;
    private final HouseDecider house;
    private final PatronDecider patrons;
    private final DisputeDecider disputes;
    private final MoneyDecider money;
    private final PaymentDecider payments;
    private final WagerDecider wagers;
    private final ClothDecider cloth;
    private final RoundDecider rounds;
    private final WheelDecider wheels;
    private final CardDecider cards;
    private final FaultDecider faults;
    private final DiceDecider dice;

    Deciders(FloorState state) {
        setup = new SetupDecider(state);
        staff = new StaffDecider(state);
        house = new HouseDecider(state);
        patrons = new PatronDecider(state);
        disputes = new DisputeDecider(state);
        money = new MoneyDecider(state);
        payments = new PaymentDecider(state);
        wagers = new WagerDecider(state);
        cloth = new ClothDecider(state);
        rounds = new RoundDecider(state);
        wheels = new WheelDecider(state);
        cards = new CardDecider(state);
        faults = new FaultDecider(state);
        dice = new DiceDecider(state);
    }

    Answer decide(Command command, Moment moment) {
        return switch (command) {
            case WagerCommand wager -> wagers.decide(wager, moment);
            case ClothCommand lying -> cloth.decide(lying, moment);
            case RoundCommand round -> rounds.decide(round, moment);
            case MoneyCommand cash -> money.decide(cash, moment);
            case PaymentCommand payment -> payments.decide(payment, moment);
            case WheelCommand wheel -> wheels.decide(wheel, moment);
            case CardCommand card -> cards.decide(card, moment);
            case FaultCommand fault -> faults.decide(fault, moment);
            case DiceCommand tumbler -> dice.decide(tumbler, moment);
            case SetupCommand change -> setup.decide(change, moment);
            case HouseCommand order -> house.decide(order, moment);
            case PatronCommand patron -> patrons.decide(patron, moment);
            case DisputeCommand dispute -> disputes.decide(dispute, moment);
            case StaffCommand person -> staff.decide(person, moment);
        };
    }
}
