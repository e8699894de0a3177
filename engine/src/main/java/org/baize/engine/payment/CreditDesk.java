package org.baize.engine.payment;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.paper.KeptBack;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.spec.CreditHold.Amount;
import org.baize.engine.spec.CreditHold.Due;
import org.baize.engine.spec.CreditHold.Owner;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PayableItem;
import org.baize.rules.house.Act;
import org.baize.rules.law.Verdict;

/** Keeping back credit of a terminal: what a round is about to credit, or what was credited already. */
final class CreditDesk {

    private final FloorState state;

    CreditDesk(FloorState state) {
        this.state = state;
    }

    Answer withhold(PaymentCommand.WithholdDueCredit asked, Moment moment) {
        Terminal terminal = state.terminalAt(asked.terminal());
        Table table = state.tableAt(asked.table());
        if (!terminal.reaches(asked.table())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        if (!table.round().phase().running() || !plays(table, terminal)) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        if (!Ledger.isAmount(asked.cents())) {
            return Answer.refuse(FloorReason.NOT_AN_AMOUNT);
        }
        Due due = new Due(asked.table(), table.round().number());
        KeptBack kept = KeptBack.begun(asked.reason(), asked.inspectorNotified(), moment.atMillis());
        return keepBack(terminal, new Amount(asked.cents(), 0, 0), Optional.of(due), kept, moment);
    }

    private static boolean plays(Table table, Terminal terminal) {
        Layout layout = table.layout();
        int seat = layout.seatOf(terminal.number());
        return seat >= 0 && layout.pendingOfSeatCents(seat) + layout.lockedOfSeatCents(seat) > 0;
    }

    /** Only the meter itself is drawn on: a wager that lies on a layout plays on. */
    Answer demand(PaymentCommand.DemandCreditBack asked, Moment moment) {
        Terminal terminal = state.terminalAt(asked.terminal());
        AccountState account = terminal.status().account();
        if (account == AccountState.NONE) {
            return Answer.refuse(FloorReason.NOBODY_THERE);
        }
        if (!Ledger.isAmount(asked.cents())) {
            return Answer.refuse(FloorReason.NOT_AN_AMOUNT);
        }
        if (account != AccountState.ACTIVE) {
            return Answer.refuse(FloorReason.PAYMENT_UNDER_WAY);
        }
        long held = Math.min(asked.cents(), terminal.chips().balanceCents());
        KeptBack kept = KeptBack.begun(asked.reason(), asked.inspectorNotified(), moment.atMillis());
        return keepBack(
                terminal, new Amount(asked.cents(), held, asked.cents() - held), Optional.empty(), kept, moment);
    }

    private Answer keepBack(Terminal terminal, Amount amount, Optional<Due> due, KeptBack kept, Moment moment) {
        return PaperLaw.of(terminal.rulebookId()).asked(Act.WITHHOLD_PAYMENT, moment, care -> {
            Verdict verdict = care.mayWithhold(PayableItem.CREDIT, kept.facts());
            Owner owner = new Owner(terminal.number(), terminal.status().accountNumber());
            return PaperLaw.refusal(verdict)
                    .orElseGet(() -> Answer.of(new PaymentEvent.CreditKeptBack(
                            new CreditHold(state.creditHolds().next(), owner, amount, due, kept, true),
                            verdict.rule(),
                            moment.signature())));
        });
    }

    Answer recordStep(CreditHold hold, PaymentCommand.RecordCreditStep step, Moment moment) {
        return law(hold)
                .asked(
                        Act.WITHHOLD_PAYMENT,
                        moment,
                        care -> Answer.of(new PaymentEvent.CreditStepRecorded(
                                hold.number(), step.step(), step.words(), moment.atMillis(), moment.signature())));
    }

    Answer end(CreditHold hold, boolean released, Moment moment) {
        return law(hold).asked(Act.WITHHOLD_PAYMENT, moment, care -> {
            Verdict verdict =
                    care.mayEndWithholding(PayableItem.CREDIT, hold.kept().facts());
            Optional<Slip> voucher = released ? voucher(hold, moment.atMillis()) : Optional.empty();
            return PaperLaw.refusal(verdict)
                    .orElseGet(() -> Answer.of(new PaymentEvent.CreditCaseEnded(
                            hold.number(), released, voucher, verdict.rule(), moment.signature())));
        });
    }

    /** A player whose account is not open any more gets a voucher; whoever sits there now is not concerned. */
    private Optional<Slip> voucher(CreditHold hold, long nowMillis) {
        Terminal terminal = state.terminalAt(hold.owner().terminal());
        boolean there = terminal.status().accountNumber() == hold.owner().account()
                && terminal.status().account() == AccountState.ACTIVE;
        if (there || hold.amount().heldCents() == 0) {
            return Optional.empty();
        }
        return Optional.of(Slip.outstanding(
                state.papers().number(0),
                new Slip.Issue(
                        Paper.HAND_PAY_VOUCHER,
                        hold.amount().heldCents(),
                        hold.owner().terminal(),
                        hold.owner().account(),
                        terminal.rulebookId(),
                        nowMillis)));
    }

    private PaperLaw law(CreditHold hold) {
        return PaperLaw.of(state.terminalAt(hold.owner().terminal()).rulebookId());
    }
}
