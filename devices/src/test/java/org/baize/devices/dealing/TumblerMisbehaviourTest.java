package org.baize.devices.dealing;

import static org.assertj.core.api.Assertions.assertThat;

import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.devices.tumbler.TumblerMisbehaviour;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.event.DiceEvent;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.rules.sicbo.TumblerIncident;
import org.baize.rules.sicbo.TumblerRefusal;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a tumbler does wrong leads to what the texts provide for it. */
class TumblerMisbehaviourTest {

    private final OneTable dealt = new OneTable(DemonstrationTables.SIC_BO);
    private final OneTable aruze = new OneTable(DemonstrationTables.ARUZE_SIC_BO);

    @ParameterizedTest
    @CsvSource({
        "COCKED_DIE, DICE_COCKED",
        "STACKED_DICE, DICE_COCKED",
        "DIE_BROKEN, DIE_BROKEN",
        "LID_OPEN, RESULT_EXPOSED"
    })
    @Clause({"act-multi-terminal-2019:10.5(a)", "act-multi-terminal-2019:10.5(b)", "act-multi-terminal-2019:10.5(c)"})
    void anIncidentMakesTheRoundVoidAtOnce(TumblerMisbehaviour what, TumblerIncident incident) {
        dealt.misbehave(what);

        assertThat(dealt.first(DiceEvent.IncidentReported.class).incident()).isEqualTo(incident);
        assertThat(dealt.happened(RoundEvent.RoundVoided.class)).isTrue();
        assertThat(dealt.happened(DiceEvent.DiceFitted.class)).isEqualTo(what == TumblerMisbehaviour.DIE_BROKEN);
    }

    @Test
    @Clause("act-multi-terminal-2019:10.5(d)#1")
    void aTumblerThatDoesNotStartMakesTheRoundVoid() {
        dealt.misbehave(TumblerMisbehaviour.DOES_NOT_START);

        assertThat(dealt.first(DiceEvent.IncidentReported.class).incident()).isEqualTo(TumblerIncident.TUMBLER_FAULT);
        assertThat(dealt.happened(RoundEvent.RoundVoided.class)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(
            value = TumblerMisbehaviour.class,
            names = {"UNREADABLE", "LATE_READING", "OFFLINE"})
    @Clause("act-multi-terminal-2019:10.3(c)/manual")
    void diceThatNobodyReadAreKeyedInByTheDealer(TumblerMisbehaviour what) {
        dealt.misbehave(what);

        assertThat(dealt.happened(DiceEvent.DiceUnreadable.class)).isEqualTo(what == TumblerMisbehaviour.UNREADABLE);
        assertThat(dealt.refusals(DiceCommand.ReadDice.class).contains(TumblerRefusal.LATE))
                .isEqualTo(what == TumblerMisbehaviour.LATE_READING);
        boolean keyed = dealt.happened(DiceEvent.DiceKeyed.class);
        // A line that comes back during betting is back in time.
        assertThat(keyed || what == TumblerMisbehaviour.OFFLINE).isTrue();
        assertThat(dealt.firstRoundIsSettled()).isTrue();
    }

    @Test
    void aSecondReadingOfTheSameShakeIsRefused() {
        dealt.misbehave(TumblerMisbehaviour.READ_TWICE);

        assertThat(dealt.refusals(DiceCommand.ReadDice.class)).hasSize(1);
        assertThat(dealt.firstRoundIsSettled()).isTrue();
    }

    @Test
    @Clause("act-multi-terminal-2019:6.3")
    void diceThatWereReadWrongAreCorrectedBeforeTheNextRound() {
        dealt.misbehave(TumblerMisbehaviour.MISREAD);

        assertThat(dealt.first(FaultEvent.RoundCorrected.class).round())
                .isEqualTo(dealt.first(RoundEvent.RoundSettled.class).round());
    }

    @ParameterizedTest
    @CsvSource({
        "COCKED_DIE, DICE_COCKED",
        "STACKED_DICE, DICE_COCKED",
        "DIE_BROKEN, DIE_BROKEN",
        "DOES_NOT_START, TUMBLER_FAULT",
        "UNREADABLE, TUMBLER_FAULT",
        "LATE_READING, TUMBLER_FAULT"
    })
    @Clause({"nsw-sic-bo-2016:7.4.1", "nsw-sic-bo-2016:7.4.2"})
    void whereNobodyDealsASupervisorDeclaresTheRoundVoid(TumblerMisbehaviour what, TumblerIncident incident) {
        aruze.misbehave(what);

        assertThat(aruze.first(DiceEvent.VoidDeclared.class).incident()).isEqualTo(incident);
        assertThat(aruze.firstRoundIsVoid()).isTrue();
        assertThat(aruze.happened(DiceEvent.DiceFitted.class)).isEqualTo(what == TumblerMisbehaviour.DIE_BROKEN);
        assertThat(aruze.happened(DiceEvent.TumblerCleared.class)).isEqualTo(incident != TumblerIncident.DICE_COCKED);
    }

    @Test
    void aReadingThatComesWhenTheLineIsBackIsTaken() {
        aruze.misbehave(TumblerMisbehaviour.OFFLINE);

        assertThat(aruze.firstRoundIsSettled()).isTrue();
        assertThat(aruze.happened(DiceEvent.VoidDeclared.class)).isFalse();
    }
}
