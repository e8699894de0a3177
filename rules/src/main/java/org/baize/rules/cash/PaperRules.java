package org.baize.rules.cash;

import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Which paper a cash-out gives. One cash-out gives one paper for the whole value: never split, never two.
 *
 * @param usual what a player gets when nothing is in the way
 * @param handPay what takes the place of a ticket, where tickets are printed
 * @param closes the rule by which the account closes when the paper is out, not before
 */
public record PaperRules(Ruled<Paper> usual, Optional<HandPay> handPay, RuleId closes) {

    public PaperRules {
        if (handPay.isPresent() != (usual.value() == Paper.REDEEMABLE_TICKET)) {
            throw new IllegalArgumentException("tickets, and only tickets, need hand pay in reserve: " + usual);
        }
    }

    /** The paper for that value. At the limit it is still a ticket; above it, or without a printer, a hand pay. */
    public Ruled<Paper> paperFor(long valueCents, Optional<Long> ticketLimitCents, boolean printerReady) {
        if (handPay.isEmpty()) {
            return usual;
        }
        if (ticketLimitCents.isPresent() && valueCents > ticketLimitCents.get()) {
            return new Ruled<>(Paper.HAND_PAY_VOUCHER, handPay.get().aboveLimit());
        }
        return printerReady
                ? usual
                : new Ruled<>(Paper.HAND_PAY_VOUCHER, handPay.get().noTicket());
    }

    /** What follows from an event of the cash-out. */
    public PaperStep on(PaperEvent event) {
        return switch (event) {
            case REQUESTED -> new PaperStep(AccountState.CASH_OUT_PENDING, false, Optional.empty(), closes);
            case TICKET_PRINTED, VOUCHER_ISSUED, PAID_AT_TABLE ->
                new PaperStep(AccountState.NONE, false, Optional.empty(), closes);
            case PRINT_FAILED, PRINTED_ILLEGIBLE -> failed(handPay.orElseThrow());
        };
    }

    /** Whether a voucher may take the place of a ticket that failed, on the word of this person. */
    public Verdict mayReplace(PaperState failedTicket, Role arrangedBy) {
        if (handPay.isEmpty()) {
            return Verdict.refuse(CashOutReason.NO_TICKET_TO_REPLACE, closes);
        }
        Verdict arranged = handPay.get().mayArrange(arrangedBy);
        return arranged.permitted() && failedTicket != PaperState.CANCELLED
                ? Verdict.refuse(CashOutReason.TICKET_NOT_CANCELLED, arranged.rule())
                : arranged;
    }

    private static PaperStep failed(HandPay handPay) {
        return handPay.atOnce()
                ? new PaperStep(
                        AccountState.CASH_OUT_PENDING, true, Optional.of(Paper.HAND_PAY_VOUCHER), handPay.noTicket())
                : new PaperStep(AccountState.ACTIVE, true, Optional.empty(), handPay.noTicket());
    }
}
