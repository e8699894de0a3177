package org.baize.engine.view;

import java.util.Optional;
import org.baize.engine.paper.Care;
import org.baize.engine.paper.Payment;
import org.baize.engine.paper.Slip;
import org.baize.engine.paper.ValidationNumbers;
import org.baize.engine.state.FloorState;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;

/**
 * A ticket or voucher as the cash desk sees it.
 *
 * @param number all its digits, as text: a page cannot hold such a number
 * @param care what the house has asked or done before it pays
 * @param paid when, where and as what it was paid
 */
public record PaperView(String number, PaperState state, Issued issued, Care care, Optional<Payment> paid) {

    /** What it is worth, where and when it was made out, and under which text. */
    public record Issued(Paper paper, long cents, int terminal, long atMillis, String rulebookId) {}

    /** The paper of that number, if there ever was one. */
    public static Optional<PaperView> of(FloorState state, long number, long nowMillis) {
        return state.papers().slip(number).map(slip -> of(slip, nowMillis));
    }

    private static PaperView of(Slip slip, long nowMillis) {
        Slip.Issue issue = slip.issue();
        return new PaperView(
                ValidationNumbers.text(slip.number()),
                slip.stateAt(nowMillis),
                new Issued(issue.paper(), issue.cents(), issue.terminal(), issue.atMillis(), issue.rulebookId()),
                slip.care(),
                slip.paid());
    }
}
