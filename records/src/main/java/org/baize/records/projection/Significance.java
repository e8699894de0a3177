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

/** Events that somebody who watches over the floor wants to see without asking for each. */
public enum Significance {
    /** The floor was built, opened or changed. */
    CONFIGURATION,
    /** Who may do what, and who failed to show it. */
    ACCESS,
    /** Acceptors, printers, wheels, tumblers, cards. */
    EQUIPMENT,
    /** Money that went by hand, or was kept back. */
    MONEY,
    /** A table that was closed or held up. */
    TABLE,
    /** Conduct, and what the house did about it. */
    CONDUCT,
    /** A dispute or a claim. */
    DISPUTE;

    /** What kind of significant event it is; empty for the ordinary course of play. */
    static Optional<Significance> of(Event event) {
        return switch (event) {
            case SetupEvent _ -> Optional.of(CONFIGURATION);
            case StaffEvent staff -> of(staff);
            case HouseEvent house -> of(house);
            case PatronEvent patron -> of(patron);
            case DisputeEvent _ -> Optional.of(DISPUTE);
            case MoneyEvent money -> of(money);
            case PaymentEvent payment -> of(payment);
            case FaultEvent fault -> of(fault);
            case WheelEvent wheel -> of(wheel);
            case DiceEvent dice -> of(dice);
            case CardEvent card -> of(card);
            case WagerEvent _, ClothEvent _, RoundEvent _ -> Optional.empty();
        };
    }

    private static Optional<Significance> of(StaffEvent event) {
        return switch (event) {
            case StaffEvent.Enrolled _, StaffEvent.SignOnFailed _, StaffEvent.PinChanged _, StaffEvent.PinUnlocked _ ->
                Optional.of(ACCESS);
            case StaffEvent.SignedOn _, StaffEvent.SignedOff _ -> Optional.empty();
        };
    }

    private static Optional<Significance> of(HouseEvent event) {
        return switch (event) {
            case HouseEvent.ChangeAnnounced _,
                    HouseEvent.ChangeCancelled _,
                    HouseEvent.ChangeTookEffect _,
                    HouseEvent.MaximumGranted _,
                    HouseEvent.IdleRoundsSet _ -> Optional.of(CONFIGURATION);
            case HouseEvent.ClosingAnnounced _,
                    HouseEvent.ClosingCancelled _,
                    HouseEvent.LastRoundOrdered _,
                    HouseEvent.TableClosed _,
                    HouseEvent.TableSuspended _,
                    HouseEvent.TableReopened _ -> Optional.of(TABLE);
            case HouseEvent.SeatVacated _ -> Optional.of(CONDUCT);
            case HouseEvent.ClosingRoundCounted _,
                    HouseEvent.NoticeShown _,
                    HouseEvent.SatOutCounted _,
                    HouseEvent.SeatFlagged _ -> Optional.empty();
        };
    }

    private static Optional<Significance> of(PatronEvent event) {
        return switch (event) {
            case PatronEvent.KeptToOneTerminal _,
                    PatronEvent.BreachRecorded _,
                    PatronEvent.SanctionImposed _,
                    PatronEvent.DirectedToLeave _,
                    PatronEvent.RefusalRecorded _ -> Optional.of(CONDUCT);
            case PatronEvent.TerminalRetired _, PatronEvent.TerminalRestored _ -> Optional.of(EQUIPMENT);
            case PatronEvent.PatronNamed _,
                    PatronEvent.BalanceDue _,
                    PatronEvent.PatronLeft _,
                    PatronEvent.AttendantCalled _,
                    PatronEvent.CallAnswered _,
                    PatronEvent.RulesShown _ -> Optional.empty();
        };
    }

    private static Optional<Significance> of(MoneyEvent event) {
        return switch (event) {
            case MoneyEvent.CashDevicesReported _ -> Optional.of(EQUIPMENT);
            case MoneyEvent.TicketCancelled _,
                    MoneyEvent.VoucherIssued _,
                    MoneyEvent.OwedVoucherIssued _,
                    MoneyEvent.OwedVoucherCancelled _,
                    MoneyEvent.TransferReturned _ -> Optional.of(MONEY);
            case MoneyEvent.AccountOpened _,
                    MoneyEvent.AccountClosed _,
                    MoneyEvent.NoteCredited _,
                    MoneyEvent.TicketCredited _,
                    MoneyEvent.CreditedAtTable _,
                    MoneyEvent.TransferHeld _,
                    MoneyEvent.TransferCredited _,
                    MoneyEvent.TransferredOut _,
                    MoneyEvent.CashOutRequested _,
                    MoneyEvent.TicketIssued _,
                    MoneyEvent.PaidOutAtTable _ -> Optional.empty();
        };
    }

    private static Optional<Significance> of(PaymentEvent event) {
        return switch (event) {
            case PaymentEvent.ValidationKeySet _ -> Optional.of(CONFIGURATION);
            case PaymentEvent.PaperRedeemed _ -> Optional.empty();
            case PaymentEvent.TicketReplaced _,
                    PaymentEvent.PaymentKeptBack _,
                    PaymentEvent.CaseStepRecorded _,
                    PaymentEvent.CaseEnded _,
                    PaymentEvent.CreditKeptBack _,
                    PaymentEvent.DueCreditHeld _,
                    PaymentEvent.CreditSetOff _,
                    PaymentEvent.MoreCreditHeld _,
                    PaymentEvent.CreditStepRecorded _,
                    PaymentEvent.CreditCaseEnded _,
                    PaymentEvent.PaymentDelayed _,
                    PaymentEvent.IdentificationAsked _,
                    PaymentEvent.IdentificationSeen _,
                    PaymentEvent.OtherFormAllowed _ -> Optional.of(MONEY);
        };
    }

    private static Optional<Significance> of(FaultEvent event) {
        return switch (event) {
            case FaultEvent.CaseOpened _, FaultEvent.CaseClosed _, FaultEvent.ErrorShown _ -> Optional.of(EQUIPMENT);
            case FaultEvent.ClaimLodged _, FaultEvent.ClaimDecided _ -> Optional.of(DISPUTE);
            case FaultEvent.StakesForfeited _ -> Optional.of(CONDUCT);
            case FaultEvent.WagersVoided _,
                    FaultEvent.WagerRelaxed _,
                    FaultEvent.ResultCorrected _,
                    FaultEvent.RoundCorrected _,
                    FaultEvent.PairsReversed _ -> Optional.of(MONEY);
        };
    }

    private static Optional<Significance> of(WheelEvent event) {
        return switch (event) {
            case WheelEvent.WheelFitted _, WheelEvent.BallChanged _, WheelEvent.NoSpinCalled _ ->
                Optional.of(EQUIPMENT);
            case WheelEvent.DisplayDisregarded shown -> shown.differs() ? Optional.of(EQUIPMENT) : Optional.empty();
            case WheelEvent.BallExamined _,
                    WheelEvent.BallSpun _,
                    WheelEvent.BallTracked _,
                    WheelEvent.NumberSensed _,
                    WheelEvent.NumberKeyed _ -> Optional.empty();
        };
    }

    private static Optional<Significance> of(DiceEvent event) {
        return switch (event) {
            case DiceEvent.DiceFitted _,
                    DiceEvent.TumblerCleared _,
                    DiceEvent.DiceUnreadable _,
                    DiceEvent.IncidentReported _,
                    DiceEvent.VoidDeclared _ -> Optional.of(EQUIPMENT);
            case DiceEvent.TumblerActivated _,
                    DiceEvent.ShooterChosen _,
                    DiceEvent.DiceShot _,
                    DiceEvent.DiceRecognised _,
                    DiceEvent.DiceKeyed _,
                    DiceEvent.DiceShown _ -> Optional.empty();
        };
    }

    private static Optional<Significance> of(CardEvent event) {
        return switch (event) {
            case CardEvent.CardsBrought _,
                    CardEvent.CardsTakenAway _,
                    CardEvent.CardsChecked _,
                    CardEvent.ShoeStarted _,
                    CardEvent.IrregularityFound _,
                    CardEvent.RemedyCarriedOut _,
                    CardEvent.HandsRebuilt _,
                    CardEvent.OptionChosen _,
                    CardEvent.CardsOrdered _,
                    CardEvent.CardsVerified _,
                    CardEvent.CardsReplaced _,
                    CardEvent.ExtraRoundsDirected _ -> Optional.of(EQUIPMENT);
            case CardEvent.StepMade _,
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
                    CardEvent.CoupWithoutWagers _,
                    CardEvent.FacingChosen _,
                    CardEvent.ExposersNamed _,
                    CardEvent.HandExposed _ -> Optional.empty();
        };
    }
}
