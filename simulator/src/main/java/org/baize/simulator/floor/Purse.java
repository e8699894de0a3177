package org.baize.simulator.floor;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.paper.Paying;
import org.baize.engine.paper.Slip;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.cash.PaperState;

/** How the player of one terminal gets money in and out, with the printer, the dealer and the monitoring system. */
final class Purse {

    private static final List<CreditSource> OVER_THE_TABLE = List.of(
            CreditSource.CASH_AT_TABLE,
            CreditSource.CHIPS_AT_TABLE,
            CreditSource.VOUCHER_AT_TABLE,
            CreditSource.TOKENS_AT_TABLE);

    private final Stage stage;
    private final Chance chance;
    private final Anybody anybody;
    private final int number;
    private int transfers;

    Purse(Stage stage, int number) {
        this.stage = stage;
        this.chance = stage.chance();
        this.anybody = new Anybody(stage);
        this.number = number;
    }

    void buyIn() {
        Terminal terminal = terminal();
        int how = chance.below(20);
        if (how == 0 || how == 3) {
            insertTicket();
        } else if (how == 1 || (how < 8 && terminal.spec().acceptedNotesCents().isEmpty())) {
            transferIn();
        } else if (terminal.spec().acceptedNotesCents().isEmpty() || how == 2) {
            int table = chance.pick(terminal.spec().tables());
            stage.send(
                    stage.dealerOf(table),
                    new MoneyCommand.BuyInAtTable(
                            table, number, chance.pick(OVER_THE_TABLE), chance.between(1, 40) * 5_00L));
        } else {
            long note = chance.pick(terminal.spec().acceptedNotesCents());
            stage.send(origin(), new MoneyCommand.InsertNote(number, note, !chance.oneIn(50)));
        }
    }

    /** Wants the money out, or gets on with that; false if something else comes first. */
    boolean payOut() {
        Optional<Paying> paying = terminal().till().paying();
        if (paying.isPresent()) {
            bringOut(paying.get());
            return true;
        }
        if (!chance.oneIn(25)) {
            return false;
        }
        switch (chance.below(6)) {
            case 0 -> transferOut();
            case 1 -> stage.send(origin(), new MoneyCommand.Leave(number));
            case 2 -> payAtTable();
            default -> stage.send(origin(), new MoneyCommand.CashOut(number));
        }
        return true;
    }

    private void bringOut(Paying paying) {
        if (paying.number().isEmpty()) {
            if (chance.oneIn(2)) {
                payAtTable();
            } else {
                anybody.asks(chance.pick(terminal().spec().tables()), new MoneyCommand.ArrangeHandPay(number));
            }
            return;
        }
        long ticket = paying.number().get();
        switch (chance.below(12)) {
            case 0 -> stage.send(origin(), new MoneyCommand.PrintFailed(number, ticket));
            case 1 -> stage.send(origin(), new MoneyCommand.PrintedIllegible(number, ticket));
            case 2 -> stage.send(origin(), new MoneyCommand.TicketPrinted(number, ticket + 1));
            default -> stage.send(origin(), new MoneyCommand.TicketPrinted(number, ticket));
        }
    }

    private void payAtTable() {
        int table = chance.pick(terminal().spec().tables());
        stage.send(stage.dealerOf(table), new MoneyCommand.PayOutAtTable(table, number));
    }

    private void insertTicket() {
        List<Slip> all = List.copyOf(stage.state().papers().slips());
        List<Slip> good = all.stream()
                .filter(slip -> slip.state() == PaperState.OUTSTANDING)
                .toList();
        List<Slip> papers = good.isEmpty() || chance.oneIn(4) ? all : good;
        if (!papers.isEmpty()) {
            stage.send(
                    origin(),
                    new MoneyCommand.InsertTicket(number, chance.pick(papers).number()));
        }
    }

    /** Sometimes the monitoring system asks again for what it had already. */
    void transferIn() {
        String reference = "in " + number + "/" + (chance.oneIn(4) ? transfers : ++transfers);
        stage.send(Origin.MONITORING, new MoneyCommand.TransferIn(number, reference, chance.between(1, 40) * 10_00L));
        boolean waits = stage.state().transfers().held().stream().anyMatch(held -> held.terminal() == number);
        if (waits && chance.oneIn(2)) {
            payAtTable();
            stage.send(origin(), new MoneyCommand.CashOut(number));
        }
    }

    private void transferOut() {
        String reference = "out " + number + "/" + (chance.oneIn(4) ? transfers : ++transfers);
        stage.send(Origin.MONITORING, new MoneyCommand.TransferOut(number, reference));
    }

    void mishap() {
        NoteAcceptor acceptor = chance.percent(70) ? usual() : chance.pick(List.of(NoteAcceptor.values()));
        stage.send(origin(), new MoneyCommand.ReportCashDevices(number, acceptor, chance.percent(80)));
    }

    private NoteAcceptor usual() {
        return terminal().spec().acceptedNotesCents().isEmpty() ? NoteAcceptor.NOT_FITTED : NoteAcceptor.READY;
    }

    private Origin origin() {
        return Origin.terminal(number);
    }

    private Terminal terminal() {
        return stage.terminal(number);
    }
}
