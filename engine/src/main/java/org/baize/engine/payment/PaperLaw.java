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

/** The text that a paper was made out under, or that a terminal plays by: it also says how either is paid. */
record PaperLaw(House house) {

    static PaperLaw of(Slip slip) {
        return of(slip.issue().rulebookId());
    }

    static PaperLaw of(String rulebookId) {
        return new PaperLaw(Rulebooks.byId(rulebookId).house());
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

    /** Puts a question about an act to the rules, once it is clear that whoever asks may do it. */
    Answer asked(Act act, Moment moment, Question question) {
        return refuses(act, moment)
                .orElseGet(() -> question.answer(
                        care().orElseThrow(() -> new IllegalStateException(act + " is granted without rules for it"))));
    }

    /** Asked once it is clear who asks and by which rules. */
    interface Question {

        Answer answer(PaymentCare care);
    }

    static Optional<Answer> refusal(Verdict verdict) {
        return verdict instanceof Verdict.Refused refused ? Optional.of(Answer.refuse(refused)) : Optional.empty();
    }
}
