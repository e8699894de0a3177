package org.baize.engine.money;

import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.state.FloorState;
import org.baize.rules.cash.PaperEvent;
import org.baize.rules.law.Role;

/** Decides money in and out of chip accounts. */
public final class MoneyDecider implements Decider<MoneyCommand> {

    private final Credits credits;
    private final TransferDesk transfers;
    private final CashOuts cashOuts;

    public MoneyDecider(FloorState state) {
        credits = new Credits(state);
        transfers = new TransferDesk(state);
        cashOuts = new CashOuts(state);
    }

    @Override
    public Answer decide(MoneyCommand command, Moment moment) {
        return switch (command) {
            case MoneyCommand.InsertNote note -> atTerminal(moment, () -> credits.insert(note));
            case MoneyCommand.InsertTicket ticket -> atTerminal(moment, () -> credits.insert(ticket, moment));
            case MoneyCommand.BuyInAtTable buyIn -> credits.buyIn(buyIn, moment);
            case MoneyCommand.TransferIn transfer -> transfers.in(transfer, moment);
            case MoneyCommand.TransferOut transfer -> transfers.out(transfer, moment);
            case MoneyCommand.ReportCashDevices report ->
                atTerminal(
                        moment,
                        () -> Answer.of(new MoneyEvent.CashDevicesReported(
                                report.terminal(), report.acceptor(), report.printerReady())));
            case MoneyCommand.CashOut asked -> cashOuts.ask(asked, moment);
            case MoneyCommand.TicketPrinted printed -> atTerminal(moment, () -> cashOuts.printed(printed, moment));
            case MoneyCommand.PrintFailed failed ->
                atTerminal(
                        moment,
                        () -> cashOuts.failed(failed.terminal(), failed.number(), PaperEvent.PRINT_FAILED, moment));
            case MoneyCommand.PrintedIllegible illegible -> cashOuts.illegible(illegible, moment);
            case MoneyCommand.ArrangeHandPay arranged -> cashOuts.arrangeHandPay(arranged, moment);
            case MoneyCommand.PayOutAtTable pay -> cashOuts.payAtTable(pay, moment);
            case MoneyCommand.Leave leave -> cashOuts.leave(leave, moment);
        };
    }

    /** What an acceptor or printer says comes from its own terminal. */
    private static Answer atTerminal(Moment moment, Question question) {
        return moment.role() == Role.PLAYER_TERMINAL
                ? question.answer()
                : Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN);
    }

    /** Asked only of whoever may ask. */
    private interface Question {

        Answer answer();
    }
}
