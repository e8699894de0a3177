package org.baize.rules.sicbo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.sicbo.DiceResultRules.Fallback;
import org.baize.rules.sicbo.DiceResultRules.Report;
import org.baize.rules.sicbo.DiceRules.Flaw;
import org.baize.rules.sicbo.DiceRules.Reading;
import org.baize.rules.sicbo.DiceRules.Side;
import org.baize.rules.sicbo.DiceRules.Sighting;
import org.baize.rules.sicbo.TumblerIncidentRules.Declaration;
import org.baize.rules.sicbo.TumblerIncidentRules.Declared;
import org.baize.rules.sicbo.TumblerIncidentRules.Remedy;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tumbler that shakes and reads by itself, as the Aruze text has it. */
class AutomaticTumblerTest {

    private static final String BOOK = "nsw-sic-bo-2016";

    private final TumblerRules tumbler =
            Rulebooks.byId(BOOK).dealing().tumbler().orElseThrow();
    private final Spin pending = Spin.none().activated();

    @Test
    @Clause("nsw-sic-bo-2016:1.1/automated-dice-tumbler")
    void resultIsTakenFromTheTumblerOfTheTableForThePendingShootOnly() {
        Report right = new Report(ResultSource.DEVICE, true, 1);

        assertThat(tumbler.results().result(right, pending))
                .isEqualTo(Verdict.permit(rule("1.1/automated-dice-tumbler")));
        assertRefused(TumblerRefusal.OTHER_TUMBLER, new Report(ResultSource.DEVICE, false, 1), pending);
        assertRefused(TumblerRefusal.NOT_ACTIVATED, right, Spin.none());
        assertRefused(TumblerRefusal.DUPLICATE, right, pending.read());
        assertRefused(TumblerRefusal.LATE, right, pending.read().nextRound().activated());
        assertRefused(TumblerRefusal.OTHER_SOURCE, new Report(ResultSource.KEYED, true, 1), pending);
    }

    @Test
    @Clause("nsw-sic-bo-2016:2.1")
    void noRandomGeneratorDecidesARoundForMoney() {
        Report generated = new Report(ResultSource.GENERATOR, true, 1);

        assertThat(tumbler.results().result(generated, pending))
                .isEqualTo(Verdict.refuse(TumblerRefusal.GENERATED, rule("2.1")));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:2.2.a", "nsw-sic-bo-2016:2.2.b"})
    void anythingButThreeFacesIsAFaultAndNoResult() {
        assertThat(tumbler.dice().read(Sighting.upper(1, 2)))
                .isEqualTo(new Reading.Fault(Flaw.NOT_THREE_DICE, rule("2.2.a")));
        assertThat(tumbler.dice().read(Sighting.upper(1, 2, 3, 4)))
                .isEqualTo(new Reading.Fault(Flaw.NOT_THREE_DICE, rule("2.2.a")));
        assertThat(tumbler.dice().read(Sighting.upper(1, 2, 0)))
                .isEqualTo(new Reading.Fault(Flaw.NOT_A_FACE, rule("2.2.b")));
        assertThat(tumbler.dice().read(Sighting.upper(7, 2, 3)))
                .isEqualTo(new Reading.Fault(Flaw.NOT_A_FACE, rule("2.2.b")));
        assertThat(tumbler.results().unreadable().value()).containsExactly(Fallback.VOID_ROUND);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:2.2.c", "nsw-sic-bo-2016:3.11"})
    void upperFacesAreTheResultWhetherSeenOrWorkedOutFromBelow() {
        for (Dice dice : Dice.ALL) {
            Reading expected = new Reading.Result(dice, rule("3.11"));
            List<Integer> below = List.of(7 - dice.first(), 7 - dice.second(), 7 - dice.third());

            assertThat(tumbler.dice().read(Sighting.upper(dice.first(), dice.second(), dice.third())))
                    .isEqualTo(expected);
            assertThat(tumbler.dice().read(new Sighting(below, Side.BASE, 0))).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    @Clause("nsw-sic-bo-2016:1.1/cocked-dice")
    void anyCockedDieMakesTheRoundVoidWhateverTheOthersShow(int cocked) {
        Reading reading = tumbler.dice().read(new Sighting(List.of(4, 4, 4), Side.UPPER, cocked));
        Remedy remedy = remedy(TumblerIncident.DICE_COCKED);

        assertThat(reading).isEqualTo(new Reading.Cocked(rule("1.1/cocked-dice")));
        assertThat(remedy.rule()).isEqualTo(rule("1.1/cocked-dice"));
        assertThat(tumbler.results().payment(pending.after(remedy.atOnce())))
                .isEqualTo(Verdict.refuse(TumblerRefusal.LOCKED, rule("1.1/automated-dice-tumbler")));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.4", "nsw-sic-bo-2016:7.4.1"})
    void cockedDiceLockTheRoundUntilASupervisorDeclaresItVoid() {
        Remedy cocked = remedy(TumblerIncident.DICE_COCKED);
        Declaration declaration = cocked.declaration().orElseThrow();

        TumblerCondition locked = TumblerCondition.fit().after(cocked.atOnce());
        TumblerCondition declared = locked.after(declaration.acts());

        assertThat(cocked.atOnce())
                .containsExactly(TumblerAct.REFUSE_RESULT, TumblerAct.CALL_SUPERVISOR, TumblerAct.AWAIT_DECLARATION);
        assertThat(tumbler.incidents().open(locked))
                .isEqualTo(Verdict.refuse(TumblerRefusal.VOID_NOT_DECLARED, rule("7.4.1")));
        assertThat(declaration.acts()).containsExactly(TumblerAct.VOID_ALL_WAGERS);
        assertThat(tumbler.incidents().open(declared).permitted()).isTrue();
        assertThat(refusal(tumbler.results()
                        .result(new Report(ResultSource.DEVICE, true, 1), pending.after(cocked.atOnce()))))
                .isEqualTo(TumblerRefusal.LOCKED);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.4", "nsw-sic-bo-2016:7.4.2"})
    void tumblerThoughtFaultyIsOutOfServiceOnceTheVoidIsDeclared() {
        Remedy fault = remedy(TumblerIncident.TUMBLER_FAULT);
        Declaration declaration = fault.declaration().orElseThrow();

        TumblerCondition declared = TumblerCondition.fit().after(fault.atOnce()).after(declaration.acts());

        assertThat(declaration.rule()).isEqualTo(rule("7.4.2"));
        assertThat(declaration.acts()).containsExactly(TumblerAct.VOID_ALL_WAGERS, TumblerAct.TAKE_OUT_OF_SERVICE);
        assertThat(tumbler.incidents().outOfService(TumblerIncident.TUMBLER_FAULT))
                .contains(rule("7.4.2"));
        assertThat(tumbler.incidents().outOfService(TumblerIncident.DICE_COCKED))
                .isEmpty();
        assertThat(tumbler.incidents().open(declared))
                .isEqualTo(Verdict.refuse(TumblerRefusal.OUT_OF_SERVICE, rule("7.4.2")));
        assertThat(tumbler.incidents().open(declared.cleared()).permitted()).isTrue();
        assertThat(remedy(TumblerIncident.DIE_BROKEN)
                        .declaration()
                        .orElseThrow()
                        .acts())
                .contains(TumblerAct.VOID_ALL_WAGERS, TumblerAct.REPLACE_DICE);
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.4")
    void onlyASupervisorDeclaresAndOnlyBeforeSettlement() {
        Remedy cocked = remedy(TumblerIncident.DICE_COCKED);

        for (Role role : Role.values()) {
            boolean supervises = role == Role.ELECTRONIC_GAMING_SUPERVISOR || role == Role.ASSISTANT_GAMING_MANAGER;
            assertThat(tumbler.incidents().declare(cocked, role, false))
                    .isEqualTo(
                            supervises
                                    ? Verdict.permit(rule("7.4.1"))
                                    : Verdict.refuse(TumblerRefusal.NOT_A_SUPERVISOR, rule("7.4.1")));
        }
        assertThat(refusal(tumbler.incidents().declare(cocked, Role.ELECTRONIC_GAMING_SUPERVISOR, true)))
                .isEqualTo(TumblerRefusal.ALREADY_SETTLED);
        assertThatThrownBy(() -> new Declared(" ", Role.ELECTRONIC_GAMING_SUPERVISOR, 1, TumblerIncident.DICE_COCKED))
                .hasMessageContaining("person");
    }

    @Test
    void whatTheTextDoesNotKnowHasNoRemedyAndWhatIsVoidAtOnceNoDeclaration() {
        TumblerRules dealers =
                Rulebooks.byId("act-multi-terminal-2019").dealing().tumbler().orElseThrow();
        Remedy voidAtOnce =
                dealers.incidents().remedy(TumblerIncident.DICE_COCKED).orElseThrow();

        assertThat(tumbler.incidents().remedy(TumblerIncident.NO_SPIN)).isEqualTo(Optional.empty());
        assertThat(tumbler.incidents().remedy(TumblerIncident.RESULT_EXPOSED)).isEqualTo(Optional.empty());
        assertThat(refusal(dealers.incidents().declare(voidAtOnce, Role.CASINO_SUPERVISOR, false)))
                .isEqualTo(TumblerRefusal.NOT_DECLARABLE);
    }

    @Test
    void spinKeepsToItsOrder() {
        assertThatThrownBy(() -> Spin.none().read()).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(pending::activated).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> pending.locked().calledOff()).isInstanceOf(IllegalStateException.class);
        assertThat(pending.read().nextRound().activated().number()).isEqualTo(2);
    }

    private void assertRefused(TumblerRefusal reason, Report report, Spin spin) {
        assertThat(tumbler.results().result(report, spin))
                .isEqualTo(Verdict.refuse(reason, rule("1.1/automated-dice-tumbler")));
    }

    private Remedy remedy(TumblerIncident incident) {
        return tumbler.incidents().remedy(incident).orElseThrow();
    }

    private static Object refusal(Verdict verdict) {
        return ((Verdict.Refused) verdict).reason();
    }

    private static RuleId rule(String rule) {
        return new RuleId(BOOK, rule);
    }

    @Test
    void nobodysHandTumblesTheDiceOfADeviceThatDoesSoByItself() {
        for (Role role : Role.values()) {
            assertThat(tumbler.shakes().byHand(ShakeMode.AUTOMATIC, role))
                    .isInstanceOfSatisfying(
                            Verdict.Refused.class,
                            refused -> assertThat(refused.reason()).isEqualTo(TumblerRefusal.BY_ITSELF));
        }
    }
}
