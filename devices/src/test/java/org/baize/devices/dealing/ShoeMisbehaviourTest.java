package org.baize.devices.dealing;

import static org.assertj.core.api.Assertions.assertThat;

import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.devices.shoe.ShoeMisbehaviour;
import org.baize.engine.command.CardCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.ShoeState;
import org.baize.rules.round.RoundReason;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a shoe does wrong leads to what the texts provide for it. */
class ShoeMisbehaviourTest {

    private final OneTable methodA = new OneTable(DemonstrationTables.BACCARAT_METHOD_A);
    private final OneTable evenMoney = new OneTable(DemonstrationTables.BACCARAT_EVEN_MONEY);
    private final OneTable pairs = new OneTable(DemonstrationTables.BACCARAT_PERFECT_PAIRS);

    @Test
    void aCardThatIsReadTwiceCountsOnce() {
        methodA.misbehave(ShoeMisbehaviour.READ_TWICE);

        assertThat(methodA.refusals(CardCommand.ReadCard.class)).contains(ShoeRefusal.NOT_THE_NEXT_CARD);
        assertThat(methodA.firstRoundIsSettled()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(
            value = ShoeMisbehaviour.class,
            names = {"NOT_READ", "OUT_OF_ORDER", "OTHER_SHOE", "OFFLINE"})
    void aCardThatWasNotReadIsKeyedInByTheDealer(ShoeMisbehaviour what) {
        methodA.misbehave(what);

        assertThat(methodA.accepted(CardCommand.KeyCard.class)).isTrue();
        assertThat(methodA.firstRoundIsSettled()).isTrue();
        assertThat(methodA.refusals(CardCommand.ReadCard.class).contains(ShoeRefusal.SHOE_NOT_BOUND))
                .isEqualTo(what == ShoeMisbehaviour.OTHER_SHOE);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.12")
    void whereASupervisorMustApproveACardIsKeyedInWithTwoSignatures() {
        evenMoney.misbehave(ShoeMisbehaviour.NOT_READ);

        assertThat(evenMoney.refusals(CardCommand.KeyCard.class)).isNotEmpty();
        assertThat(evenMoney.accepted(CardCommand.KeyCard.class)).isTrue();
        assertThat(evenMoney.firstRoundIsSettled()).isTrue();
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(l)(ii)", "act-multi-terminal-2019:8.8(l)(iii)"})
    void aCardThatIsNoneEndsTheCoupAndTheShoe() {
        methodA.misbehave(ShoeMisbehaviour.FOREIGN_CARD);

        assertThat(methodA.first(CardEvent.IrregularityFound.class).what())
                .isEqualTo(Irregularity.MISSING_OR_FOREIGN_CARD);
        assertThat(methodA.firstRoundIsVoid()).isTrue();
        assertThat(methodA.happened(CardEvent.ShoeStarted.class)).isTrue();
    }

    @Test
    void aCardThatWasReadForAnotherIsCorrectedWhereItMatters() {
        // A misread card changes the result only where it makes or breaks a pair.
        for (int tried = 0; tried < 200 && !methodA.happened(FaultEvent.ResultCorrected.class); tried++) {
            methodA.misbehave(ShoeMisbehaviour.MISREAD);
        }

        FaultEvent.ResultCorrected corrected = methodA.first(FaultEvent.ResultCorrected.class);
        assertThat(DemonstrationFloor.SUPERVISORS)
                .contains(corrected.cause().by().who());
    }

    @Test
    @Clause("act-multi-terminal-2019:8.8(b)")
    void aCardTooManyOpensTheNextCoupOnWhichNobodyWagers() {
        // With the fourth card a coup may be complete: then a fifth is too many.
        while (!methodA.happened(CardEvent.IrregularityFound.class)) {
            while (cards().coup().cards().size() != 3) {
                methodA.tick();
            }
            methodA.simulated.equipment().misbehave(ShoeMisbehaviour.SECOND_CARD.name());
            methodA.playTo(methodA.casino.table(methodA.number).round().number() + 1);
        }
        methodA.playTo(methodA.casino.table(methodA.number).round().number() + 2);

        assertThat(methodA.first(CardEvent.IrregularityFound.class).what()).isEqualTo(Irregularity.EXCESS_CARD_EXPOSED);
        assertThat(methodA.happened(CardEvent.NoBetDirected.class)).isTrue();
        assertThat(methodA.happened(CardEvent.CarriedCardsOpened.class)).isTrue();
    }

    private ShoeState cards() {
        return ShoeState.of(methodA.casino.table(methodA.number));
    }

    @Test
    @Clause("act-multi-terminal-2019:8.8(n)")
    void aCardWhileBettingIsOpenStopsItAndASupervisorDecides() {
        methodA.misbehave(ShoeMisbehaviour.EARLY_CARD);

        assertThat(methodA.first(CardEvent.IrregularityFound.class).what()).isEqualTo(Irregularity.CARD_BEFORE_CLOSE);
        assertThat(methodA.firstRoundIsVoid()).isTrue();
    }

    @Test
    @Clause("act-mini-baccarat-2015:6.2")
    void aCardWhileBettingIsOpenIsRefusedWhereTheTextHasItSo() {
        pairs.misbehave(ShoeMisbehaviour.EARLY_CARD);

        assertThat(pairs.refusals(CardCommand.ReadCard.class)).contains(RoundReason.STILL_OPEN);
        assertThat(pairs.accepted(CardCommand.KeyCard.class)).isTrue();
        assertThat(pairs.firstRoundIsSettled()).isTrue();
    }

    @Test
    void theDealerSaysWhatTheCardsSayIfTheShoeShowsAnotherWinner() {
        methodA.misbehave(ShoeMisbehaviour.WRONG_RESULT);

        assertThat(methodA.casino.events(RoundEvent.ResultTaken.class)).anyMatch(RoundEvent.ResultTaken::contradicted);
        assertThat(methodA.casino
                        .events(CardEvent.ResultAnnounced.class)
                        .getLast()
                        .by()
                        .who())
                .isEqualTo(DemonstrationFloor.dealerOf(methodA.number));
        assertThat(methodA.firstRoundIsSettled()).isTrue();
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.11")
    void aSupervisorDecidesWhereTheTextHoldsTheCoupForIt() {
        evenMoney.misbehave(ShoeMisbehaviour.WRONG_RESULT);

        assertThat(evenMoney.first(CardEvent.OptionChosen.class).option())
                .isEqualTo(Measure.SETTLE_ON_CONFIRMED_OUTCOME);
        assertThat(evenMoney.firstRoundIsSettled()).isTrue();
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.15.1")
    void aShoeThatGivesNoCardMakesTheCoupVoid() {
        evenMoney.misbehave(ShoeMisbehaviour.JAM);

        assertThat(evenMoney.first(CardEvent.IrregularityFound.class).what()).isEqualTo(Irregularity.SHOE_FAULT);
        assertThat(evenMoney.firstRoundIsVoid()).isTrue();
    }

    @Test
    void aJamThatTheTextDoesNotKnowIsClearedAndTheCoupGoesOn() {
        methodA.misbehave(ShoeMisbehaviour.JAM);

        assertThat(methodA.firstRoundIsSettled()).isTrue();
    }

    @Test
    @Clause("act-multi-terminal-2019:8.3(h)")
    void aCuttingCardThatTheShoeMissedIsShownByTheDealerAndAnotherShoeFollows() {
        methodA.playTo(2);
        methodA.simulated.equipment().misbehave(ShoeMisbehaviour.CUTTING_CARD_MISSED.name());
        methodA.casino.events.clear();
        while (!methodA.happened(CardEvent.ShoeStarted.class)) {
            methodA.tick();
        }

        assertThat(methodA.first(CardEvent.CuttingCardShown.class).by().who())
                .isEqualTo(DemonstrationFloor.dealerOf(methodA.number));
    }
}
