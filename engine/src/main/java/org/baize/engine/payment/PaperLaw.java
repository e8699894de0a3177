package org.baize.engine.payment;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.chapter.Moment;
import org.baize.engine.paper.Slip;
import org.baize.rules.cash.CashRules;
import org.baize.rules.cash.PaymentCare;
import org.baize.rules.house.Act;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.House;
import org.baize.rules.rulebook.Rulebooks;

/** The text that a paper was made out under, which also says how it is paid. */
record PaperLaw(House house) {

    static PaperLaw of(Slip slip) {
        return new PaperLaw(Rulebooks.byId(slip.issue().rulebookId()).house());
    }

    CashRules cash() {
        return house.cash();
    }

    /** What the house may ask and do first; a text without it grants no act that needs it. */
    Optional<PaymentCare> care() {
        return cash().payment().care();
    }

    /** Why whoever asks may not do that. */
    Optional<Answer> refuses(Act act, Moment moment) {
        return refusal(moment.mayDo(house.conduct().authority(), act));
    }

    static Optional<Answer> refusal(Verdict verdict) {
        return verdict instanceof Verdict.Refused refused ? Optional.of(Answer.refuse(refused)) : Optional.empty();
    }
}
