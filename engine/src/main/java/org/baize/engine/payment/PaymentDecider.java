package org.baize.engine.payment;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.paper.Slip;
import org.baize.engine.paper.ValidationNumbers;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.state.FloorState;
import org.baize.rules.cash.RedemptionReason;
import org.baize.rules.law.Role;

/** Decides what becomes of tickets and vouchers, and of credit that is kept back. */
public final class PaymentDecider implements Decider<PaymentCommand> {

    private final FloorState state;
    private final Redemption redemption;
    private final CareDesk care;
    private final CreditDesk credit;

    public PaymentDecider(FloorState state) {
        this.state = state;
        this.redemption = new Redemption(state);
        this.care = new CareDesk();
        this.credit = new CreditDesk(state);
    }

    @Override
    public Answer decide(PaymentCommand command, Moment moment) {
        return switch (command) {
            case PaymentCommand.SetValidationKey set -> setKey(set, moment);
            case PaymentCommand.Redeem redeem -> of(redeem.number(), slip -> redemption.redeem(slip, redeem, moment));
            case PaymentCommand.ReplaceTicket replace ->
                of(replace.number(), slip -> redemption.replace(slip, replace.reason(), moment));
            case PaymentCommand.KeepBack keep -> of(keep.number(), slip -> care.keepBack(slip, keep, moment));
            case PaymentCommand.RecordStep step -> of(step.number(), slip -> care.recordStep(slip, step, moment));
            case PaymentCommand.EndCase end -> of(end.number(), slip -> care.end(slip, end.released(), moment));
            case PaymentCommand.WithholdDueCredit withhold -> credit.withhold(withhold, moment);
            case PaymentCommand.DemandCreditBack demand -> credit.demand(demand, moment);
            case PaymentCommand.RecordCreditStep step ->
                about(step.hold(), hold -> credit.recordStep(hold, step, moment));
            case PaymentCommand.EndCreditCase end ->
                about(end.hold(), hold -> credit.end(hold, end.released(), moment));
            case PaymentCommand.DelayPayment delay -> of(delay.number(), slip -> care.delay(slip, delay, moment));
            case PaymentCommand.AskIdentification ask -> of(ask.number(), slip -> care.ask(slip, moment));
            case PaymentCommand.RecordIdentification seen ->
                of(seen.number(), slip -> care.identified(slip, seen.kindOfDocument(), moment));
            case PaymentCommand.AllowOtherForm form -> of(form.number(), slip -> care.otherForm(slip, form, moment));
        };
    }

    /** A second key could repeat a number of the first, so there is never a second. */
    private Answer setKey(PaymentCommand.SetValidationKey set, Moment moment) {
        boolean installing =
                moment.who().kind() == Origin.Kind.SYSTEM && state.staff().isEmpty();
        if (!installing && moment.role() != Role.ADMINISTRATOR) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (state.papers().keyed()) {
            return Answer.refuse(FloorReason.VALIDATION_KEY_KEPT);
        }
        return ValidationNumbers.isKey(set.keyHex())
                ? Answer.of(new PaymentEvent.ValidationKeySet(set.keyHex(), moment.signature()))
                : Answer.refuse(FloorReason.NOT_A_VALIDATION_KEY);
    }

    /** What is no paper of ours is under no text that could be asked. */
    private Answer of(long number, About about) {
        Optional<Slip> slip = state.papers().slip(number);
        return slip.isPresent() ? about.answer(slip.get()) : Answer.refuse(RedemptionReason.NOT_FOUND);
    }

    /** A case that is over is closed for good. */
    private Answer about(long number, AboutCredit about) {
        Optional<CreditHold> hold = state.creditHolds().hold(number).filter(CreditHold::open);
        return hold.isPresent() ? about.answer(hold.get()) : Answer.refuse(FloorReason.NO_SUCH_CASE);
    }

    /** Something asked about one case of credit. */
    private interface AboutCredit {

        Answer answer(CreditHold hold);
    }

    /** Something asked about one paper. */
    private interface About {

        Answer answer(Slip slip);
    }
}
