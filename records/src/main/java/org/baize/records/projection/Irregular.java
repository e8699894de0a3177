package org.baize.records.projection;

import java.util.Optional;
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

/** What did not go its ordinary course: the categories of the report on exceptions. */
public enum Irregular {
    VOID,
    CORRECTION,
    MALFUNCTION,
    /** A round waits for a supervisor. */
    HELD,
    /** Something about cards, dice or ball that a rule has a remedy for. */
    IRREGULARITY,
    FORFEITURE;

    /** Which exception it is; empty for none. */
    static Optional<Irregular> of(Event event) {
        return switch (event) {
            case RoundEvent round -> of(round);
            case FaultEvent fault -> of(fault);
            case WheelEvent wheel -> of(wheel);
            case DiceEvent dice -> of(dice);
            case CardEvent card -> of(card);
            case MoneyEvent.TicketCancelled _, MoneyEvent.OwedVoucherCancelled _ -> Optional.of(VOID);
            case PaymentEvent.TicketReplaced _ -> Optional.of(VOID);
            case ClothEvent.CashReturned _ -> Optional.of(VOID);
            case PatronEvent.TerminalRetired _ -> Optional.of(MALFUNCTION);
            case SetupEvent _,
                    StaffEvent _,
                    HouseEvent _,
                    PatronEvent _,
                    DisputeEvent _,
                    MoneyEvent _,
                    PaymentEvent _,
                    WagerEvent _,
                    ClothEvent _ -> Optional.empty();
        };
    }

    private static Optional<Irregular> of(RoundEvent event) {
        return switch (event) {
            case RoundEvent.RoundVoided _ -> Optional.of(VOID);
            case RoundEvent.RoundHeld _, RoundEvent.RoundReleased _ -> Optional.of(HELD);
            case RoundEvent.DealingCalledOff _ -> Optional.of(IRREGULARITY);
            case RoundEvent.BettingOpened _,
                    RoundEvent.BettingClosed _,
                    RoundEvent.BettingReopened _,
                    RoundEvent.DealingBegan _,
                    RoundEvent.ResultTaken _,
                    RoundEvent.PairsSettled _,
                    RoundEvent.RoundSettled _ -> Optional.empty();
        };
    }

    private static Optional<Irregular> of(FaultEvent event) {
        return switch (event) {
            case FaultEvent.CaseOpened _, FaultEvent.CaseClosed _, FaultEvent.ErrorShown _ -> Optional.of(MALFUNCTION);
            case FaultEvent.WagersVoided _, FaultEvent.PairsReversed _ -> Optional.of(VOID);
            case FaultEvent.StakesForfeited _ -> Optional.of(FORFEITURE);
            case FaultEvent.WagerRelaxed _, FaultEvent.ResultCorrected _ -> Optional.of(CORRECTION);
            case FaultEvent.RoundCorrected corrected ->
                Optional.of(corrected.actual().isPresent() ? CORRECTION : VOID);
            case FaultEvent.ClaimLodged _, FaultEvent.ClaimDecided _ -> Optional.empty();
        };
    }

    private static Optional<Irregular> of(WheelEvent event) {
        return switch (event) {
            case WheelEvent.NoSpinCalled _ -> Optional.of(IRREGULARITY);
            case WheelEvent.WheelFitted _,
                    WheelEvent.BallChanged _,
                    WheelEvent.BallExamined _,
                    WheelEvent.BallSpun _,
                    WheelEvent.BallTracked _,
                    WheelEvent.NumberSensed _,
                    WheelEvent.NumberKeyed _,
                    WheelEvent.DisplayDisregarded _ -> Optional.empty();
        };
    }

    private static Optional<Irregular> of(DiceEvent event) {
        return switch (event) {
            case DiceEvent.DiceUnreadable _, DiceEvent.IncidentReported _ -> Optional.of(IRREGULARITY);
            case DiceEvent.VoidDeclared _ -> Optional.of(VOID);
            case DiceEvent.DiceFitted _,
                    DiceEvent.TumblerCleared _,
                    DiceEvent.TumblerActivated _,
                    DiceEvent.ShooterChosen _,
                    DiceEvent.DiceShot _,
                    DiceEvent.DiceRecognised _,
                    DiceEvent.DiceKeyed _,
                    DiceEvent.DiceShown _ -> Optional.empty();
        };
    }

    private static Optional<Irregular> of(CardEvent event) {
        return switch (event) {
            case CardEvent.IrregularityFound _,
                    CardEvent.RemedyCarriedOut _,
                    CardEvent.HandsRebuilt _,
                    CardEvent.OptionChosen _,
                    CardEvent.CoupWithoutWagers _ -> Optional.of(IRREGULARITY);
            case CardEvent.CardsBrought _,
                    CardEvent.CardsTakenAway _,
                    CardEvent.CardsChecked _,
                    CardEvent.ShoeStarted _,
                    CardEvent.StepMade _,
                    CardEvent.CardDealt _,
                    CardEvent.CarriedCardsOpened _,
                    CardEvent.CardSetAside _,
                    CardEvent.CardsAsideUsed _,
                    CardEvent.CuttingCardShown _,
                    CardEvent.ResultAnnounced _,
                    CardEvent.CardsDiscarded _,
                    CardEvent.NoBetAsked _,
                    CardEvent.NoBetAnswered _,
                    CardEvent.NoBetDirected _,
                    CardEvent.ExtraRoundsDirected _,
                    CardEvent.CardsOrdered _,
                    CardEvent.CardsVerified _,
                    CardEvent.CardsReplaced _,
                    CardEvent.FacingChosen _,
                    CardEvent.ExposersNamed _,
                    CardEvent.HandExposed _ -> Optional.empty();
        };
    }
}
