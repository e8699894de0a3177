package org.baize.engine.payment;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.paper.Care;
import org.baize.engine.paper.PayForm;
import org.baize.engine.paper.Payment;
import org.baize.engine.paper.Slip;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.CareReason;
import org.baize.rules.cash.HandPay;
import org.baize.rules.cash.ManualPayment;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.PaymentRules;
import org.baize.rules.cash.Presented;
import org.baize.rules.cash.RedemptionPlace;
import org.baize.rules.house.Act;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/** Paying a paper once, or replacing one that nobody can read. */
final class Redemption {

    private final FloorState state;

    Redemption(FloorState state) {
        this.state = state;
    }

    Answer redeem(Slip slip, PaymentCommand.Redeem asked, Moment moment) {
        PaperLaw law = PaperLaw.of(slip);
        Optional<Answer> notEntitled = law.refuses(Act.REDEEM_PAPER, moment);
        if (notEntitled.isPresent()) {
            return notEntitled.get();
        }
        Optional<RedemptionPlace> here = place(moment.who().kind());
        if (here.isEmpty()) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        RedemptionPlace place = here.get();
        Verdict pays = law.cash()
                .payment()
                .mayRedeem(new Presented(
                        slip.issue().paper(),
                        slip.stateAt(moment.atMillis()),
                        place,
                        asked.readable(),
                        slip.care().identificationDue()));
        if (pays instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Optional<Answer> unsigned = unsigned(law, slip, asked.signed());
        return unsigned.orElseGet(() -> Answer.of(new PaymentEvent.PaperRedeemed(
                slip.number(),
                new Payment(place, 0, form(slip), asked.signed(), moment.atMillis()),
                pays.rule(),
                moment.signature())));
    }

    /** Where whoever asks stands; what stands nowhere pays nothing. */
    private static Optional<RedemptionPlace> place(Origin.Kind kind) {
        return switch (kind) {
            case PERSON -> Optional.of(RedemptionPlace.CASH_DESK);
            case DEVICE -> Optional.of(RedemptionPlace.TICKET_MACHINE);
            case TERMINAL -> Optional.of(RedemptionPlace.PLAYER_TERMINAL);
            case SYSTEM, MONITORING, SIMULATOR -> Optional.empty();
        };
    }

    private static PayForm form(Slip slip) {
        return slip.care().otherForm().map(Care.OtherForm::paid).orElse(PayForm.CASH);
    }

    /** A voucher is a payment by hand: where the text asks for it, the player signs for it. */
    private static Optional<Answer> unsigned(PaperLaw law, Slip slip, boolean signed) {
        if (slip.issue().paper() != Paper.HAND_PAY_VOUCHER) {
            return Optional.empty();
        }
        ManualPayment form = new ManualPayment(
                slip.cents(), "voucher of terminal " + slip.issue().terminal(), signed);
        return law.care().flatMap(care -> PaperLaw.refusal(care.mayMarkPaid(form)));
    }

    /**
     * The ticket dies and a voucher has its value, on the word of whoever arranges hand pays. As long as nobody else
     * has bought in at the terminal that printed it, it failed at the cash-out; later it is an exception, under its own
     * rule.
     */
    Answer replace(Slip slip, String reason, Moment moment) {
        PaperLaw law = PaperLaw.of(slip);
        Optional<Answer> notEntitled = law.refuses(Act.ARRANGE_HAND_PAY, moment);
        if (notEntitled.isPresent()) {
            return notEntitled.get();
        }
        PaymentRules payment = law.cash().payment();
        if (reason.isBlank()) {
            return Answer.refuse(CareReason.REASON_MISSING, payment.unreadable());
        }
        boolean replaceable = slip.issue().paper() == Paper.REDEEMABLE_TICKET && slip.state() == PaperState.OUTSTANDING;
        if (!replaceable) {
            return Answer.refuse(FloorReason.PAPER_NOT_IN_THAT_STATE);
        }
        Slip.Issue voucher = slip.issue().again(Paper.HAND_PAY_VOUCHER, moment.atMillis());
        return Answer.of(new PaymentEvent.TicketReplaced(
                slip.number(),
                Slip.outstanding(state.papers().number(0), voucher),
                reason,
                rule(law, slip),
                moment.signature()));
    }

    private RuleId rule(PaperLaw law, Slip slip) {
        Terminal terminal = state.terminalAt(slip.issue().terminal());
        boolean atCashOut = terminal.status().accountNumber() == slip.issue().account();
        return law.cash()
                .paper()
                .handPay()
                .filter(handPay -> atCashOut)
                .map(HandPay::noTicket)
                .orElse(law.cash().payment().unreadable());
    }
}
