package org.baize.engine.money;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.ledger.Ledger;
import org.baize.engine.state.Bar;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.engine.state.Transfers.Stage;
import org.baize.engine.state.Transfers.Transfer;
import org.baize.rules.cash.CreditAnswer;
import org.baize.rules.cash.CreditOffer;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.house.Act;
import org.baize.rules.law.Verdict;

/**
 * Credit that the monitoring system moves to and from terminals, each transfer once: by its sequence number always, and
 * by its reference among the latest that {@link org.baize.engine.state.Transfers} keeps.
 */
final class TransferDesk {

    private final FloorState state;

    TransferDesk(FloorState state) {
        this.state = state;
    }

    Answer in(MoneyCommand.TransferIn transfer, Moment moment) {
        Terminal terminal = state.terminalAt(transfer.terminal());
        Optional<Bar> retired = Credits.retired(terminal);
        if (retired.isPresent()) {
            return Answer.refuse(retired.get().reason(), retired.get().rule());
        }
        if (!Ledger.isAmount(transfer.cents())) {
            return Answer.refuse(FloorReason.NOT_AN_AMOUNT);
        }
        Optional<Transfer> earlier = state.transfers().transfer(transfer.reference());
        if (earlier.filter(known -> !same(known, transfer)).isPresent()) {
            return Answer.refuse(FloorReason.TRANSFER_DIFFERS);
        }
        Verdict act = moment.mayDo(new Standing(state, terminal).authority(), Act.TRANSFER_CREDIT);
        if (act instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return switch (asked(terminal, transfer.cents(), earlier.isPresent())) {
            case CreditAnswer.Refused refused -> Answer.refuse(refused.reason(), refused.rule());
            case CreditAnswer.Repeated _ -> Answer.of(List.of());
            case CreditAnswer.Held held ->
                Answer.of(new MoneyEvent.TransferHeld(
                        terminal.number(), transfer.reference(), transfer.cents(), held.rule()));
            case CreditAnswer.Credited credited ->
                Credits.opening(
                        state,
                        terminal,
                        credited,
                        new MoneyEvent.TransferCredited(
                                terminal.number(), transfer.reference(), transfer.cents(), credited.rule()));
        };
    }

    /** The same reference must mean the same transfer; one that was given back needs a new one. */
    private static boolean same(Transfer known, MoneyCommand.TransferIn transfer) {
        return known.terminal() == transfer.terminal()
                && known.cents() == transfer.cents()
                && (known.stage() == Stage.HELD || known.stage() == Stage.CREDITED);
    }

    /** The whole credit goes, under the conditions of a cash-out. */
    Answer out(MoneyCommand.TransferOut transfer, Moment moment) {
        Terminal terminal = state.terminalAt(transfer.terminal());
        Standing standing = new Standing(state, terminal);
        Optional<Transfer> earlier = state.transfers().transfer(transfer.reference());
        if (earlier.isPresent()) {
            boolean again =
                    earlier.get().stage() == Stage.PAID_OUT && earlier.get().terminal() == terminal.number();
            return again ? Answer.of(List.of()) : Answer.refuse(FloorReason.TRANSFER_DIFFERS);
        }
        Verdict act = moment.mayDo(standing.authority(), Act.TRANSFER_CREDIT);
        if (act instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Verdict leaves = standing.rules().cashOut().mayCashOut(standing.leaving());
        if (leaves instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        return new PayOuts(state).transferred(standing, transfer.reference(), leaves.rule(), moment.signature());
    }

    private CreditAnswer asked(Terminal terminal, long cents, boolean seenBefore) {
        Standing standing = new Standing(state, terminal);
        return standing.rules()
                .credit()
                .decide(new CreditOffer.Entry(CreditSource.TRANSFER, cents, seenBefore), standing.money());
    }

    /** What becomes of a transfer that waited, now that something has happened. */
    Optional<MoneyEvent> release(Transfer held) {
        long account = state.terminalAt(held.terminal()).status().accountNumber();
        if (account != held.account()) {
            throw new IllegalStateException(held + " outlived its account: account " + account + " is there now");
        }
        return switch (asked(state.terminalAt(held.terminal()), held.cents(), false)) {
            case CreditAnswer.Held _ -> Optional.empty();
            case CreditAnswer.Repeated again -> throw new IllegalStateException("a transfer that waits: " + again);
            case CreditAnswer.Refused refused ->
                Optional.of(new MoneyEvent.TransferReturned(
                        held.terminal(), held.reference(), held.cents(), refused.reason(), refused.rule()));
            case CreditAnswer.Credited credited ->
                Optional.of(new MoneyEvent.TransferCredited(
                        held.terminal(), held.reference(), held.cents(), credited.rule()));
        };
    }
}
