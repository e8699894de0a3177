package org.baize.engine.paper;

import java.util.Optional;
import org.baize.rules.cash.Paper;
import org.baize.rules.law.RuleId;

/**
 * A cash-out under way: asked for, and nothing is out yet.
 *
 * @param paper what the player will get
 * @param number the number of the ticket that is being printed; empty for what staff must bring
 * @param rule why it is this paper
 */
public record Paying(Paper paper, long cents, Optional<Long> number, RuleId rule) {

    /** A ticket did not come out: its place is taken by what a person brings. */
    public Paying byHand(RuleId because) {
        return new Paying(Paper.HAND_PAY_VOUCHER, cents, Optional.empty(), because);
    }
}
