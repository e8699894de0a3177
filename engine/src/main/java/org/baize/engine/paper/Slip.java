package org.baize.engine.paper;

import java.util.Optional;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.PayableItem;

/**
 * A ticket or voucher that was made out.
 *
 * @param number its validation number
 * @param state how it stands; a delay ends by itself, see {@link #stateAt}
 * @param paid when, where and as what it was paid
 */
public record Slip(long number, Issue issue, PaperState state, Care care, Optional<Payment> paid) {

    /**
     * What is printed on it.
     *
     * @param account the chip account that it pays out
     * @param rulebookId the text that says how it is paid
     * @param owing the round whose correction owes it; empty for credit that was paid out
     */
    public record Issue(
            Paper paper,
            long cents,
            int terminal,
            long account,
            String rulebookId,
            long atMillis,
            Optional<Owing> owing) {

        /** The same account gets another paper of that value. */
        public Issue again(Paper other, long nowMillis) {
            return new Issue(other, cents, terminal, account, rulebookId, nowMillis, owing);
        }
    }

    /** A round that was corrected after its player had gone. */
    public record Owing(int table, long round) {}

    public static Slip outstanding(long number, Issue issue) {
        return new Slip(number, issue, PaperState.OUTSTANDING, Care.NONE, Optional.empty());
    }

    /** A number that never was a paper: printing failed, or nobody can read it. */
    public static Slip cancelled(long number, Issue issue) {
        return new Slip(number, issue, PaperState.CANCELLED, Care.NONE, Optional.empty());
    }

    /** What a scanner reads. */
    public String barcode() {
        return Barcode.of(number);
    }

    public long cents() {
        return issue.cents();
    }

    public PayableItem item() {
        return switch (issue.paper()) {
            case REDEEMABLE_TICKET -> PayableItem.TICKET;
            case HAND_PAY_VOUCHER -> PayableItem.VOUCHER;
            case PAID_AT_TABLE -> throw new IllegalStateException("what was paid at the table left no paper");
        };
    }

    /** How it stands at that time: a delay is over when the agreed time has come. */
    public PaperState stateAt(long nowMillis) {
        boolean over = state == PaperState.DELAYED && care.delayedUntilMillis().orElseThrow() <= nowMillis;
        return over ? PaperState.OUTSTANDING : state;
    }

    public Slip in(PaperState changed) {
        return new Slip(number, issue, changed, care, paid);
    }

    public Slip with(Care changed) {
        return new Slip(number, issue, state, changed, paid);
    }

    public Slip paid(Payment payment) {
        return new Slip(number, issue, PaperState.PAID, care, Optional.of(payment));
    }
}
