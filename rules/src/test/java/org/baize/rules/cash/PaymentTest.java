package org.baize.rules.cash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.baize.rules.cash.RedemptionPlace.CASH_DESK;
import static org.baize.rules.cash.RedemptionPlace.PLAYER_TERMINAL;
import static org.baize.rules.cash.RedemptionPlace.TICKET_MACHINE;
import static org.baize.rules.rulebook.Text.AMERICAN_ROULETTE;
import static org.baize.rules.rulebook.Text.MULTI_TERMINAL;
import static org.baize.rules.rulebook.Text.RAPID;
import static org.baize.rules.rulebook.Text.SIC_BO;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Text;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Paying tickets and vouchers, and what may come before. */
class PaymentTest {

    private static final List<PayableItem> PAPER = List.of(PayableItem.PRIZE, PayableItem.TICKET, PayableItem.VOUCHER);

    private static Verdict redeem(Text text, PaperState state, RedemptionPlace place) {
        return text.cash().payment().mayRedeem(new Presented(Paper.REDEEMABLE_TICKET, state, place, true, false));
    }

    private static PaymentCare care(Text text) {
        return text.cash().payment().care().orElseThrow();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:A.1/Redeemable Ticket/cash desk only",
        "act-multi-terminal-2019:4.6/exchange",
        "nsw-rapid-2016:1.1/redeemable ticket"
    })
    void whereATicketIsPaid() {
        Verdict cashDeskOnly =
                MULTI_TERMINAL.refused(RedemptionReason.WRONG_PLACE, "A.1/Redeemable Ticket/cash desk only");

        assertThat(redeem(MULTI_TERMINAL, PaperState.OUTSTANDING, CASH_DESK))
                .isEqualTo(MULTI_TERMINAL.permitted("4.6/exchange"));
        assertThat(redeem(MULTI_TERMINAL, PaperState.OUTSTANDING, PLAYER_TERMINAL))
                .isEqualTo(cashDeskOnly);
        assertThat(redeem(MULTI_TERMINAL, PaperState.OUTSTANDING, TICKET_MACHINE))
                .isEqualTo(cashDeskOnly);
        for (RedemptionPlace place : RedemptionPlace.values()) {
            assertThat(redeem(RAPID, PaperState.OUTSTANDING, place)).isEqualTo(RAPID.permitted("9.3"));
        }
        assertThat(redeem(SIC_BO, PaperState.OUTSTANDING, PLAYER_TERMINAL))
                .isEqualTo(SIC_BO.refused(RedemptionReason.WRONG_PLACE, "3.4"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:4.6/exchange",
        "act-multi-terminal-2019:4.9",
        "nsw-rapid-2016:1.1/redeemable ticket",
        "nsw-sic-bo-2016:3.8"
    })
    void onlyAnOutstandingPaperIsPaidAndOnce() {
        for (Text text : List.of(MULTI_TERMINAL, RAPID, SIC_BO, AMERICAN_ROULETTE)) {
            for (PaperState state : PaperState.values()) {
                assertThat(redeem(text, state, CASH_DESK).permitted()).isEqualTo(state == PaperState.OUTSTANDING);
            }
        }
        assertThat(redeem(MULTI_TERMINAL, PaperState.PAID, CASH_DESK))
                .isEqualTo(MULTI_TERMINAL.refused(RedemptionReason.ALREADY_PAID, "4.6/exchange"));
        assertThat(redeem(MULTI_TERMINAL, PaperState.CANCELLED, CASH_DESK))
                .isEqualTo(MULTI_TERMINAL.refused(RedemptionReason.CANCELLED, "4.6/exchange"));
        assertThat(redeem(RAPID, PaperState.PAID, TICKET_MACHINE))
                .isEqualTo(RAPID.refused(RedemptionReason.ALREADY_PAID, "9.3"));
        assertThat(redeem(SIC_BO, PaperState.UNKNOWN, CASH_DESK))
                .isEqualTo(SIC_BO.refused(RedemptionReason.NOT_FOUND, "3.8"));
    }

    @Test
    @Clause("nsw-rapid-2016:1.1/redeemable ticket")
    void aVoucherIsPaidAtTheCashDeskOnly() {
        for (Text text : List.of(MULTI_TERMINAL, RAPID, SIC_BO, AMERICAN_ROULETTE)) {
            for (RedemptionPlace place : RedemptionPlace.values()) {
                Presented voucher = new Presented(Paper.HAND_PAY_VOUCHER, PaperState.OUTSTANDING, place, true, false);
                assertThat(text.cash().payment().mayRedeem(voucher).permitted()).isEqualTo(place == CASH_DESK);
            }
        }
        assertThat(RAPID.cash()
                        .payment()
                        .mayRedeem(new Presented(
                                Paper.HAND_PAY_VOUCHER, PaperState.OUTSTANDING, TICKET_MACHINE, true, false)))
                .isEqualTo(RAPID.refused(RedemptionReason.WRONG_PLACE, "1.1/redeemable ticket"));
        assertThatThrownBy(() -> new Presented(Paper.PAID_AT_TABLE, PaperState.OUTSTANDING, CASH_DESK, true, false))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.8(b)")
    void aNumberThatCannotBeReadIsNotPaid() {
        Presented smudged = new Presented(Paper.REDEEMABLE_TICKET, PaperState.OUTSTANDING, CASH_DESK, false, false);

        assertThat(MULTI_TERMINAL.cash().payment().mayRedeem(smudged))
                .isEqualTo(MULTI_TERMINAL.refused(RedemptionReason.UNREADABLE, "4.8(b)"));
    }

    @Test
    @Clause({
        "nsw-rapid-2016:9.2",
        "nsw-rapid-2016:9.3",
        "nsw-rapid-2016:9.3.1",
        "nsw-rapid-2016:9.3.3",
        "nsw-sic-bo-2016:5.2.a",
        "nsw-sic-bo-2016:5.3",
        "nsw-sic-bo-2016:5.3.1",
        "nsw-sic-bo-2016:5.3.3"
    })
    void paymentIsImmediateUnlessARecordedExceptionStandsInTheWay() {
        exceptions(RAPID, "9.3", "9.2", "9.3.1", "9.3.3");
        exceptions(SIC_BO, "3.8", "5.2.a", "5.3.1", "5.3.3");
    }

    private static void exceptions(Text text, String paid, String withheld, String delayed, String identification) {
        Presented unidentified = new Presented(Paper.REDEEMABLE_TICKET, PaperState.OUTSTANDING, CASH_DESK, true, true);

        assertThat(redeem(text, PaperState.OUTSTANDING, CASH_DESK)).isEqualTo(text.permitted(paid));
        assertThat(redeem(text, PaperState.WITHHELD, CASH_DESK))
                .isEqualTo(text.refused(RedemptionReason.WITHHELD, withheld));
        assertThat(redeem(text, PaperState.RETURN_DEMANDED, CASH_DESK))
                .isEqualTo(text.refused(RedemptionReason.RETURN_DEMANDED, withheld));
        assertThat(redeem(text, PaperState.DELAYED, CASH_DESK))
                .isEqualTo(text.refused(RedemptionReason.DELAYED, delayed));
        assertThat(text.cash().payment().mayRedeem(unidentified))
                .isEqualTo(text.refused(RedemptionReason.IDENTIFICATION_MISSING, identification));
    }

    @Test
    @Clause({"nsw-rapid-2016:9.1", "nsw-sic-bo-2016:5.1.a", "nsw-sic-bo-2016:5.1.b"})
    void aPaymentByHandIsSignedFor() {
        ManualPayment unsigned = new ManualPayment(2_000_01, "cash-out above the ticket limit", false);
        ManualPayment signed = new ManualPayment(2_000_01, "cash-out above the ticket limit", true);

        assertThat(care(RAPID).mayMarkPaid(unsigned)).isEqualTo(RAPID.refused(CareReason.NOT_ACKNOWLEDGED, "9.1"));
        assertThat(care(RAPID).mayMarkPaid(signed)).isEqualTo(RAPID.permitted("9.1"));
        assertThat(care(SIC_BO).mayMarkPaid(unsigned)).isEqualTo(SIC_BO.refused(CareReason.NOT_ACKNOWLEDGED, "5.1.b"));
        assertThat(care(SIC_BO).mayMarkPaid(signed)).isEqualTo(SIC_BO.permitted("5.1.b"));
        assertThatThrownBy(() -> new ManualPayment(0, "nothing", true)).hasMessageContaining("0 cents");
        assertThatThrownBy(() -> new ManualPayment(10_00, " ", true)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause("nsw-rapid-2016:9.2")
    void onRapidTheInspectorIsToldWhenAPaymentIsKeptBack() {
        for (PayableItem item : PAPER) {
            assertThat(care(RAPID).mayWithhold(item, new WithholdingCase(true, true, false, false)))
                    .isEqualTo(RAPID.permitted("9.2"));
            assertThat(care(RAPID).mayWithhold(item, new WithholdingCase(false, true, false, false)))
                    .isEqualTo(RAPID.refused(CareReason.REASON_MISSING, "9.2"));
            assertThat(care(RAPID).mayWithhold(item, new WithholdingCase(true, false, false, false)))
                    .isEqualTo(RAPID.refused(CareReason.INSPECTOR_NOT_NOTIFIED, "9.2"));
            assertThat(care(RAPID).mayEndWithholding(item, new WithholdingCase(true, true, false, true)))
                    .isEqualTo(RAPID.refused(CareReason.NO_DETERMINATION, "9.2"));
            assertThat(care(RAPID).mayEndWithholding(item, new WithholdingCase(true, true, true, false)))
                    .isEqualTo(RAPID.permitted("9.2"));
        }
        assertThat(care(RAPID).mayWithhold(PayableItem.CREDIT, new WithholdingCase(true, true, false, false)))
                .isEqualTo(RAPID.refused(CareReason.NOT_FORESEEN, "9.2"));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:5.2.a", "nsw-sic-bo-2016:5.2.b", "nsw-sic-bo-2016:7.5.a", "nsw-sic-bo-2016:7.5.b"})
    void onAutomaticSicBoTheInspectorReviewsPaperAndIsToldOfCredits() {
        PaymentCare care = care(SIC_BO);
        WithholdingCase begun = new WithholdingCase(true, false, false, false);
        WithholdingCase notNotified = new WithholdingCase(true, false, true, true);
        WithholdingCase undecided = new WithholdingCase(true, true, false, true);
        WithholdingCase notReviewed = new WithholdingCase(true, true, true, false);
        WithholdingCase complete = new WithholdingCase(true, true, true, true);

        for (PayableItem item : PAPER) {
            assertThat(care.mayWithhold(item, begun)).isEqualTo(SIC_BO.permitted("5.2.a"));
            assertThat(care.mayEndWithholding(item, notNotified))
                    .isEqualTo(SIC_BO.refused(CareReason.INSPECTOR_NOT_NOTIFIED, "5.2.b"));
            assertThat(care.mayEndWithholding(item, undecided))
                    .isEqualTo(SIC_BO.refused(CareReason.NO_DETERMINATION, "5.2.a"));
            assertThat(care.mayEndWithholding(item, notReviewed))
                    .isEqualTo(SIC_BO.refused(CareReason.NO_REVIEW_OUTCOME, "5.2.b"));
            assertThat(care.mayEndWithholding(item, complete)).isEqualTo(SIC_BO.permitted("5.2.a"));
        }
        assertThat(care.mayWithhold(PayableItem.CREDIT, begun)).isEqualTo(SIC_BO.permitted("7.5.a"));
        assertThat(care.mayEndWithholding(PayableItem.CREDIT, notNotified))
                .isEqualTo(SIC_BO.refused(CareReason.INSPECTOR_NOT_NOTIFIED, "7.5.b"));
        assertThat(care.mayEndWithholding(PayableItem.CREDIT, undecided))
                .isEqualTo(SIC_BO.refused(CareReason.NO_DETERMINATION, "7.5.a"));
        assertThat(care.mayEndWithholding(PayableItem.CREDIT, notReviewed)).isEqualTo(SIC_BO.permitted("7.5.a"));
    }

    @Test
    @Clause({"nsw-rapid-2016:9.3.1", "nsw-sic-bo-2016:5.3.1"})
    void aDelayIsAgreed() {
        Delay agreed = new Delay(true, Optional.of(1_000L), true);
        Delay noReason = new Delay(false, Optional.of(1_000L), true);
        Delay noTime = new Delay(true, Optional.empty(), true);
        Delay imposed = new Delay(true, Optional.of(1_000L), false);

        assertThat(care(RAPID).mayDelay(agreed)).isEqualTo(RAPID.permitted("9.3.1"));
        assertThat(care(RAPID).mayDelay(noTime)).isEqualTo(RAPID.refused(CareReason.NO_AGREED_TIME, "9.3.1"));
        assertThat(care(RAPID).mayDelay(noReason)).isEqualTo(RAPID.refused(CareReason.REASON_MISSING, "9.3.1"));
        assertThat(care(SIC_BO).mayDelay(agreed)).isEqualTo(SIC_BO.permitted("5.3.1"));
        assertThat(care(SIC_BO).mayDelay(noReason)).isEqualTo(SIC_BO.refused(CareReason.REASON_MISSING, "5.3.1"));
        assertThat(care(SIC_BO).mayDelay(imposed)).isEqualTo(SIC_BO.refused(CareReason.NO_AGREED_TIME, "5.3.1"));
    }

    @Test
    @Clause({"nsw-rapid-2016:9.3.2", "nsw-sic-bo-2016:5.3.2"})
    void anotherFormThanAskedFor() {
        for (PayableItem item : PayableItem.values()) {
            assertThat(care(RAPID).mayPayInAnotherForm(item).permitted()).isEqualTo(item == PayableItem.PRIZE);
            assertThat(care(SIC_BO).mayPayInAnotherForm(item)).isEqualTo(SIC_BO.permitted("5.3.2"));
        }
        assertThat(care(RAPID).mayPayInAnotherForm(PayableItem.TICKET))
                .isEqualTo(RAPID.refused(CareReason.NOT_FORESEEN, "9.3.2"));
    }
}
