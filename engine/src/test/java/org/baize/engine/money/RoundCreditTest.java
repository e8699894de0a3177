package org.baize.engine.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.FaultCommand.DecideFromRecords;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.command.FaultCommand.Found;
import org.baize.engine.command.FaultCommand.ReportFault;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand.DemandCreditBack;
import org.baize.engine.command.PaymentCommand.WithholdDueCredit;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.spec.CreditHold;
import org.baize.engine.spec.CreditHold.Credited;
import org.baize.engine.spec.CreditHold.Stage;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Credit of one round that the operator keeps back: before it is on the meter, and when the round is put right. */
class RoundCreditTest extends CreditCases {

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void whatARoundIsAboutToCreditDoesNotReachTheMeter() {
        wagered();
        there.accept(OPERATOR, new WithholdDueCredit(TABLE, 1, 30_00, WHY, true));
        there.accept(OPERATOR, new WithholdDueCredit(TABLE, 1, 30_00, WHY, true));
        there.floor().restart();
        assertThat(there.floor().chipsCents(1)).isEqualTo(80_00);
        settle(1, 2, 3);

        assertThat(there.floor().chipsCents(1)).isEqualTo(80_00);
        assertThat(hold(1).amount().heldCents()).isEqualTo(30_00);
        assertThat(hold(2).amount().heldCents()).isEqualTo(10_00);
        there.open().wager(1, "small", 20_00).close();
        settle(1, 2, 3);
        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        end(1, true);
        end(2, false);
        assertThat(there.floor().chipsCents(1)).isEqualTo(130_00);
        assertThat(cents(AccountKind.FORFEITED)).isEqualTo(10_00);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void aWagerThatLosesHasNothingDue() {
        wagered();
        there.accept(OPERATOR, new WithholdDueCredit(TABLE, 1, 30_00, WHY, true));
        settle(6, 6, 5);

        assertThat(there.floor().chipsCents(1)).isEqualTo(80_00);
        assertThat(hold(1).amount().heldCents()).isZero();
        assertThat(hold(1).stage()).isEqualTo(Stage.HELD);
        end(1, true);
        assertThat(there.floor().chipsCents(1)).isEqualTo(80_00);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void aCaseThatEndedBeforeTheResultHoldsNothing() {
        wagered();
        there.accept(OPERATOR, new WithholdDueCredit(TABLE, 1, 30_00, WHY, true));
        end(1, true);
        settle(1, 2, 3);

        assertThat(there.floor().chipsCents(1)).isEqualTo(120_00);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void theStakeOfAVoidRoundGoesBackWhole() {
        wagered();
        there.accept(OPERATOR, new WithholdDueCredit(TABLE, 1, 30_00, WHY, true));
        invalidate();

        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        assertThat(hold(1).stage()).isEqualTo(Stage.HELD);
    }

    @ParameterizedTest
    @CsvSource({"true, true", "true, false", "false, true", "false, false"})
    @Clause({"nsw-sic-bo-2016:7.5.a", "nsw-sic-bo-2016:8.9.a", "nsw-sic-bo-2016:1.1/void"})
    void aVoidTakesWhatIsKeptBackFirstWhateverBecomesOfTheCase(boolean released, boolean ended) {
        wagered();
        settle(1, 2, 3);
        demandFromRound(40_00);
        if (ended) {
            end(1, released);
            invalidate();
        } else {
            invalidate();
            end(1, released);
        }

        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        assertThat(cents(AccountKind.WITHHELD)).isZero();
        assertThat(cents(AccountKind.FORFEITED)).isZero();
        assertThat(cents(AccountKind.RECEIVABLES)).isZero();
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.5.a", "nsw-sic-bo-2016:8.9.a"})
    void whatARoundWasToCreditIsSetOffWhenTheRoundBecomesVoid() {
        there.floor().buyIn(1, 1);
        there.open().wager(1, "small", 100_00).close();
        there.accept(OPERATOR, new WithholdDueCredit(TABLE, 1, 200_00, WHY, true));
        settle(1, 2, 3);
        invalidate();
        end(1, true);

        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        assertThat(cents(AccountKind.RECEIVABLES)).isZero();
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.5.a", "nsw-sic-bo-2016:8.9.a"})
    void whatThePlayerHasSpentIsOwedOnce() {
        wagered();
        settle(1, 2, 3);
        there.ticket(1);
        there.floor().buyIn(1, 1);
        demand(90_00);
        there.refuses(
                OPERATOR,
                new DemandCreditBack(1, Optional.of(new Credited(TABLE, 1)), 10_00, WHY, true),
                FloorReason.NO_SUCH_ROUND);
        invalidate();

        assertThat(cents(AccountKind.RECEIVABLES)).isEqualTo(-20_00);
        assertThat(there.floor().chipsCents(1)).isEqualTo(10_00);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void whatIsOwedGoesOffWhateverIsReleased() {
        wagered();
        settle(1, 2, 3);
        demand(120_00);
        invalidate();
        assertThat(cents(AccountKind.RECEIVABLES)).isEqualTo(-20_00);
        end(1, true);

        assertThat(there.floor().chipsCents(1)).isEqualTo(100_00);
        assertThat(cents(AccountKind.RECEIVABLES)).isZero();
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void aDemandThatIsPartlyOwedIsTakenOverByTheCorrection() {
        there.floor().buyIn(1, 1);
        there.open().wager(1, "small", 100_00).close();
        settle(1, 2, 3);
        there.open().wager(1, "big", 150_00);
        demandFromRound(200_00);
        assertThat(hold(1).amount()).isEqualTo(new CreditHold.Amount(200_00, 50_00, 150_00));
        invalidate();

        assertThat(cents(AccountKind.DEMANDED)).isZero();
        assertThat(cents(AccountKind.RECEIVABLES)).isEqualTo(-50_00);
        end(1, false);
        assertThat(cents(AccountKind.FORFEITED)).isZero();
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.5.a")
    void aDemandIsNoMoreThanTheRoundCredited() {
        wagered();
        settle(1, 2, 3);
        there.refuses(
                OPERATOR,
                new DemandCreditBack(1, Optional.of(new Credited(TABLE, 1)), 40_01, WHY, true),
                FloorReason.NOT_AN_AMOUNT);
        demandFromRound(30_00);
        there.refuses(
                OPERATOR,
                new DemandCreditBack(1, Optional.of(new Credited(TABLE, 1)), 10_01, WHY, true),
                FloorReason.NOT_AN_AMOUNT);
        there.refuses(
                OPERATOR,
                new DemandCreditBack(1, Optional.of(new Credited(TABLE + 1, 1)), 10_00, WHY, true),
                FloorReason.NO_SUCH_ROUND);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Clause("nsw-sic-bo-2016:7.5.a")
    void whatACorrectionCreditsBesideIsHeldTooAlsoForAPlayerWhoHasGone(boolean gone) {
        wagered();
        there.accept(OPERATOR, new WithholdDueCredit(TABLE, 1, 30_00, WHY, true));
        long during = there.floor().nowMillis();
        settle(6, 6, 5);
        assertThat(hold(1).amount().heldCents()).isZero();
        if (gone) {
            there.ticket(1);
        }
        Origin supervisor = supervisor();
        Fault failure = Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, during);
        there.accept(supervisor, new ReportFault(TABLE, 1, 1, failure, WHY));
        Found found = new Found(Finding.WAGERS_CONFIRMED, List.of(), Optional.of("1-2-3"));
        there.accept(supervisor, new DecideFromRecords(TABLE, 1, found, WHY));

        assertThat(hold(1).amount().heldCents()).isEqualTo(30_00);
        assertThat(there.floor().chipsCents(1)).isEqualTo(gone ? 0 : 90_00);
        assertThat(cents(AccountKind.VOUCHERS)).isEqualTo(gone ? 10_00 : 0);
        end(1, true);
        assertThat(cents(AccountKind.VOUCHERS)).isEqualTo(gone ? 40_00 : 0);
    }
}
