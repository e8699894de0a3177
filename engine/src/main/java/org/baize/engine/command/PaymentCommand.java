package org.baize.engine.command;

import java.util.Optional;
import org.baize.engine.paper.KeptBack;
import org.baize.engine.paper.PayForm;
import org.baize.engine.spec.CreditHold;

/** Tickets and vouchers once they are out: paying them, and what may come before that; and credit that is kept back. */
public sealed interface PaymentCommand extends Command {

    /**
     * The installation gives the key of the validation numbers, once.
     *
     * @param keyHex 32 bytes in hexadecimal digits; see {@link org.baize.engine.paper.ValidationNumbers} for who gets
     *     to see them
     */
    record SetValidationKey(String keyHex) implements PaymentCommand {}

    /**
     * Somebody wants a paper paid at the cash desk or at a machine.
     *
     * @param readable the number was read from the paper itself
     * @param signed the player signed the form for a payment by hand
     */
    record Redeem(long number, boolean readable, boolean signed) implements PaymentCommand {

        /** A ticket machine is a device of the whole floor and of no table. */
        @Override
        public int table() {
            return NONE;
        }

        @Override
        public boolean tableOrNone() {
            return true;
        }
    }

    /**
     * A ticket that came out illegible is replaced by a voucher.
     *
     * @param reason goes on record
     */
    record ReplaceTicket(long number, String reason) implements PaymentCommand {}

    /**
     * The operator keeps a payment back until it has looked into it.
     *
     * @param demandReturn the paper itself is asked back
     * @param inspectorNotified an inspector was told already
     */
    record KeepBack(long number, boolean demandReturn, String reason, boolean inspectorNotified)
            implements PaymentCommand {}

    /** A step of such a case goes on record. */
    record RecordStep(long number, KeptBack.Step step, String words) implements PaymentCommand {}

    /**
     * The case is over.
     *
     * @param released it is paid; otherwise its number dies
     */
    record EndCase(long number, boolean released) implements PaymentCommand {}

    /**
     * The operator keeps back what the running round is about to credit to a terminal, up to so much.
     *
     * @param inspectorNotified an inspector was told already
     */
    record WithholdDueCredit(int table, int terminal, long cents, String reason, boolean inspectorNotified)
            implements PaymentCommand {}

    /**
     * The operator asks back what a terminal was credited. What of it is on the meter comes off at once; the player
     * owes the rest.
     *
     * @param round the round that credited it, so that a correction of that round does not take it a second time; empty
     *     for credit that came from no round
     * @param inspectorNotified an inspector was told already
     */
    record DemandCreditBack(
            int terminal, Optional<CreditHold.Credited> round, long cents, String reason, boolean inspectorNotified)
            implements PaymentCommand {}

    /** A step of a case about credit goes on record. */
    record RecordCreditStep(long hold, KeptBack.Step step, String words) implements PaymentCommand {}

    /**
     * A case about credit is over.
     *
     * @param released the player has it back; otherwise the house keeps it
     */
    record EndCreditCase(long hold, boolean released) implements PaymentCommand {}

    /** Payment is put off to a time that was agreed with the player. */
    record DelayPayment(long number, String reason, Optional<Long> untilMillis, boolean playerAgrees)
            implements PaymentCommand {}

    record AskIdentification(long number) implements PaymentCommand {}

    /** Identification was seen; the document itself is not kept here. */
    record RecordIdentification(long number, String kindOfDocument) implements PaymentCommand {}

    record AllowOtherForm(long number, PayForm asked, PayForm paid) implements PaymentCommand {}
}
