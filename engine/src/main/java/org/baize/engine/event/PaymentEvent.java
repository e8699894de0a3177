package org.baize.engine.event;

import java.util.Optional;
import org.baize.engine.paper.KeptBack;
import org.baize.engine.paper.PayForm;
import org.baize.engine.paper.Payment;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.rules.law.RuleId;

/** What became of tickets and vouchers, and of credit that is kept back. */
public sealed interface PaymentEvent extends Event {

    /** See {@link org.baize.engine.paper.ValidationNumbers} for what it means that the key stands here. */
    record ValidationKeySet(String keyHex, Signature by) implements PaymentEvent {}

    record PaperRedeemed(long number, Payment payment, RuleId rule, Signature by) implements PaymentEvent {}

    /** The number of the old ticket is dead, and the voucher has its value. */
    record TicketReplaced(long number, Slip voucher, String reason, RuleId rule, Signature by)
            implements PaymentEvent {}

    record PaymentKeptBack(long number, KeptBack facts, boolean returnDemanded, RuleId rule, Signature by)
            implements PaymentEvent {}

    /** A step of a case went on record; the inspector reads it here. */
    record CaseStepRecorded(long number, KeptBack.Step step, String words, long atMillis, Signature by)
            implements PaymentEvent {}

    record CaseEnded(long number, boolean released, RuleId rule, Signature by) implements PaymentEvent {}

    /** Credit is kept back; what of it is on the meter came off, and is neither played nor paid out. */
    record CreditKeptBack(CreditHold hold, RuleId rule, Signature by) implements PaymentEvent {}

    /** The round that was to credit it is over, and this much of what it credited is held. */
    record DueCreditHeld(long hold, long cents) implements PaymentEvent {}

    /**
     * A correction of the round takes back what it credited, and what was kept back of that goes first.
     *
     * @param heldCents out of what is held, or of what the house has kept
     * @param owedCents what the player owes to the correction from now on, and to this case no more
     * @param gone the account is closed, and the money only passes
     */
    record CreditSetOff(long hold, long heldCents, long owedCents, boolean gone) implements PaymentEvent {}

    /** A correction of the round credited more, and this much of it is held too. */
    record MoreCreditHeld(long hold, long cents, boolean gone) implements PaymentEvent {}

    /** A step of a case about credit went on record; the inspector reads it here. */
    record CreditStepRecorded(long hold, KeptBack.Step step, String words, long atMillis, Signature by)
            implements PaymentEvent {}

    /**
     * A case about credit is over.
     *
     * @param release the player has it back, and what was owed is not owed any more; empty where the house keeps it
     */
    record CreditCaseEnded(long hold, Optional<Release> release, RuleId rule, Signature by) implements PaymentEvent {}

    /**
     * How a player gets credit back.
     *
     * @param gone the account is not open any more
     * @param repaidCents goes off what corrections could not collect from that player
     * @param voucher for what is then left to a player who has gone
     */
    record Release(boolean gone, long repaidCents, Optional<Slip> voucher) {}

    record PaymentDelayed(long number, String reason, long untilMillis, RuleId rule, Signature by)
            implements PaymentEvent {}

    record IdentificationAsked(long number, RuleId rule, Signature by) implements PaymentEvent {}

    record IdentificationSeen(long number, String kindOfDocument, Signature by) implements PaymentEvent {}

    record OtherFormAllowed(long number, PayForm asked, PayForm paid, RuleId rule, Signature by)
            implements PaymentEvent {}
}
