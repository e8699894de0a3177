package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.CASHIER;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.INSPECTOR;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.MoneyCommand.ArrangeHandPay;
import org.baize.engine.command.MoneyCommand.BuyInAtTable;
import org.baize.engine.command.MoneyCommand.CashOut;
import org.baize.engine.command.MoneyCommand.InsertNote;
import org.baize.engine.command.MoneyCommand.PayOutAtTable;
import org.baize.engine.command.MoneyCommand.PrintFailed;
import org.baize.engine.command.MoneyCommand.PrintedIllegible;
import org.baize.engine.command.MoneyCommand.ReportCashDevices;
import org.baize.engine.command.MoneyCommand.TicketPrinted;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand.Redeem;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.Slip;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CashOutReason;
import org.baize.rules.cash.CreditReason;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.PlayReason;
import org.baize.rules.cash.RedemptionReason;
import org.baize.rules.house.AuthorityReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** From the press on cash-out to the paper in the player's hand. */
class CashOutTest {

    private static final Origin FIRST = Origin.terminal(1);

    @ParameterizedTest
    @ValueSource(strings = {MULTI, RAPID, SIC_BO})
    @Clause({
        "act-multi-terminal-2019:4.5(a)",
        "act-multi-terminal-2019:4.6/close",
        "act-multi-terminal-2019:4.7",
        "act-multi-terminal-2019:A.1/Redeemable Ticket/value",
        "nsw-rapid-2016:8.4",
        "nsw-sic-bo-2016:3.8"
    })
    void theWholeCreditBecomesOneTicketAndTheAccountClosesWhenItIsOut(String text) {
        MoneyTable there = MoneyTable.of(text);
        there.floor().buyIn(1, 2);

        long number = there.press(1);
        assertThat(there.account(1)).isEqualTo(AccountState.CASH_OUT_PENDING);
        assertThat(there.stateOf(number)).isEqualTo(PaperState.UNKNOWN);
        there.floor().restart();
        there.accept(FIRST, new TicketPrinted(1, number));
        there.floor().restart();

        assertThat(there.account(1)).isEqualTo(AccountState.NONE);
        assertThat(there.floor().chipsCents(1)).isZero();
        Slip ticket = there.slip(number);
        assertThat(ticket.issue())
                .isEqualTo(new Slip.Issue(
                        Paper.REDEEMABLE_TICKET,
                        200_00,
                        1,
                        1,
                        text,
                        there.floor().nowMillis(),
                        Optional.empty()));
        assertThat(ticket.barcode()).hasSize(20);
        there.floor().pass(86_400_000L * 365);
        assertThat(there.outstanding()).containsExactly(ticket);
        there.refuses(FIRST, new TicketPrinted(1, number), FloorReason.NO_PAYMENT_UNDER_WAY);
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.6/close", "act-multi-terminal-2019:A.1/Redeemable Ticket/issue"})
    void whileNothingIsOutTheCreditIsNeitherPlayableNorLost() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1);
        there.refuses(FIRST, new TicketPrinted(1, 4711), FloorReason.NO_PAYMENT_UNDER_WAY);
        there.refuses(SUPERVISOR, new ArrangeHandPay(1), FloorReason.NO_PAYMENT_UNDER_WAY);
        there.open();
        long number = there.press(1);
        int red = there.floor().table(TABLE).play().bet("red");

        there.refuses(FIRST, new WagerCommand.Place(TABLE, 1, red, 10_00), PlayReason.TERMINAL_NOT_OPEN, "A.4");
        there.refuses(FIRST, new InsertNote(1, 50_00, true), CreditReason.CASH_OUT_UNDER_WAY, "4.3(a)");
        there.refuses(FIRST, new CashOut(1), CashOutReason.TERMINAL_NOT_OPEN, "4.4(a)");
        there.refuses(FIRST, new TicketPrinted(1, number + 1), FloorReason.NO_PAYMENT_UNDER_WAY);

        assertThat(there.floor()
                        .floor()
                        .state()
                        .ledger()
                        .account(AccountKind.CASHING_OUT, 1)
                        .balanceCents())
                .isEqualTo(100_00);
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",4.4(a)", RAPID + ",8.3"})
    @Clause({"act-multi-terminal-2019:4.4(a)", "nsw-rapid-2016:8.3"})
    void aPlayerLeavesWhileWagersAreTakenOrNoRoundRuns(String text, String rule) {
        MoneyTable there = MoneyTable.of(text);
        there.floor().buyIn(1, 1).buyIn(2, 1).buyIn(3, 1);
        there.ticket(3);
        there.open().wager(1, "red", 10_00);

        there.refuses(FIRST, new CashOut(1), CashOutReason.WAGER_ALIVE, rule);
        there.close();
        there.refuses(FIRST, new CashOut(1), CashOutReason.WAGER_ALIVE, rule);
        there.refuses(Origin.terminal(2), new CashOut(2), CashOutReason.ROUND_NOT_SETTLED, rule);
        there.settle("2");
        long second = there.ticket(2);
        there.open();
        long first = there.ticket(1);

        assertThat(there.slip(first).cents()).isEqualTo(90_00);
        assertThat(there.slip(second).cents()).isEqualTo(100_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.4(a)")
    void unconfirmedChipsGoBackFirst() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1);
        there.open().floor().place(1, "red", 10_00).place(1, "straight:17", 5_00);

        List<Event> events = there.accept(FIRST, new CashOut(1));

        assertThat(events).hasSize(2);
        assertThat(events.getLast())
                .isInstanceOfSatisfying(
                        MoneyEvent.CashOutRequested.class,
                        asked -> assertThat(asked.paying().cents()).isEqualTo(100_00));
        assertThat(there.floor().terminal(1).layout().balanceCents()).isZero();
    }

    @Test
    @Clause("nsw-rapid-2016:8.3")
    void whereNothingIsConfirmedChipsOnTheLayoutAreAWager() {
        MoneyTable there = MoneyTable.of(RAPID);
        there.floor().buyIn(1, 1);
        there.open().wager(1, "red", 10_00);

        there.refuses(FIRST, new CashOut(1), CashOutReason.WAGER_ALIVE, "8.3");
        there.accept(FIRST, new WagerCommand.Clear(TABLE, 1));

        assertThat(there.slip(there.ticket(1)).cents()).isEqualTo(100_00);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.7")
    void onAutomaticSicBoOnlyAnOwnWagerKeepsAPlayer() {
        MoneyTable there = MoneyTable.of(SIC_BO);
        there.floor().buyIn(1, 1).buyIn(2, 1);
        there.open().wager(1, "small", 10_00).close();

        there.refuses(FIRST, new CashOut(1), CashOutReason.WAGER_ALIVE, "3.7");

        assertThat(there.slip(there.ticket(2)).cents()).isEqualTo(100_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.5")
    void nothingIsClosedSilently() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1);

        there.floor().pass(86_400_000L);
        there.open().close();

        assertThat(there.account(1)).isEqualTo(AccountState.ACTIVE);
        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        assertThat(there.outstanding()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",4.5(b)", RAPID + ",9.1", SIC_BO + ",3.8"})
    @Clause({"act-multi-terminal-2019:4.5(b)", "nsw-rapid-2016:9.1", "nsw-sic-bo-2016:3.8"})
    void aboveTheLimitThereIsNoTicketButOneHandPay(String text, String rule) {
        MoneyTable there = MoneyTable.withTicketLimit(text, 200_00);
        there.floor().buyIn(1, 2).buyIn(2, 2);
        there.accept(Origin.terminal(2), new InsertNote(2, 5_00, true));

        assertThat(there.slip(there.ticket(1)).cents()).isEqualTo(200_00);
        there.accept(Origin.terminal(2), new CashOut(2));
        assertThat(there.floor().terminal(2).till().paying().orElseThrow().number())
                .isEmpty();
        there.refuses(Origin.terminal(2), new ArrangeHandPay(2), FloorReason.NOT_FOR_THIS_ORIGIN);
        there.floor().restart();
        Event issued = there.accept(SUPERVISOR, new ArrangeHandPay(2)).getFirst();

        assertThat(issued).isInstanceOfSatisfying(MoneyEvent.VoucherIssued.class, voucher -> {
            assertThat(voucher.slip().cents()).isEqualTo(205_00);
            assertThat(voucher.slip().issue().paper()).isEqualTo(Paper.HAND_PAY_VOUCHER);
            assertThat(voucher.rule()).isEqualTo(there.rule(rule));
            assertThat(voucher.by().who()).isEqualTo(SUPERVISOR);
        });
        assertThat(there.account(2)).isEqualTo(AccountState.NONE);
        assertThat(there.outstanding()).hasSize(2);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.9")
    void onlyThePrinterOrWhoeverMayBringAVoucherKillsATicketAndIsNamed() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1).buyIn(2, 1);
        long first = there.press(1);
        long second = there.press(2);

        there.refuses(INSPECTOR, new PrintedIllegible(1, first), CashOutReason.HAND_PAY_NOT_ARRANGED, "4.9");
        there.refuses(DEALER, new PrintedIllegible(1, first), CashOutReason.HAND_PAY_NOT_ARRANGED, "4.9");
        there.refuses(Origin.SYSTEM, new PrintedIllegible(1, first), FloorReason.NOT_FOR_THIS_ORIGIN);
        there.refuses(SUPERVISOR, new PrintedIllegible(1, second), FloorReason.NO_PAYMENT_UNDER_WAY);
        assertThat(there.stateOf(first)).isEqualTo(PaperState.UNKNOWN);

        assertThat(cancelledBy(there.accept(SUPERVISOR, new PrintedIllegible(1, first))))
                .isEqualTo(SUPERVISOR);
        assertThat(cancelledBy(there.accept(Origin.terminal(2), new PrintFailed(2, second))))
                .isEqualTo(Origin.terminal(2));
        assertThat(there.stateOf(first)).isEqualTo(PaperState.CANCELLED);
    }

    private static Origin cancelledBy(List<Event> events) {
        return ((MoneyEvent.TicketCancelled) events.getFirst()).by().who();
    }

    @Test
    @Clause("act-multi-terminal-2019:4.9")
    void aFailedTicketIsDeadAndTheSupervisorBringsAVoucherOfTheSameValue() {
        for (boolean illegible : List.of(true, false)) {
            MoneyTable there = MoneyTable.of(MULTI);
            there.floor().buyIn(1, 2);
            long number = there.press(1);

            there.accept(FIRST, illegible ? new PrintedIllegible(1, number) : new PrintFailed(1, number));
            assertThat(there.stateOf(number)).isEqualTo(PaperState.CANCELLED);
            assertThat(there.account(1)).isEqualTo(AccountState.CASH_OUT_PENDING);
            there.refuses(FIRST, new CashOut(1), CashOutReason.TERMINAL_NOT_OPEN, "4.4(a)");
            there.refuses(DEALER, new ArrangeHandPay(1), CashOutReason.HAND_PAY_NOT_ARRANGED, "4.9");
            there.floor().restart();
            there.accept(SUPERVISOR, new ArrangeHandPay(1));
            there.floor().restart();

            assertThat(there.account(1)).isEqualTo(AccountState.NONE);
            assertThat(there.outstanding()).singleElement().satisfies(voucher -> {
                assertThat(voucher.cents()).isEqualTo(200_00);
                assertThat(voucher.issue().paper()).isEqualTo(Paper.HAND_PAY_VOUCHER);
                assertThat(voucher.number()).isNotEqualTo(number);
            });
            there.refuses(CASHIER, new Redeem(number, true, true), RedemptionReason.CANCELLED, "4.6/exchange");
            there.refuses(SUPERVISOR, new ArrangeHandPay(1), FloorReason.NO_PAYMENT_UNDER_WAY);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {RAPID, SIC_BO})
    @Clause({"nsw-rapid-2016:8.4", "nsw-rapid-2016:2.2.6", "nsw-sic-bo-2016:3.8"})
    void inNewSouthWalesTheCreditStaysOnTheMeterWhenPrintingFails(String text) {
        MoneyTable there = MoneyTable.of(text);
        there.floor().buyIn(1, 1);
        long failed = there.press(1);

        there.accept(FIRST, new PrintFailed(1, failed));
        there.floor().restart();

        assertThat(there.account(1)).isEqualTo(AccountState.ACTIVE);
        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        assertThat(there.stateOf(failed)).isEqualTo(PaperState.CANCELLED);
        long second = there.ticket(1);
        assertThat(second).isNotEqualTo(failed);
        assertThat(there.slip(second).cents()).isEqualTo(100_00);
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",4.9", RAPID + ",8.4", SIC_BO + ",3.8"})
    @Clause({"act-multi-terminal-2019:4.9", "nsw-rapid-2016:2.2.6", "nsw-sic-bo-2016:3.8"})
    void withoutAPrinterItIsPaidByHand(String text, String rule) {
        MoneyTable there = MoneyTable.of(text);
        there.floor().buyIn(1, 1);
        there.accept(FIRST, new ReportCashDevices(1, NoteAcceptor.READY, false));

        there.accept(FIRST, new CashOut(1));
        there.refuses(INSPECTOR, new ArrangeHandPay(1), CashOutReason.HAND_PAY_NOT_ARRANGED, rule);
        there.accept(SUPERVISOR, new ArrangeHandPay(1));

        assertThat(there.outstanding())
                .singleElement()
                .extracting(slip -> slip.issue().paper())
                .isEqualTo(Paper.HAND_PAY_VOUCHER);
    }

    @Test
    void nothingToPayIsRefused() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.refuses(FIRST, new CashOut(1), CashOutReason.TERMINAL_NOT_OPEN, "4.4(a)");
        there.floor().buyIn(1, 1);
        there.open().wager(1, "red", 100_00).close().settle("2");

        there.refuses(FIRST, new CashOut(1), CashOutReason.NOTHING_TO_PAY, "4.4(a)");
    }

    @Test
    @Clause({"act-american-roulette-2005:A/ATS Chip Account", "act-mini-baccarat-2015:4.2"})
    void withChipsTheDealerPaysTheWholeCreditAndAStakeStaysInPlay() {
        MoneyTable there = MoneyTable.of(AMERICAN);
        there.accept(DEALER, new BuyInAtTable(TABLE, 1, CreditSource.CASH_AT_TABLE, 100_00));
        long account = there.accountNumber(1);
        there.open().wager(1, "straight:17", 10_00).close();

        there.accept(FIRST, new CashOut(1));
        assertThat(there.account(1)).isEqualTo(AccountState.CASH_OUT_PENDING);
        there.floor().restart();
        Event paid = there.accept(DEALER, new PayOutAtTable(TABLE, 1)).getLast();
        assertThat(paid)
                .isInstanceOfSatisfying(
                        MoneyEvent.PaidOutAtTable.class,
                        out -> assertThat(out.cents()).isEqualTo(90_00));
        assertThat(there.account(1)).isEqualTo(AccountState.ACTIVE);
        there.settle("17");

        assertThat(there.accountNumber(1)).isEqualTo(account);
        assertThat(there.floor().chipsCents(1)).isEqualTo(360_00);
        there.accept(DEALER, new PayOutAtTable(TABLE, 1));
        assertThat(there.account(1)).isEqualTo(AccountState.NONE);
        assertThat(there.floor()
                        .floor()
                        .state()
                        .ledger()
                        .account(AccountKind.TABLE_BANK, TABLE)
                        .balanceCents())
                .isEqualTo(90_00 + 360_00 - 100_00);
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.2")
    void noTicketsAreMadeWhereChipsArePaid() {
        MoneyTable there = MoneyTable.of(MINI);
        there.accept(DEALER, new BuyInAtTable(TABLE, 1, CreditSource.CHIPS_AT_TABLE, 100_00));
        there.accept(FIRST, new CashOut(1));

        there.refuses(SUPERVISOR, new ArrangeHandPay(1), CashOutReason.NO_TICKET_TO_REPLACE, "4.2");
        there.accept(DEALER, new PayOutAtTable(TABLE, 1));

        assertThat(there.account(1)).isEqualTo(AccountState.NONE);
        assertThat(there.floor().floor().state().papers().slips()).isEmpty();
    }

    @Test
    void whereTicketsArePrintedNoDealerPays() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1);

        assertThat(there.floor().refuse(DEALER, new PayOutAtTable(TABLE, 1)).reason())
                .isEqualTo(AuthorityReason.ACT_UNKNOWN);
        assertThat(there.floor().refuse(DEALER, new CashOut(1)).reason()).isEqualTo(AuthorityReason.NOT_ENTITLED);
        there.refuses(DEALER, new InsertNote(1, 50_00, true), FloorReason.NOT_FOR_THIS_ORIGIN);
    }
}
