package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.AMERICAN;
import static org.baize.engine.TestFloor.CASHIER;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.INSPECTOR;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand.CashOut;
import org.baize.engine.command.MoneyCommand.Leave;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand.DemandCreditBack;
import org.baize.engine.command.PaymentCommand.EndCreditCase;
import org.baize.engine.command.PaymentCommand.RecordCreditStep;
import org.baize.engine.command.PaymentCommand.Redeem;
import org.baize.engine.command.PaymentCommand.WithholdDueCredit;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.meters.Gaming;
import org.baize.engine.meters.Meters;
import org.baize.engine.paper.KeptBack.Step;
import org.baize.engine.paper.Slip;
import org.baize.engine.spec.CreditHold;
import org.baize.rules.cash.AccountState;
import org.baize.rules.cash.CareReason;
import org.baize.rules.cash.Paper;
import org.baize.rules.house.AuthorityReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Credit of a terminal that the operator keeps back until it has decided. */
class WithheldCreditTest extends CreditCases {

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void whatIsAskedBackIsNeitherPlayedNorPaidOut() {
        there.floor().buyIn(1, 1);
        PaymentEvent kept =
                (PaymentEvent) there.accept(OPERATOR, new DemandCreditBack(1, Optional.empty(), 95_00, WHY, true))
                        .getFirst();
        there.floor().restart();

        assertThat(kept)
                .isInstanceOfSatisfying(
                        PaymentEvent.CreditKeptBack.class,
                        event -> assertThat(event.rule()).isEqualTo(there.rule("7.5.a")));
        assertThat(there.floor().chipsCents(1)).isEqualTo(5_00);
        there.open();
        there.floor().refuse(Origin.terminal(1), place(10_00));
        long ticket = there.ticket(1);
        assertThat(there.slip(ticket).cents()).isEqualTo(5_00);
        assertThat(cents(AccountKind.WITHHELD)).isEqualTo(95_00);
    }

    private Command place(long cents) {
        return new WagerCommand.Place(
                TABLE, 1, there.floor().table(TABLE).play().bet("small"), cents);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.5.a", "nsw-sic-bo-2016:7.5.b"})
    void theCaseEndsOnceAnInspectorKnowsAndTheOperatorHasDecided() {
        there.floor().buyIn(1, 1);
        there.refuses(
                OPERATOR,
                new DemandCreditBack(1, Optional.empty(), 60_00, " ", true),
                CareReason.REASON_MISSING,
                "7.5.a");
        there.accept(OPERATOR, new DemandCreditBack(1, Optional.empty(), 60_00, WHY, false));
        there.refuses(OPERATOR, new EndCreditCase(1, true), CareReason.INSPECTOR_NOT_NOTIFIED, "7.5.b");
        there.floor().pass(5_000);
        there.accept(OPERATOR, new RecordCreditStep(1, Step.INSPECTOR_NOTIFIED, "by telephone"));
        assertThat(hold(1).kept().noticeAtMillis()).contains(there.floor().nowMillis());
        there.refuses(OPERATOR, new EndCreditCase(1, true), CareReason.NO_DETERMINATION, "7.5.a");
        end(1, true);

        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        assertThat(hold(1).kept().determination()).contains("looked into");
        assertThat(cents(AccountKind.WITHHELD)).isZero();
        there.refuses(OPERATOR, new EndCreditCase(1, true), FloorReason.NO_SUCH_CASE);
        there.refuses(OPERATOR, new RecordCreditStep(1, Step.REVIEWED, "late"), FloorReason.NO_SUCH_CASE);
        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void theHouseKeepsWhatItDecidedToKeep() {
        there.floor().buyIn(1, 1);
        demand(60_00);
        end(1, false);

        assertThat(there.floor().chipsCents(1)).isEqualTo(40_00);
        assertThat(cents(AccountKind.FORFEITED)).isEqualTo(60_00);
        assertThat(meters().keptBack()).isEqualTo(60_00);
    }

    private Gaming meters() {
        return Meters.of(there.floor().floor().state())
                .terminals()
                .getFirst()
                .reading()
                .gaming();
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void whatIsNotThereAnyMoreIsOwedAndNothingGoesBelowZero() {
        there.floor().buyIn(1, 1);
        demand(250_00);

        assertThat(hold(1).amount()).isEqualTo(new CreditHold.Amount(250_00, 100_00, 150_00));
        assertThat(there.floor().chipsCents(1)).isZero();
        assertThat(cents(AccountKind.DEMANDED)).isEqualTo(-150_00);
        demand(10_00);
        end(1, true);
        end(2, false);

        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        assertThat(cents(AccountKind.DEMANDED)).isEqualTo(-10_00);
        assertThat(cents(AccountKind.FORFEITED)).isEqualTo(10_00);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void aPlayerWhoHasGoneGetsOneVoucherAndTheNextPlayerNothing() {
        there.floor().buyIn(1, 1);
        long account = there.accountNumber(1);
        demand(100_00);
        there.accept(Origin.terminal(1), new Leave(1));
        assertThat(there.account(1)).isEqualTo(AccountState.NONE);
        there.floor().buyIn(1, 1);
        end(1, true);

        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        Slip voucher = there.outstanding().getFirst();
        assertThat(there.outstanding()).hasSize(1);
        assertThat(voucher.issue().paper()).isEqualTo(Paper.HAND_PAY_VOUCHER);
        assertThat(voucher.issue().account()).isEqualTo(account);
        assertThat(voucher.cents()).isEqualTo(100_00);
        there.accept(CASHIER, new Redeem(voucher.number(), true, true));
        assertThat(cents(AccountKind.CASH_DESK)).isEqualTo(100_00);
        assertThat(there.ticket(1)).isNotEqualTo(voucher.number());
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void noVoucherIsMadeOutForNothing() {
        there.floor().buyIn(1, 1);
        demand(100_00);
        demand(50_00);
        there.accept(Origin.terminal(1), new Leave(1));
        end(2, true);

        assertThat(there.outstanding()).isEmpty();
        assertThat(cents(AccountKind.DEMANDED)).isZero();
    }

    @Test
    void whatIsNotThereCannotBeKeptBack() {
        there.refuses(OPERATOR, new DemandCreditBack(1, Optional.empty(), 10_00, WHY, true), FloorReason.NOBODY_THERE);
        there.refuses(OPERATOR, new EndCreditCase(1, true), FloorReason.NO_SUCH_CASE);
        there.floor().buyIn(1, 1);
        there.refuses(OPERATOR, new WithholdDueCredit(TABLE, 1, 10_00, WHY, true), FloorReason.NO_ROUND);
        there.refuses(OPERATOR, new DemandCreditBack(1, Optional.empty(), 0, WHY, true), FloorReason.NOT_AN_AMOUNT);
        there.accept(Origin.terminal(1), new CashOut(1));
        there.refuses(
                OPERATOR, new DemandCreditBack(1, Optional.empty(), 10_00, WHY, true), FloorReason.PAYMENT_UNDER_WAY);
    }

    @Test
    @Clause("nsw-sic-bo-2016:1.1/inspector")
    void itIsTheOperatorsAlone() {
        there.floor().buyIn(1, 1);
        assertThat(there.floor()
                        .refuse(INSPECTOR, new DemandCreditBack(1, Optional.empty(), 10_00, WHY, true))
                        .reason())
                .isEqualTo(AuthorityReason.INSPECTOR_ONLY_READS);
        for (Origin other : List.of(DEALER, SUPERVISOR, CASHIER, Origin.terminal(1))) {
            assertThat(there.floor()
                            .refuse(other, new DemandCreditBack(1, Optional.empty(), 10_00, WHY, true))
                            .reason())
                    .isEqualTo(AuthorityReason.NOT_ENTITLED);
        }
        demand(10_00);
        assertThat(there.floor()
                        .refuse(SUPERVISOR, new RecordCreditStep(1, Step.DETERMINED, "mine"))
                        .reason())
                .isEqualTo(AuthorityReason.NOT_ENTITLED);
        assertThat(there.floor().refuse(SUPERVISOR, new EndCreditCase(1, true)).reason())
                .isEqualTo(AuthorityReason.NOT_ENTITLED);
    }

    /** Rapid play keeps back paper and prizes, but says nothing of credit. */
    @Test
    void aTextThatKeepsBackPaperOnlyLeavesCreditAlone() {
        MoneyTable rapid = MoneyTable.of(RAPID);
        rapid.floor().buyIn(1, 1);

        rapid.refuses(
                OPERATOR, new DemandCreditBack(1, Optional.empty(), 10_00, WHY, true), CareReason.NOT_FORESEEN, "9.2");
        rapid.open().wager(1, "red", 20_00);
        rapid.refuses(OPERATOR, new WithholdDueCredit(TABLE, 1, 10_00, WHY, true), CareReason.NOT_FORESEEN, "9.2");
        assertThat(rapid.floor().chipsCents(1)).isEqualTo(80_00);
    }

    @ParameterizedTest
    @ValueSource(strings = {MULTI, AMERICAN})
    void aTextWithoutSuchARuleDoesNotKnowTheAct(String text) {
        MoneyTable other = MoneyTable.of(text);
        other.floor().buyIn(1, 1);

        assertThat(other.floor()
                        .refuse(OPERATOR, new DemandCreditBack(1, Optional.empty(), 10_00, WHY, true))
                        .reason())
                .isEqualTo(AuthorityReason.ACT_UNKNOWN);
        assertThat(other.floor().chipsCents(1)).isEqualTo(100_00);
    }
}
