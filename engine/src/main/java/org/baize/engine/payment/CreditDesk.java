package org.baize.engine.payment;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.event.PaymentEvent.Release;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.paper.KeptBack;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.spec.CreditHold.Amount;
import org.baize.engine.spec.CreditHold.Credited;
import org.baize.engine.spec.CreditHold.Owner;
import org.baize.engine.spec.CreditHold.Stage;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Layout;
import org.baize.engine.state.PastRound.Stood;
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
        Credited round = new Credited(asked.table(), table.round().number());
        KeptBack kept = KeptBack.begun(asked.reason(), asked.inspectorNotified(), moment.atMillis());
        return keepBack(
                terminal, new Amount(asked.cents(), 0, 0), new From(Stage.DUE, Optional.of(round)), kept, moment);
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
        Optional<FloorReason> unknown = asked.round().flatMap(round -> unknown(terminal, round));
        if (account == AccountState.NONE) {
            return Answer.refuse(FloorReason.NOBODY_THERE);
        }
        if (unknown.isPresent()) {
            return Answer.refuse(unknown.get());
        }
        if (!Ledger.isAmount(asked.cents()) || asked.cents() > creditedCents(terminal, asked.round())) {
            return Answer.refuse(FloorReason.NOT_AN_AMOUNT);
        }
        if (account != AccountState.ACTIVE) {
            return Answer.refuse(FloorReason.PAYMENT_UNDER_WAY);
        }
        long held = Math.min(asked.cents(), terminal.chips().balanceCents());
        KeptBack kept = KeptBack.begun(asked.reason(), asked.inspectorNotified(), moment.atMillis());
        Amount amount = new Amount(asked.cents(), held, asked.cents() - held);
        return keepBack(terminal, amount, new From(Stage.HELD, asked.round()), kept, moment);
    }

    /** Why no round of that number can have credited whoever is there now. */
    private Optional<FloorReason> unknown(Terminal terminal, Credited round) {
        boolean played = state.table(round.table()).isPresent()
                && terminal.reaches(round.table())
                && stood(terminal, round).isPresent();
        return played ? Optional.empty() : Optional.of(FloorReason.NO_SUCH_ROUND);
    }

    /** What that round has credited and no case has taken yet; without a round nothing is known, and no limit. */
    private long creditedCents(Terminal terminal, Optional<Credited> from) {
        if (from.isEmpty()) {
            return Long.MAX_VALUE;
        }
        long taken = state.creditHolds()
                .of(from.get(), owner(terminal))
                .mapToLong(hold -> hold.amount().heldCents() + hold.amount().owedCents())
                .sum();
        return stood(terminal, from.get()).map(Stood::creditedCents).orElse(0L) - taken;
    }

    private Optional<Stood> stood(Terminal terminal, Credited round) {
        return state.tableAt(round.table())
                .past(round.round())
                .flatMap(past -> past.stoodAt(terminal.number()))
                .filter(stood -> stood.account() == terminal.status().accountNumber());
    }

    private static Owner owner(Terminal terminal) {
        return new Owner(terminal.number(), terminal.status().accountNumber());
    }

    /** Where the credit comes from, and whether it is there already. */
    private record From(Stage stage, Optional<Credited> round) {}

    private Answer keepBack(Terminal terminal, Amount amount, From from, KeptBack kept, Moment moment) {
        return PaperLaw.of(terminal.rulebookId()).asked(Act.WITHHOLD_PAYMENT, moment, care -> {
            Verdict verdict = care.mayWithhold(PayableItem.CREDIT, kept.facts());
            return PaperLaw.refusal(verdict)
                    .orElseGet(() -> Answer.of(new PaymentEvent.CreditKeptBack(
                            new CreditHold(
                                    state.creditHolds().next(),
                                    owner(terminal),
                                    amount,
                                    from.round(),
                                    kept,
                                    from.stage()),
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
            Optional<Release> release = released ? Optional.of(release(hold, moment.atMillis())) : Optional.empty();
            return PaperLaw.refusal(verdict)
                    .orElseGet(() -> Answer.of(new PaymentEvent.CreditCaseEnded(
                            hold.number(), release, verdict.rule(), moment.signature())));
        });
    }

    /** A player whose account is not open any more gets a voucher; whoever sits there now is not concerned. */
    private Release release(CreditHold hold, long nowMillis) {
        Owner owner = hold.owner();
        Terminal terminal = state.terminalAt(owner.terminal());
        boolean gone = !owner(terminal).equals(owner) || terminal.status().account() != AccountState.ACTIVE;
        long owedCents =
                -state.ledger().balanceCents(new AccountId(AccountKind.RECEIVABLES, owner.terminal(), owner.account()));
        long repaid = Math.min(hold.amount().heldCents(), owedCents);
        long left = hold.amount().heldCents() - repaid;
        Slip.Issue issue = new Slip.Issue(
                Paper.HAND_PAY_VOUCHER,
                left,
                owner.terminal(),
                owner.account(),
                terminal.rulebookId(),
                nowMillis,
                Optional.empty());
        return new Release(
                gone,
                repaid,
                gone && left > 0 ? Optional.of(Slip.outstanding(state.papers().number(0), issue)) : Optional.empty());
    }

    private PaperLaw law(CreditHold hold) {
        return PaperLaw.of(state.terminalAt(hold.owner().terminal()).rulebookId());
    }
}
