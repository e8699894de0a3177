package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.TABLE;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.Floor;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand.BuyInAtTable;
import org.baize.engine.command.MoneyCommand.InsertNote;
import org.baize.engine.command.MoneyCommand.InsertTicket;
import org.baize.engine.command.MoneyCommand.Leave;
import org.baize.engine.command.MoneyCommand.ReportCashDevices;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.Request;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CreditReason;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.PlayReason;
import org.baize.rules.cash.RedemptionPlace;
import org.baize.rules.cash.RedemptionReason;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Money into a chip account: notes, tickets, and what the dealer takes over the table. */
class BuyInTest {

    private static final String KEY = "0a".repeat(32);
    private static final Origin FIRST = Origin.terminal(1);
    private static final Origin SECOND = Origin.terminal(2);

    @ParameterizedTest
    @ValueSource(strings = {MULTI, RAPID, SIC_BO, AMERICAN})
    @Clause({
        "act-multi-terminal-2019:4.2/buy-in",
        "act-multi-terminal-2019:2.1",
        "act-multi-terminal-2019:A.4",
        "act-multi-terminal-2019:A.1/Player Chip Account",
        "nsw-rapid-2016:4.2.1",
        "nsw-rapid-2016:4.2.2",
        "nsw-sic-bo-2016:3.4.1",
        "act-american-roulette-2005:14.2(b)"
    })
    void theFirstNoteOpensAnAccountAndEachNoteIsCreditedOnce(String text) {
        MoneyTable there = MoneyTable.of(text);
        assertThat(there.account(1)).isEqualTo(AccountState.NONE);

        assertThat(there.accept(FIRST, new InsertNote(1, 50_00, true)))
                .hasExactlyElementsOfTypes(MoneyEvent.AccountOpened.class, MoneyEvent.NoteCredited.class);
        there.floor().restart();
        assertThat(there.accept(FIRST, new InsertNote(1, 20_00, true)))
                .hasExactlyElementsOfTypes(MoneyEvent.NoteCredited.class);

        assertThat(there.account(1)).isEqualTo(AccountState.ACTIVE);
        assertThat(there.floor().chipsCents(1)).isEqualTo(70_00);
        assertThat(there.floor().chipsCents(2)).isZero();
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",4.3(a)", RAPID + ",4.3.1", SIC_BO + ",3.4.1", AMERICAN + ",14.2(b)"})
    @Clause({"act-multi-terminal-2019:4.3(a)", "nsw-rapid-2016:4.3.1", "nsw-sic-bo-2016:3.4.1"})
    void anyOtherNoteIsGivenBack(String text, String rule) {
        MoneyTable there = MoneyTable.of(text);

        there.refuses(FIRST, new InsertNote(1, 25_00, true), CreditReason.NOTE_NOT_ACCEPTED, rule);
        there.refuses(FIRST, new InsertNote(1, 50_00, false), CreditReason.NOTE_NOT_ACCEPTED, rule);
        there.refuses(FIRST, new InsertNote(1, 0, true), FloorReason.NOT_AN_AMOUNT);
        there.refuses(FIRST, new InsertNote(1, Long.MAX_VALUE, true), FloorReason.NOT_AN_AMOUNT);
        there.accept(FIRST, new ReportCashDevices(1, NoteAcceptor.OUT_OF_ORDER, true));
        there.refuses(FIRST, new InsertNote(1, 50_00, true), CreditReason.ACCEPTOR_NOT_READY, rule);
        there.accept(FIRST, new ReportCashDevices(1, NoteAcceptor.READY, true));
        there.accept(FIRST, new InsertNote(1, 50_00, true));

        assertThat(there.floor().chipsCents(1)).isEqualTo(50_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.2/further cash")
    void noNoteIsTakenWhileAConfirmedWagerLives() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1);
        there.open().floor().place(1, "red", 10_00);
        there.accept(FIRST, new InsertNote(1, 20_00, true));

        there.floor().confirm(1);
        there.refuses(FIRST, new InsertNote(1, 20_00, true), CreditReason.WAGER_ALIVE, "4.2/further cash");
        there.close();
        there.refuses(FIRST, new InsertNote(1, 20_00, true), CreditReason.WAGER_ALIVE, "4.2/further cash");
        there.settle("1");

        there.accept(FIRST, new InsertNote(1, 20_00, true));
        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00 + 20_00 + 10_00 + 20_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.3(b)", "nsw-rapid-2016:4.3.3"})
    void aWinGoesToTheAccountThatStaked() {
        for (String text : List.of(MULTI, RAPID)) {
            MoneyTable there = MoneyTable.of(text);
            there.floor().buyIn(1, 1).buyIn(2, 1);
            long account = there.accountNumber(1);

            there.open()
                    .wager(1, "straight:17", 10_00)
                    .wager(2, "red", 10_00)
                    .close()
                    .settle("17");

            assertThat(there.floor().chipsCents(1)).isEqualTo(90_00 + 360_00);
            assertThat(there.floor().chipsCents(2)).isEqualTo(90_00);
            assertThat(there.accountNumber(1)).isEqualTo(account);
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:2.1", "nsw-rapid-2016:4.2", "act-american-roulette-2005:14.2"})
    void nobodyPlaysWithoutCredit() {
        for (String text : List.of(MULTI, RAPID, AMERICAN)) {
            MoneyTable there = MoneyTable.of(text);
            there.floor().buyIn(2, 1);
            there.open();
            int red = there.floor().table(TABLE).play().bet("red");

            assertThat(there.floor()
                            .refuse(FIRST, new WagerCommand.Place(TABLE, 1, red, 10_00))
                            .reason())
                    .isEqualTo(PlayReason.TERMINAL_NOT_OPEN);
        }
    }

    @Test
    void whoComesNextHasAnAccountOfTheirOwn() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1).buyIn(2, 1);
        there.ticket(1);
        there.floor().buyIn(1, 1);

        assertThat(List.of(there.accountNumber(1), there.accountNumber(2))).containsExactly(3L, 2L);
        there.refuses(FIRST, new Leave(1), FloorReason.NO_PAYMENT_UNDER_WAY);
    }

    @Test
    void whoHasLostEverythingLeavesAnEmptyAccountBehind() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().buyIn(1, 1);
        there.open().wager(1, "red", 100_00);
        there.refuses(FIRST, new Leave(1), FloorReason.NO_PAYMENT_UNDER_WAY);
        there.close().settle("2");

        there.refuses(TestFloor.INSPECTOR, new Leave(1), AuthorityReason.NOT_ENTITLED, "4.5");
        there.accept(FIRST, new Leave(1));
        there.floor().buyIn(1, 1).restart();

        assertThat(there.accountNumber(1)).isEqualTo(2);
        there.open();
        assertThat(there.floor()
                        .refuse(FIRST, new WagerCommand.Repeat(TABLE, 1))
                        .reason())
                .isEqualTo(WagerReason.NOTHING_TO_DO);
    }

    @Test
    void noAccountIsOpenedThatCouldNotBePaidOut() {
        Floor unkeyed = new Floor();
        TableSetup setup = DefaultSetup.of(Rulebooks.byId(MULTI), "roulette");
        List<Command> installation = List.of(
                new PaymentCommand.SetValidationKey("00".repeat(31)),
                new SetupCommand.InstallTable(TABLE, TestFloor.spec(TABLE, MULTI, setup, Apparatus.LIVE_WHEEL)),
                new SetupCommand.InstallTerminal(
                        1, new TerminalSpec(List.of(TABLE), true, List.of(50_00L), true, true)));
        List<Answer> answers = new ArrayList<>();
        for (Command command : installation) {
            answers.add(unkeyed.handle(Request.of(Origin.SYSTEM, answers.size() + 1, 0, command))
                    .answer());
        }
        Answer tooEarly = unkeyed.handle(Request.of(FIRST, 1, 0, new InsertNote(1, 50_00, true)))
                .answer();
        Answer stranger = unkeyed.handle(Request.of(FIRST, 2, 0, new PaymentCommand.SetValidationKey(KEY)))
                .answer();
        unkeyed.handle(Request.of(Origin.SYSTEM, 4, 0, new PaymentCommand.SetValidationKey(KEY)));
        Answer keyed = unkeyed.handle(Request.of(FIRST, 3, 0, new InsertNote(1, 50_00, true)))
                .answer();
        Answer again = unkeyed.handle(Request.of(Origin.SYSTEM, 5, 0, new PaymentCommand.SetValidationKey(KEY)))
                .answer();

        assertThat(answers.getFirst()).isEqualTo(Answer.refuse(FloorReason.NOT_A_VALIDATION_KEY));
        assertThat(tooEarly).isEqualTo(Answer.refuse(FloorReason.NO_VALIDATION_KEY));
        assertThat(stranger).isEqualTo(Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN));
        assertThat(keyed).isInstanceOf(Answer.Accepted.class);
        assertThat(again).isEqualTo(Answer.refuse(FloorReason.VALIDATION_KEY_KEPT));
    }

    @Test
    @Clause({"nsw-rapid-2016:4.3.2", "nsw-rapid-2016:1.1/redeemable ticket", "nsw-rapid-2016:4.2.1"})
    void aTicketGoesInOnceForItsWholeValue() {
        MoneyTable there = MoneyTable.of(RAPID);
        there.floor().buyIn(1, 2);
        long number = there.ticket(1);

        there.accept(SECOND, new InsertTicket(2, number));
        there.floor().restart();

        assertThat(there.floor().chipsCents(2)).isEqualTo(200_00);
        assertThat(there.account(2)).isEqualTo(AccountState.ACTIVE);
        assertThat(there.stateOf(number)).isEqualTo(PaperState.PAID);
        assertThat(there.slip(number).paid().orElseThrow().place()).isEqualTo(RedemptionPlace.PLAYER_TERMINAL);
        there.refuses(FIRST, new InsertTicket(1, number), CreditReason.TICKET_NOT_PAYABLE, "4.3.2");
        there.refuses(FIRST, new InsertTicket(1, 4711), CreditReason.TICKET_NOT_PAYABLE, "4.3.2");
        assertThat(there.floor()
                        .refuse(TestFloor.CASHIER, new PaymentCommand.Redeem(number, true, true))
                        .reason())
                .isEqualTo(RedemptionReason.ALREADY_PAID);
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",4.3", SIC_BO + ",3.4"})
    @Clause({"act-multi-terminal-2019:A.1/Redeemable Ticket/cash desk only", "nsw-sic-bo-2016:3.4"})
    void elsewhereNoTicketGoesIn(String text, String rule) {
        MoneyTable there = MoneyTable.of(text);
        there.floor().buyIn(1, 1);
        long number = there.ticket(1);

        there.refuses(SECOND, new InsertTicket(2, number), CreditReason.SOURCE_UNKNOWN, rule);

        assertThat(there.floor().chipsCents(2)).isZero();
        assertThat(there.stateOf(number)).isEqualTo(PaperState.OUTSTANDING);
    }

    @Test
    @Clause("act-multi-terminal-2019:A.1/Redeemable Ticket/cash desk only")
    void aTicketForTheCashDeskIsNoCreditAtATerminalOfAnotherText() {
        MoneyTable there = MoneyTable.of(MULTI);
        there.floor().install(2, RAPID, DefaultSetup.of(Rulebooks.byId(RAPID), "roulette"), Apparatus.LIVE_WHEEL);
        there.floor().terminal(4, 2).buyIn(1, 1);
        long number = there.ticket(1);

        there.refuses(
                Origin.terminal(4),
                new InsertTicket(4, number),
                RedemptionReason.WRONG_PLACE,
                "A.1/Redeemable Ticket/cash desk only");
    }

    @Test
    @Clause({"act-american-roulette-2005:14.2(a)", "act-american-roulette-2005:14.2"})
    void theDealerTakesCashVouchersTokensAndChips() {
        MoneyTable there = MoneyTable.of(AMERICAN);
        long expected = 0;

        for (CreditSource kind : List.of(
                CreditSource.CASH_AT_TABLE,
                CreditSource.VOUCHER_AT_TABLE,
                CreditSource.TOKENS_AT_TABLE,
                CreditSource.CHIPS_AT_TABLE)) {
            assertThat(there.accept(DEALER, new BuyInAtTable(TABLE, 1, kind, 30_00))
                            .getLast())
                    .isInstanceOfSatisfying(MoneyEvent.CreditedAtTable.class, credited -> {
                        assertThat(credited.source()).isEqualTo(kind);
                        assertThat(credited.by().who()).isEqualTo(DEALER);
                    });
            expected += 30_00;
            assertThat(there.floor().chipsCents(1)).isEqualTo(expected);
        }
        there.refuses(
                DEALER, new BuyInAtTable(TABLE, 1, CreditSource.WINNINGS, 30_00), FloorReason.NOT_FOR_THIS_ORIGIN);
        there.refuses(DEALER, new BuyInAtTable(TABLE, 1, CreditSource.CASH_AT_TABLE, -1), FloorReason.NOT_AN_AMOUNT);
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.2")
    void atMiniBaccaratOnlyChipsAreTaken() {
        MoneyTable there = MoneyTable.of(MINI);

        there.refuses(
                DEALER,
                new BuyInAtTable(TABLE, 1, CreditSource.CASH_AT_TABLE, 50_00),
                CreditReason.SOURCE_UNKNOWN,
                "4.2");
        there.accept(DEALER, new BuyInAtTable(TABLE, 1, CreditSource.CHIPS_AT_TABLE, 50_00));

        assertThat(there.floor().chipsCents(1)).isEqualTo(50_00);
    }

    @ParameterizedTest
    @ValueSource(strings = {MULTI, RAPID, SIC_BO})
    @Clause({"nsw-rapid-2016:4.3", "nsw-sic-bo-2016:3.4"})
    void whereTheTextHasNoBuyInAtTheTableNobodyMakesOne(String text) {
        MoneyTable there = MoneyTable.of(text);

        assertThat(there.floor()
                        .refuse(DEALER, new BuyInAtTable(TABLE, 1, CreditSource.CASH_AT_TABLE, 50_00))
                        .reason())
                .isEqualTo(AuthorityReason.ACT_UNKNOWN);
        assertThat(there.account(1)).isEqualTo(AccountState.NONE);
    }
}
