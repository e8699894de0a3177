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

    /** A step of a case about credit went on record; the inspector reads it here. */
    record CreditStepRecorded(long hold, KeptBack.Step step, String words, long atMillis, Signature by)
            implements PaymentEvent {}

    /**
     * A case about credit is over.
     *
     * @param released the player has it back, and what was owed is not owed any more
     * @param voucher for a player whose account is not open any more
     */
    record CreditCaseEnded(long hold, boolean released, Optional<Slip> voucher, RuleId rule, Signature by)
            implements PaymentEvent {}

    record PaymentDelayed(long number, String reason, long untilMillis, RuleId rule, Signature by)
            implements PaymentEvent {}

    record IdentificationAsked(long number, RuleId rule, Signature by) implements PaymentEvent {}

    record IdentificationSeen(long number, String kindOfDocument, Signature by) implements PaymentEvent {}

    record OtherFormAllowed(long number, PayForm asked, PayForm paid, RuleId rule, Signature by)
            implements PaymentEvent {}
}
