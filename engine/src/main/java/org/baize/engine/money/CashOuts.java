package org.baize.engine.money;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.paper.Paying;
import org.baize.engine.paper.Slip;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CashOutReason;
import org.baize.rules.cash.HandPay;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperEvent;
import org.baize.rules.cash.PaperStep;
import org.baize.rules.house.Act;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;

/** A cash-out from the press on the button to the paper in the player's hand. */
final class CashOuts {

    private final FloorState state;

    CashOuts(FloorState state) {
        this.state = state;
    }

    Answer ask(MoneyCommand.CashOut asked, Moment moment) {
        Standing standing = standing(asked.terminal());
        Verdict act = moment.mayDo(standing.authority(), Act.CASH_OUT);
        if (act instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Verdict leaves = standing.rules().cashOut().mayCashOut(standing.leaving());
        return leaves instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new PayOuts(state).begin(standing, true, leaves.rule()));
    }

    Answer printed(MoneyCommand.TicketPrinted printed, Moment moment) {
        Standing standing = standing(printed.terminal());
        if (!isPrinting(standing, printed.number())) {
            return Answer.refuse(FloorReason.NO_PAYMENT_UNDER_WAY);
        }
        PaperStep step = standing.rules().paper().on(PaperEvent.TICKET_PRINTED);
        return Answer.of(new MoneyEvent.TicketIssued(
                printed.terminal(),
                Slip.outstanding(printed.number(), issue(standing, moment.atMillis())),
                standing.afterPaying(step.account()),
                step.rule()));
    }

    /** The printer says that the ticket cannot be read, or somebody who may bring a voucher in its place. */
    Answer illegible(MoneyCommand.PrintedIllegible illegible, Moment moment) {
        int terminal = illegible.terminal();
        if (moment.role() == Role.PLAYER_TERMINAL) {
            return failed(terminal, illegible.number(), PaperEvent.PRINTED_ILLEGIBLE, moment);
        }
        Standing standing = standing(terminal);
        Optional<HandPay> handPay = standing.rules().paper().handPay();
        if (moment.who().kind() != Origin.Kind.PERSON || handPay.isEmpty()) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (!isPrinting(standing, illegible.number())) {
            return Answer.refuse(FloorReason.NO_PAYMENT_UNDER_WAY);
        }
        return handPay.get().mayArrange(moment.role()) instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : failed(terminal, illegible.number(), PaperEvent.PRINTED_ILLEGIBLE, moment);
    }

    /** The number dies first; what comes in its place, and on whose word, is for the text to say. */
    Answer failed(int terminal, long number, PaperEvent how, Moment moment) {
        Standing standing = standing(terminal);
        if (!isPrinting(standing, number)) {
            return Answer.refuse(FloorReason.NO_PAYMENT_UNDER_WAY);
        }
        PaperStep step = standing.rules().paper().on(how);
        return Answer.of(new MoneyEvent.TicketCancelled(
                terminal,
                Slip.cancelled(number, issue(standing, moment.atMillis())),
                step.account(),
                step.rule(),
                moment.signature()));
    }

    Answer arrangeHandPay(MoneyCommand.ArrangeHandPay arranged, Moment moment) {
        Standing standing = standing(arranged.terminal());
        Optional<HandPay> handPay = standing.rules().paper().handPay();
        if (moment.who().kind() != Origin.Kind.PERSON) {
            return Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        if (handPay.isEmpty()) {
            return Answer.refuse(
                    CashOutReason.NO_TICKET_TO_REPLACE, standing.rules().paper().closes());
        }
        if (!isPaying(standing, Paper.HAND_PAY_VOUCHER)) {
            return Answer.refuse(FloorReason.NO_PAYMENT_UNDER_WAY);
        }
        Verdict arrange = handPay.get().mayArrange(moment.role());
        return arrange instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(voucher(standing, moment));
    }

    private Event voucher(Standing standing, Moment moment) {
        PaperStep step = standing.rules().paper().on(PaperEvent.VOUCHER_ISSUED);
        long number = new PayOuts(state).nextNumber();
        return new MoneyEvent.VoucherIssued(
                standing.terminal().number(),
                Slip.outstanding(number, issue(standing, moment.atMillis())),
                standing.afterPaying(step.account()),
                paying(standing).rule(),
                moment.signature());
    }

    /** The dealer pays what was asked for, or what the patron asks for over the table. */
    Answer payAtTable(MoneyCommand.PayOutAtTable pay, Moment moment) {
        Standing standing = standing(pay.terminal());
        if (!standing.terminal().reaches(pay.table())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        Verdict act = moment.mayDo(standing.authority(), Act.PAY_OUT_AT_TABLE);
        if (act instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        if (isPaying(standing, Paper.PAID_AT_TABLE)) {
            return Answer.of(paidAtTable(standing, pay.table(), paying(standing).cents(), moment));
        }
        Verdict leaves = standing.rules().cashOut().mayCashOut(standing.leaving());
        if (leaves instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        List<Event> events = new ArrayList<>(new PayOuts(state).begin(standing, true, leaves.rule()));
        events.add(paidAtTable(standing, pay.table(), standing.leaving().payableCents(), moment));
        return Answer.of(events);
    }

    private static Event paidAtTable(Standing standing, int table, long cents, Moment moment) {
        PaperStep step = standing.rules().paper().on(PaperEvent.PAID_AT_TABLE);
        Terminal terminal = standing.terminal();
        boolean pending = standing.account() == AccountState.CASH_OUT_PENDING;
        long left = standing.leaving().liveStakeCents()
                + (pending ? terminal.chips().balanceCents() : 0);
        return new MoneyEvent.PaidOutAtTable(
                terminal.number(),
                table,
                cents,
                left > 0 ? AccountState.ACTIVE : step.account(),
                standing.rules().paper().usual().rule(),
                moment.signature());
    }

    /** Only an account with nothing on it can be given up, by whoever could also ask for its money. */
    Answer leave(MoneyCommand.Leave leave, Moment moment) {
        Standing standing = standing(leave.terminal());
        if (moment.mayDo(standing.authority(), Act.CASH_OUT) instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        boolean empty = standing.account() == AccountState.ACTIVE
                && standing.afterPaying(AccountState.NONE) == AccountState.NONE;
        return empty
                ? Answer.of(PayOuts.closed(
                        standing.terminal(), standing.rules().paper().closes()))
                : Answer.refuse(FloorReason.NO_PAYMENT_UNDER_WAY);
    }

    private Standing standing(int terminal) {
        return new Standing(state, state.terminalAt(terminal));
    }

    private static boolean isPrinting(Standing standing, long number) {
        return standing.terminal()
                .till()
                .paying()
                .flatMap(Paying::number)
                .filter(printing -> printing == number)
                .isPresent();
    }

    private static boolean isPaying(Standing standing, Paper paper) {
        return standing.terminal()
                .till()
                .paying()
                .filter(paying -> paying.paper() == paper)
                .isPresent();
    }

    private static Paying paying(Standing standing) {
        return standing.terminal().till().paying().orElseThrow();
    }

    private static Slip.Issue issue(Standing standing, long atMillis) {
        Terminal terminal = standing.terminal();
        Paying paying = paying(standing);
        return new Slip.Issue(
                paying.paper(),
                paying.cents(),
                terminal.number(),
                terminal.status().accountNumber(),
                terminal.rulebookId(),
                atMillis,
                Optional.empty());
    }
}
