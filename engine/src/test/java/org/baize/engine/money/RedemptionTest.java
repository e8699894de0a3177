package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.CASHIER;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.INSPECTOR;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SIC_BO;
import static org.baize.engine.TestFloor.SUPERVISOR;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.MoneyCommand.ArrangeHandPay;
import org.baize.engine.command.MoneyCommand.CashOut;
import org.baize.engine.command.MoneyCommand.InsertNote;
import org.baize.engine.command.MoneyCommand.InsertTicket;
import org.baize.engine.command.MoneyCommand.ReportCashDevices;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand.AllowOtherForm;
import org.baize.engine.command.PaymentCommand.AskIdentification;
import org.baize.engine.command.PaymentCommand.DelayPayment;
import org.baize.engine.command.PaymentCommand.EndCase;
import org.baize.engine.command.PaymentCommand.KeepBack;
import org.baize.engine.command.PaymentCommand.RecordIdentification;
import org.baize.engine.command.PaymentCommand.RecordStep;
import org.baize.engine.command.PaymentCommand.Redeem;
import org.baize.engine.command.PaymentCommand.ReplaceTicket;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.Care;
import org.baize.engine.paper.KeptBack.Step;
import org.baize.engine.paper.PayForm;
import org.baize.engine.paper.Payment;
import org.baize.rules.cash.CareReason;
import org.baize.rules.cash.NoteAcceptor;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.rules.cash.RedemptionPlace;
import org.baize.rules.cash.RedemptionReason;
import org.baize.rules.house.AuthorityReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Paying tickets and vouchers once, and what may come before. */
class RedemptionTest {

    private static final Origin MACHINE = Origin.device(0);
    private static final long HOUR = 3_600_000;

    private static long ticket(MoneyTable there) {
        there.floor().buyIn(1, 1);
        return there.ticket(1);
    }

    private static long voucher(MoneyTable there) {
        there.accept(Origin.terminal(2), new InsertNote(2, 100_00, true));
        there.accept(Origin.terminal(2), new ReportCashDevices(2, NoteAcceptor.READY, false));
        there.accept(Origin.terminal(2), new CashOut(2));
        there.accept(SUPERVISOR, new ArrangeHandPay(2));
        return there.outstanding().stream()
                .filter(slip -> slip.issue().paper() == Paper.HAND_PAY_VOUCHER)
                .findFirst()
                .orElseThrow()
                .number();
    }

    private static long cashDeskCents(MoneyTable there) {
        return there.floor()
                .floor()
                .state()
                .ledger()
                .account(AccountId.of(AccountKind.CASH_DESK))
                .balanceCents();
    }

    @ParameterizedTest
    @CsvSource({MULTI + ",4.6/exchange", RAPID + ",9.3", SIC_BO + ",3.8"})
    @Clause({
        "act-multi-terminal-2019:4.6/exchange",
        "nsw-rapid-2016:1.1/redeemable ticket",
        "nsw-rapid-2016:9.3",
        "nsw-sic-bo-2016:3.8",
        "nsw-sic-bo-2016:5.3"
    })
    void aTicketIsPaidAtTheCashDeskOnceAndAtOnce(String text, String rule) {
        MoneyTable there = MoneyTable.of(text);
        long number = ticket(there);
        long paidAt = there.floor().nowMillis();

        there.accept(CASHIER, new Redeem(number, true, false));
        there.floor().pass(HOUR);
        there.floor().restart();

        assertThat(cashDeskCents(there)).isEqualTo(100_00);
        there.refuses(CASHIER, new Redeem(number, true, false), RedemptionReason.ALREADY_PAID, rule);
        assertThat(cashDeskCents(there)).isEqualTo(100_00);
        assertThat(there.slip(number).paid())
                .contains(new Payment(RedemptionPlace.CASH_DESK, 0, PayForm.CASH, false, paidAt));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:A.1/Redeemable Ticket/cash desk only",
        "nsw-rapid-2016:1.1/redeemable ticket",
        "nsw-sic-bo-2016:3.8"
    })
    void whereATicketIsPaid() {
        MoneyTable multi = MoneyTable.of(MULTI);
        long deskOnly = ticket(multi);
        for (Origin other : List.of(MACHINE, DEALER, SUPERVISOR, OPERATOR)) {
            assertThat(multi.floor()
                            .refuse(other, new Redeem(deskOnly, true, true))
                            .reason())
                    .isEqualTo(AuthorityReason.NOT_ENTITLED);
        }
        assertThat(multi.stateOf(deskOnly)).isEqualTo(PaperState.OUTSTANDING);
        for (String text : List.of(RAPID, SIC_BO)) {
            MoneyTable there = MoneyTable.of(text);
            long number = ticket(there);
            there.accept(MACHINE, new Redeem(number, true, false));
            assertThat(there.slip(number).paid().orElseThrow().place()).isEqualTo(RedemptionPlace.TICKET_MACHINE);
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:4.8(b)")
    void aNumberThatCannotBeReadIsNotPaid() {
        MoneyTable there = MoneyTable.of(MULTI);
        long number = ticket(there);

        there.refuses(CASHIER, new Redeem(number, false, false), RedemptionReason.UNREADABLE, "4.8(b)");
        there.refuses(CASHIER, new Redeem(4711, true, false), RedemptionReason.NOT_FOUND);
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.8(b)", "act-multi-terminal-2019:4.9"})
    void aSupervisorReplacesAnIllegibleTicketAndTheReasonIsKept() {
        MoneyTable there = MoneyTable.of(MULTI);
        long atCashOut = ticket(there);

        there.refuses(SUPERVISOR, new ReplaceTicket(atCashOut, " "), CareReason.REASON_MISSING, "4.8(b)");
        assertThat(there.floor()
                        .refuse(DEALER, new ReplaceTicket(atCashOut, "smudged"))
                        .reason())
                .isEqualTo(AuthorityReason.NOT_ENTITLED);
        PaymentEvent.TicketReplaced first = replaced(there, atCashOut);
        assertThat(first.rule()).isEqualTo(there.rule("4.9"));
        assertThat(first.reason()).isEqualTo("smudged");
        long later = ticket(there);
        there.floor().buyIn(1, 1);
        PaymentEvent.TicketReplaced second = replaced(there, later);

        assertThat(second.rule()).isEqualTo(there.rule("4.8(b)"));
        assertThat(there.stateOf(later)).isEqualTo(PaperState.CANCELLED);
        assertThat(there.slip(second.voucher().number()).cents()).isEqualTo(100_00);
        there.refuses(CASHIER, new Redeem(later, true, false), RedemptionReason.CANCELLED, "4.6/exchange");
        there.refuses(SUPERVISOR, new ReplaceTicket(later, "again"), FloorReason.PAPER_NOT_IN_THAT_STATE);
        there.accept(CASHIER, new Redeem(second.voucher().number(), true, false));
        there.floor().restart();
    }

    private static PaymentEvent.TicketReplaced replaced(MoneyTable there, long number) {
        return (PaymentEvent.TicketReplaced)
                there.accept(SUPERVISOR, new ReplaceTicket(number, "smudged")).getFirst();
    }

    @ParameterizedTest
    @CsvSource({RAPID + ",9.1", SIC_BO + ",5.1.b"})
    @Clause({"nsw-rapid-2016:9.1", "nsw-sic-bo-2016:5.1.a", "nsw-sic-bo-2016:5.1.b"})
    void aVoucherIsPaidByHandAgainstASignature(String text, String rule) {
        MoneyTable there = MoneyTable.of(text);
        long number = voucher(there);

        assertThat(there.floor().refuse(MACHINE, new Redeem(number, true, true)).reason())
                .isEqualTo(RedemptionReason.WRONG_PLACE);
        there.refuses(CASHIER, new Redeem(number, true, false), CareReason.NOT_ACKNOWLEDGED, rule);
        PaymentEvent paid = (PaymentEvent)
                there.accept(CASHIER, new Redeem(number, true, true)).getFirst();

        assertThat(paid).isInstanceOfSatisfying(PaymentEvent.PaperRedeemed.class, redeemed -> {
            assertThat(redeemed.payment().signed()).isTrue();
            assertThat(redeemed.by().who()).isEqualTo(CASHIER);
        });
        assertThat(cashDeskCents(there)).isEqualTo(100_00);
    }

    @Test
    @Clause("nsw-rapid-2016:9.2")
    void onRapidAHoldNeedsAReasonTheInspectorAndADetermination() {
        MoneyTable there = MoneyTable.of(RAPID);
        long number = ticket(there);

        there.refuses(OPERATOR, new KeepBack(number, false, "", true), CareReason.REASON_MISSING, "9.2");
        there.refuses(OPERATOR, new KeepBack(number, false, "stolen", false), CareReason.INSPECTOR_NOT_NOTIFIED, "9.2");
        assertThat(there.floor()
                        .refuse(INSPECTOR, new KeepBack(number, false, "stolen", true))
                        .reason())
                .isEqualTo(AuthorityReason.INSPECTOR_ONLY_READS);
        there.accept(OPERATOR, new KeepBack(number, false, "stolen", true));
        there.floor().restart();
        there.refuses(CASHIER, new Redeem(number, true, false), RedemptionReason.WITHHELD, "9.2");
        assertThat(there.floor()
                        .refuse(Origin.terminal(2), new InsertTicket(2, number))
                        .rule())
                .contains(there.rule("4.3.2"));
        there.refuses(OPERATOR, new EndCase(number, true), CareReason.NO_DETERMINATION, "9.2");
        there.accept(OPERATOR, new RecordStep(number, Step.DETERMINED, "it was the owner's"));
        there.accept(OPERATOR, new EndCase(number, true));

        there.accept(CASHIER, new Redeem(number, true, false));
        there.refuses(OPERATOR, new KeepBack(number, false, "late", true), FloorReason.PAPER_NOT_IN_THAT_STATE);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:5.2.a", "nsw-sic-bo-2016:5.2.b"})
    void onAutomaticSicBoTheInspectorReviewsBeforeTheCaseEnds() {
        MoneyTable there = MoneyTable.of(SIC_BO);
        long number = ticket(there);

        there.accept(OPERATOR, new KeepBack(number, true, "stolen", false));
        there.refuses(CASHIER, new Redeem(number, true, false), RedemptionReason.RETURN_DEMANDED, "5.2.a");
        there.refuses(OPERATOR, new EndCase(number, false), CareReason.INSPECTOR_NOT_NOTIFIED, "5.2.b");
        there.accept(OPERATOR, new RecordStep(number, Step.INSPECTOR_NOTIFIED, "by telephone"));
        there.refuses(OPERATOR, new EndCase(number, false), CareReason.NO_DETERMINATION, "5.2.a");
        there.accept(OPERATOR, new RecordStep(number, Step.DETERMINED, "found on the floor"));
        there.refuses(OPERATOR, new EndCase(number, false), CareReason.NO_REVIEW_OUTCOME, "5.2.b");
        there.accept(OPERATOR, new RecordStep(number, Step.REVIEWED, "agreed"));
        there.floor().restart();
        there.accept(OPERATOR, new EndCase(number, false));

        assertThat(there.stateOf(number)).isEqualTo(PaperState.CANCELLED);
        assertThat(there.slip(number).care().kept().orElseThrow().review()).contains("agreed");
        there.refuses(OPERATOR, new EndCase(number, true), FloorReason.PAPER_NOT_IN_THAT_STATE);
        there.refuses(OPERATOR, new RecordStep(number, Step.REVIEWED, "again"), FloorReason.PAPER_NOT_IN_THAT_STATE);
    }

    @ParameterizedTest
    @CsvSource({RAPID + ",9.3.1", SIC_BO + ",5.3.1"})
    @Clause({"nsw-rapid-2016:9.3.1", "nsw-sic-bo-2016:5.3.1"})
    void aDelayIsAgreedAndEndsAtItsTime(String text, String rule) {
        MoneyTable there = MoneyTable.of(text);
        long number = ticket(there);
        Optional<Long> until = Optional.of(there.floor().nowMillis() + HOUR);

        there.refuses(OPERATOR, new DelayPayment(number, " ", until, true), CareReason.REASON_MISSING, rule);
        there.refuses(OPERATOR, new DelayPayment(number, "check", until, false), CareReason.NO_AGREED_TIME, rule);
        there.accept(OPERATOR, new DelayPayment(number, "check", until, true));
        there.floor().restart();
        there.floor().pass(HOUR - 1);
        there.refuses(CASHIER, new Redeem(number, true, false), RedemptionReason.DELAYED, rule);
        there.floor().pass(1);

        there.accept(CASHIER, new Redeem(number, true, false));
    }

    @ParameterizedTest
    @CsvSource({RAPID + ",9.3.1", SIC_BO + ",5.3.1"})
    @Clause({"nsw-rapid-2016:9.3.1", "nsw-sic-bo-2016:5.3.1"})
    void aDelayOutlivesACaseThatEndsBeforeIt(String text, String rule) {
        MoneyTable there = MoneyTable.of(text);
        long number = ticket(there);
        there.accept(
                OPERATOR,
                new DelayPayment(number, "check", Optional.of(there.floor().nowMillis() + HOUR), true));
        there.accept(OPERATOR, new KeepBack(number, false, "stolen", true));
        there.accept(OPERATOR, new RecordStep(number, Step.DETERMINED, "not stolen"));
        there.accept(OPERATOR, new RecordStep(number, Step.REVIEWED, "agreed"));
        there.accept(OPERATOR, new EndCase(number, true));
        there.floor().restart();

        there.refuses(CASHIER, new Redeem(number, true, false), RedemptionReason.DELAYED, rule);
        there.floor().pass(HOUR);
        there.accept(CASHIER, new Redeem(number, true, false));
    }

    @Test
    @Clause("nsw-rapid-2016:9.3")
    void isPaidWhereSomebodyOrSomethingStands() {
        MoneyTable there = MoneyTable.of(RAPID);
        long number = ticket(there);

        there.refuses(Origin.SYSTEM, new Redeem(number, true, false), FloorReason.NOT_FOR_THIS_ORIGIN);
        there.accept(Origin.device(0), new Redeem(number, true, false));
        assertThat(there.slip(number).paid().orElseThrow().place()).isEqualTo(RedemptionPlace.TICKET_MACHINE);
    }

    @ParameterizedTest
    @CsvSource({RAPID + ",9.3.3", SIC_BO + ",5.3.3"})
    @Clause({"nsw-rapid-2016:9.3.3", "nsw-sic-bo-2016:5.3.3"})
    void identificationThatWasAskedForMustBeSeen(String text, String rule) {
        MoneyTable there = MoneyTable.of(text);
        long number = ticket(there);

        there.refuses(CASHIER, new RecordIdentification(number, "passport"), FloorReason.PAPER_NOT_IN_THAT_STATE);
        there.accept(CASHIER, new AskIdentification(number));
        there.floor().restart();
        there.refuses(CASHIER, new Redeem(number, true, false), RedemptionReason.IDENTIFICATION_MISSING, rule);
        there.refuses(CASHIER, new RecordIdentification(number, " "), FloorReason.PAPER_NOT_IN_THAT_STATE);
        there.accept(CASHIER, new RecordIdentification(number, "passport"));

        there.accept(CASHIER, new Redeem(number, true, false));
    }

    @Test
    @Clause({"nsw-rapid-2016:9.3.2", "nsw-sic-bo-2016:5.3.2"})
    void bothFormsGoOnRecordWhereAnotherFormIsPaid() {
        MoneyTable sicBo = MoneyTable.of(SIC_BO);
        MoneyTable rapid = MoneyTable.of(RAPID);
        long number = ticket(sicBo);
        long onRapid = ticket(rapid);

        rapid.refuses(
                OPERATOR, new AllowOtherForm(onRapid, PayForm.CASH, PayForm.CHEQUE), CareReason.NOT_FORESEEN, "9.3.2");
        sicBo.accept(OPERATOR, new AllowOtherForm(number, PayForm.CASH, PayForm.CHEQUE));
        sicBo.accept(CASHIER, new Redeem(number, true, false));

        assertThat(sicBo.slip(number).care().otherForm()).contains(new Care.OtherForm(PayForm.CASH, PayForm.CHEQUE));
        assertThat(sicBo.slip(number).paid().orElseThrow().form()).isEqualTo(PayForm.CHEQUE);
        sicBo.floor().restart();
    }

    @ParameterizedTest
    @ValueSource(strings = {MULTI})
    void aTextWithoutSuchCareDoesNotKnowTheActs(String text) {
        MoneyTable there = MoneyTable.of(text);
        long number = ticket(there);

        for (var command : List.of(
                new KeepBack(number, false, "stolen", true),
                new DelayPayment(number, "check", Optional.of(1L), true),
                new AskIdentification(number),
                new AllowOtherForm(number, PayForm.CASH, PayForm.CHEQUE))) {
            assertThat(there.floor().refuse(OPERATOR, command).reason()).isEqualTo(AuthorityReason.ACT_UNKNOWN);
        }
    }
}
