package org.baize.devices.dealing;

import static org.assertj.core.api.Assertions.assertThat;

import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.devices.wheel.WheelMisbehaviour;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.WheelEvent;
import org.baize.engine.spec.FaultCase;
import org.baize.rules.fault.Symptom;
import org.baize.rules.roulette.NoSpinGround;
import org.baize.rules.roulette.NoSpinRules;
import org.baize.rules.roulette.SpinReason;
import org.baize.rules.roulette.WheelReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a wheel does wrong leads to what the texts provide for it. */
class WheelMisbehaviourTest {

    private final OneTable live = new OneTable(DemonstrationTables.LIVE_ROULETTE);
    private final OneTable automated = new OneTable(DemonstrationTables.AUTOMATED_ROULETTE);
    private final OneTable american = new OneTable(DemonstrationTables.DOUBLE_ZERO_ROULETTE);

    @ParameterizedTest
    @CsvSource({
        "SAME_DIRECTION, SAME_DIRECTION",
        "TOO_FEW_REVOLUTIONS, TOO_FEW_REVOLUTIONS",
        "FOREIGN_OBJECT, FOREIGN_OBJECT",
        "NO_COMPARTMENT, NO_COMPARTMENT",
        "BALL_OUT_OF_WHEEL, BALL_OUT_OF_WHEEL",
        "TOUCHED, INTERFERENCE"
    })
    @Clause({
        "act-multi-terminal-2019:9.6(a)",
        "act-multi-terminal-2019:9.6(b)",
        "act-multi-terminal-2019:9.6(c)",
        "act-multi-terminal-2019:9.6(e)",
        "act-multi-terminal-2019:9.6(f)",
        "act-multi-terminal-2019:9.6(g)"
    })
    void theDealerCallsNoSpinAndTheStakesGoBack(WheelMisbehaviour what, NoSpinGround ground) {
        live.misbehave(what);

        assertThat(live.first(WheelEvent.NoSpinCalled.class).ground()).isEqualTo(ground);
        assertThat(live.firstRoundIsVoid()).isTrue();
    }

    @Test
    void theNumberOfASpinThatDoesNotCountIsNotTaken() {
        live.simulated.dealer().turnOff();
        live.casino.say(DemonstrationFloor.dealerOf(live.number), openBetting());
        live.simulated.equipment().misbehave("TOO_FEW_REVOLUTIONS");
        live.pass(26_000);
        live.casino.say(DemonstrationFloor.dealerOf(live.number), new WheelCommand.SpinBall(live.number));
        live.pass(10_000);

        assertThat(live.refusals(WheelCommand.SenseNumber.class)).containsExactly(SpinReason.TOO_FEW_REVOLUTIONS);
    }

    private RoundCommand openBetting() {
        return new RoundCommand.OpenBetting(live.number);
    }

    @Test
    void aRotorThatStandsIsNoGroundInThisText() {
        live.misbehave(WheelMisbehaviour.ROTOR_STANDS);

        assertThat(live.happened(WheelEvent.NoSpinCalled.class)).isFalse();
        assertThat(live.firstRoundIsSettled()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(
            value = WheelMisbehaviour.class,
            names = {"UNREAD", "OFFLINE", "OTHER_WHEEL"})
    void aNumberThatNobodyReadIsKeyedInByTheDealer(WheelMisbehaviour what) {
        live.misbehave(what);

        assertThat(live.first(WheelEvent.NumberKeyed.class).by().who())
                .isEqualTo(DemonstrationFloor.dealerOf(live.number));
        assertThat(live.firstRoundIsSettled()).isTrue();
        assertThat(live.refusals(WheelCommand.SenseNumber.class).contains(WheelReason.ANOTHER_WHEEL))
                .isEqualTo(what == WheelMisbehaviour.OTHER_WHEEL);
    }

    @Test
    @Clause("act-multi-terminal-2019:6.3")
    void aNumberThatWasReadWrongIsDecidedByASupervisor() {
        live.misbehave(WheelMisbehaviour.MISREAD);

        RoundEvent.RoundSettled settled = live.first(RoundEvent.RoundSettled.class);
        assertThat(DemonstrationFloor.SUPERVISORS)
                .contains(settled.by().orElseThrow().who());
        String keyed = live.first(WheelEvent.NumberKeyed.class).number();
        assertThat(live.casino.table(live.number).play().outcome("number:" + keyed))
                .isEqualTo(settled.outcome());
    }

    @Test
    void aScreenThatShowsAnotherNumberDecidesNothing() {
        live.misbehave(WheelMisbehaviour.WRONG_DISPLAY);

        String shown = live.first(WheelEvent.DisplayDisregarded.class).number();
        int settled = live.first(RoundEvent.RoundSettled.class).outcome();
        assertThat(live.casino.table(live.number).play().outcome("number:" + shown))
                .isNotEqualTo(settled);
    }

    @Test
    @Clause("nsw-rapid-2016:11.5.1.3")
    void anAutomatedWheelThatRestsEarlyIsHeldForASupervisor() {
        automated.misbehave(WheelMisbehaviour.EARLY_REST);

        assertThat(symptom(automated)).isEqualTo(Symptom.EARLY_REST);
        assertThat(automated.happened(FaultEvent.CaseClosed.class)).isTrue();
        assertThat(automated.firstRoundIsSettled()).isTrue();
    }

    private static Symptom symptom(OneTable table) {
        FaultCase.Matter matter =
                table.first(FaultEvent.CaseOpened.class).opened().matter();
        return ((FaultCase.Matter.Failed) matter).malfunction().symptom();
    }

    @ParameterizedTest
    @EnumSource(
            value = WheelMisbehaviour.class,
            names = {"NO_COMPARTMENT", "BALL_OUT_OF_WHEEL", "ROTOR_STANDS", "FOREIGN_OBJECT", "OFFLINE"})
    @Clause("nsw-rapid-2016:11.7")
    void anAutomatedWheelThatFailsIsAFaultAndTheRoundIsPlayedAllTheSame(WheelMisbehaviour what) {
        automated.misbehave(what);

        assertThat(symptom(automated)).isEqualTo(Symptom.ERROR_AFTER_CLOSE);
        assertThat(automated.firstRoundIsSettled()).isTrue();
    }

    @Test
    @Clause("nsw-rapid-2016:11.7")
    void aSupervisorEntersWhatTheSensorOfAnAutomatedWheelDidNotRead() {
        automated.misbehave(WheelMisbehaviour.UNREAD);

        assertThat(DemonstrationFloor.SUPERVISORS)
                .contains(automated.first(WheelEvent.NumberKeyed.class).by().who());
        assertThat(automated.firstRoundIsSettled()).isTrue();
    }

    @Test
    void aWrongNumberOfAnAutomatedWheelIsPutRightAfterwards() {
        automated.misbehave(WheelMisbehaviour.MISREAD);

        assertThat(symptom(automated)).isEqualTo(Symptom.DECLARED);
        assertThat(automated.first(FaultEvent.RoundCorrected.class).round())
                .isEqualTo(automated.first(RoundEvent.RoundSettled.class).round());
    }

    @Test
    @Clause("act-american-roulette-2005:15.1")
    void aBallThatRestsBeforeTheEndOfBettingGivesTheStakesBack() {
        american.misbehave(WheelMisbehaviour.EARLY_REST);

        assertThat(american.first(RoundEvent.RoundVoided.class).rule().rule()).isEqualTo("15.1");
    }

    @Test
    @Clause("act-american-roulette-2005:5.4")
    void whereTheOperatorMayVoidTheSpinGoesOn() {
        american.misbehave(WheelMisbehaviour.TOUCHED);

        assertThat(american.casino.events(WheelEvent.NoSpinCalled.class))
                .singleElement()
                .satisfies(called -> assertThat(called.wagers()).isEqualTo(NoSpinRules.Wagers.OPERATOR_MAY_VOID));
        assertThat(american.happened(RoundEvent.RoundSettled.class)).isTrue();
    }
}
