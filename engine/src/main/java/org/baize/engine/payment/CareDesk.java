package org.baize.engine.payment;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.paper.KeptBack;
import org.baize.engine.paper.Slip;
import org.baize.rules.cash.Delay;
import org.baize.rules.cash.PaperState;
import org.baize.rules.house.Act;
import org.baize.rules.law.Verdict;

/**
 * What the house may ask and do before it pays: keep back, put off, ask for identification, pay in another form. A text
 * that grants one of these acts has the rules for it.
 */
final class CareDesk {

    Answer keepBack(Slip slip, PaymentCommand.KeepBack keep, Moment moment) {
        return PaperLaw.of(slip).asked(Act.WITHHOLD_PAYMENT, moment, care -> {
            KeptBack facts = KeptBack.begun(keep.reason(), keep.inspectorNotified(), moment.atMillis());
            Verdict verdict = care.mayWithhold(slip.item(), facts.facts());
            return payable(slip)
                    .or(() -> PaperLaw.refusal(verdict))
                    .orElseGet(() -> Answer.of(new PaymentEvent.PaymentKeptBack(
                            slip.number(), facts, keep.demandReturn(), verdict.rule(), moment.signature())));
        });
    }

    Answer recordStep(Slip slip, PaymentCommand.RecordStep step, Moment moment) {
        return PaperLaw.of(slip)
                .asked(
                        Act.WITHHOLD_PAYMENT,
                        moment,
                        care -> isKeptBack(slip)
                                ? Answer.of(new PaymentEvent.CaseStepRecorded(
                                        slip.number(),
                                        step.step(),
                                        step.words(),
                                        moment.atMillis(),
                                        moment.signature()))
                                : Answer.refuse(FloorReason.PAPER_NOT_IN_THAT_STATE));
    }

    Answer end(Slip slip, boolean released, Moment moment) {
        return PaperLaw.of(slip).asked(Act.WITHHOLD_PAYMENT, moment, care -> {
            if (!isKeptBack(slip)) {
                return Answer.refuse(FloorReason.PAPER_NOT_IN_THAT_STATE);
            }
            KeptBack kept = slip.care().kept().orElseThrow();
            Verdict verdict = care.mayEndWithholding(slip.item(), kept.facts());
            return PaperLaw.refusal(verdict)
                    .orElseGet(() -> Answer.of(
                            new PaymentEvent.CaseEnded(slip.number(), released, verdict.rule(), moment.signature())));
        });
    }

    Answer delay(Slip slip, PaymentCommand.DelayPayment delay, Moment moment) {
        return PaperLaw.of(slip).asked(Act.DELAY_PAYMENT, moment, care -> {
            Verdict verdict =
                    care.mayDelay(new Delay(!delay.reason().isBlank(), delay.untilMillis(), delay.playerAgrees()));
            return payable(slip)
                    .or(() -> PaperLaw.refusal(verdict))
                    .orElseGet(() -> Answer.of(new PaymentEvent.PaymentDelayed(
                            slip.number(),
                            delay.reason(),
                            delay.untilMillis().orElseThrow(),
                            verdict.rule(),
                            moment.signature())));
        });
    }

    Answer ask(Slip slip, Moment moment) {
        return PaperLaw.of(slip)
                .asked(
                        Act.ASK_IDENTIFICATION,
                        moment,
                        care -> payable(slip)
                                .orElseGet(() -> Answer.of(new PaymentEvent.IdentificationAsked(
                                        slip.number(), care.identification(), moment.signature()))));
    }

    Answer identified(Slip slip, String kindOfDocument, Moment moment) {
        return PaperLaw.of(slip)
                .asked(
                        Act.ASK_IDENTIFICATION,
                        moment,
                        care -> slip.care().identificationDue() && !kindOfDocument.isBlank()
                                ? Answer.of(new PaymentEvent.IdentificationSeen(
                                        slip.number(), kindOfDocument, moment.signature()))
                                : Answer.refuse(FloorReason.PAPER_NOT_IN_THAT_STATE));
    }

    Answer otherForm(Slip slip, PaymentCommand.AllowOtherForm form, Moment moment) {
        return PaperLaw.of(slip).asked(Act.PAY_IN_ANOTHER_FORM, moment, care -> {
            Verdict verdict = care.mayPayInAnotherForm(slip.item());
            return payable(slip)
                    .or(() -> PaperLaw.refusal(verdict))
                    .orElseGet(() -> Answer.of(new PaymentEvent.OtherFormAllowed(
                            slip.number(), form.asked(), form.paid(), verdict.rule(), moment.signature())));
        });
    }

    /** Only what is still to be paid can be put off or asked about. */
    private static Optional<Answer> payable(Slip slip) {
        return slip.state() == PaperState.OUTSTANDING || slip.state() == PaperState.DELAYED
                ? Optional.empty()
                : Optional.of(Answer.refuse(FloorReason.PAPER_NOT_IN_THAT_STATE));
    }

    private static boolean isKeptBack(Slip slip) {
        return slip.state() == PaperState.WITHHELD || slip.state() == PaperState.RETURN_DEMANDED;
    }
}
