package org.baize.rules.sicbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
import org.baize.rules.sicbo.TumblerIncidentRules.Remedy;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** The tumbler that a dealer works, as the multi-terminal text has it. */
class DealerTumblerTest {

    private static final String BOOK = "act-multi-terminal-2019";

    private final TumblerRules tumbler =
            Rulebooks.byId(BOOK).dealing().tumbler().orElseThrow();

    @Test
    @Clause("act-multi-terminal-2019:10.3(a)(i)")
    void shakeFirstIsAcceptedWhenTheRoundOpens() {
        Verdict atOpening = tumbler.shakes().activation(ShakeMode.SHAKE_FIRST, true, Spin.none());

        assertThat(atOpening).isEqualTo(Verdict.permit(rule("10.3(a)(i)")));
        assertThat(tumbler.shakes().due(ShakeMode.SHAKE_FIRST, true, Spin.none()))
                .isTrue();
    }

    @Test
    @Clause("act-multi-terminal-2019:10.3(a)(ii)")
    void shakeLastIsRefusedWhileWageringIsOpenAndPromptedAtItsEnd() {
        Verdict early = tumbler.shakes().activation(ShakeMode.SHAKE_LAST, true, Spin.none());
        Verdict after = tumbler.shakes().activation(ShakeMode.SHAKE_LAST, false, Spin.none());

        assertThat(early).isEqualTo(Verdict.refuse(TumblerRefusal.WAGERING_OPEN, rule("10.3(a)(ii)")));
        assertThat(after).isEqualTo(Verdict.permit(rule("10.3(a)(ii)")));
        assertThat(tumbler.shakes().due(ShakeMode.SHAKE_LAST, true, Spin.none()))
                .isFalse();
        assertThat(tumbler.shakes().due(ShakeMode.SHAKE_LAST, false, Spin.none()))
                .isTrue();
        assertThat(tumbler.shakes().knows(ShakeMode.AUTOMATIC)).isFalse();
        assertThat(tumbler.shakes()
                        .activation(ShakeMode.AUTOMATIC, false, Spin.none())
                        .permitted())
                .isFalse();
    }

    @Test
    @Clause("act-multi-terminal-2019:10.1/Individual spin")
    void roundHasOneActivationAndNoResultWithoutIt() {
        Spin tumbling = Spin.none().activated();

        assertThat(tumbler.shakes().activation(ShakeMode.SHAKE_LAST, false, tumbling))
                .isEqualTo(Verdict.refuse(TumblerRefusal.ALREADY_ACTIVATED, rule("10.1/Individual spin")));
        assertThat(tumbler.results().result(keyed(1), Spin.none()))
                .isEqualTo(Verdict.refuse(TumblerRefusal.NOT_ACTIVATED, rule("10.1/Individual spin")));
        assertThat(tumbler.results().result(keyed(1), tumbling).permitted()).isTrue();
        assertThat(tumbler.results().result(keyed(1), tumbling.read().nextRound()))
                .isEqualTo(Verdict.refuse(TumblerRefusal.NOT_ACTIVATED, rule("10.1/Individual spin")));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:10.3(c)/manual",
        "act-multi-terminal-2019:10.3(c)/automatic",
        "act-multi-terminal-2019:10.1/Dice Recognition System"
    })
    void resultIsKeyedOrComesFromRecognition() {
        Spin tumbling = Spin.none().activated();
        Report recognised = new Report(ResultSource.DEVICE, true, 1);

        assertThat(tumbler.results().result(keyed(1), tumbling)).isEqualTo(Verdict.permit(rule("10.3(c)/manual")));
        assertThat(tumbler.results().result(recognised, tumbling)).isEqualTo(Verdict.permit(rule("10.3(c)/automatic")));
        assertThat(tumbler.dice().read(Sighting.upper(2, 5, 6)))
                .isEqualTo(new Reading.Result(new Dice(2, 5, 6), rule("10.3(b)/faces")));
    }

    @Test
    @Clause("act-multi-terminal-2019:10.3(c)/automatic")
    void unreadableOrDisputedRecognitionSettlesNothing() {
        Reading unreadable = tumbler.dice().read(Sighting.upper(2, 5));

        assertThat(unreadable).isInstanceOf(Reading.Fault.class);
        assertThat(tumbler.results().payment(Spin.none().activated()))
                .isEqualTo(Verdict.refuse(TumblerRefusal.NOT_CONFIRMED, rule("10.1/Individual spin")));
        assertThat(tumbler.results().unreadable().value()).containsExactly(Fallback.KEYED_ENTRY, Fallback.VOID_ROUND);
        assertThat(tumbler.results().agreed(new Dice(2, 5, 6), new Dice(2, 5, 5)))
                .isEqualTo(Verdict.refuse(TumblerRefusal.DISPUTED, rule("10.3(c)/automatic")));
        assertThat(tumbler.results()
                        .agreed(new Dice(2, 5, 6), new Dice(6, 2, 5))
                        .permitted())
                .isTrue();
    }

    @Test
    @Clause("act-multi-terminal-2019:10.2(b)(ii)")
    void resultIsExactlyThreeFaces() {
        assertThat(tumbler.dice().read(Sighting.upper(1, 2)))
                .isEqualTo(new Reading.Fault(Flaw.NOT_THREE_DICE, rule("10.2(b)(ii)")));
        assertThat(tumbler.dice().read(Sighting.upper(1, 2, 3, 4)))
                .isEqualTo(new Reading.Fault(Flaw.NOT_THREE_DICE, rule("10.2(b)(ii)")));
        assertThat(tumbler.dice().read(Sighting.upper(1, 2, 7)))
                .isEqualTo(new Reading.Fault(Flaw.NOT_A_FACE, rule("10.2(b)(ii)")));
        assertThat(tumbler.dice().read(new Sighting(List.of(1, 2, 3), Side.BASE, 0)))
                .isEqualTo(new Reading.Fault(Flaw.BASE_FACES, rule("10.3(b)/faces")));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:10.3(a)(i)",
        "act-multi-terminal-2019:10.3(b)/faces",
        "act-multi-terminal-2019:10.3(b)/total"
    })
    void facesStayConcealedUntilWageringHasEndedAndTheResultIsConfirmed() {
        DiceResultRules results = tumbler.results();

        assertThat(results.shown(true, true))
                .isEqualTo(Verdict.refuse(TumblerRefusal.WAGERING_OPEN, rule("10.3(b)/faces")));
        assertThat(results.shown(false, false))
                .isEqualTo(Verdict.refuse(TumblerRefusal.NOT_CONFIRMED, rule("10.3(b)/faces")));
        assertThat(results.shown(false, true)).isEqualTo(Verdict.permit(rule("10.3(b)/faces")));
        assertThat(results.totalShown(false, true, true)).isTrue();
        assertThat(results.totalShown(false, true, false)).isFalse();
        assertThat(results.totalShown(true, true, true)).isFalse();
        assertThat(results.reveal().total()).isEqualTo(rule("10.3(b)/total"));
    }

    @Test
    @Clause("act-multi-terminal-2019:5.4")
    void diceSeenBeforeTheyAreShakenCloseBettingAndConfirmedWagersStand() {
        Remedy remedy =
                remedy(TumblerIncidentRules.exposed(Optional.of(Spin.none().activatedThisRound())));

        assertThat(remedy.rule()).isEqualTo(rule("5.4"));
        assertThat(remedy.atOnce())
                .containsExactly(
                        TumblerAct.CLOSE_BETTING,
                        TumblerAct.RETURN_UNCONFIRMED_CREDIT,
                        TumblerAct.CONFIRMED_WAGERS_STAND);
        assertThat(Spin.none().after(remedy.atOnce())).isEqualTo(Spin.none());
    }

    @Test
    @Clause("act-multi-terminal-2019:10.5(c)")
    void resultSeenBeforeTheCloseVoidsEverythingAndIsNeverSettled() {
        Spin shaken = Spin.none().activated();

        Remedy remedy = remedy(TumblerIncidentRules.exposed(Optional.of(shaken.activatedThisRound())));

        assertThat(remedy.rule()).isEqualTo(rule("10.5(c)"));
        assertThat(remedy.atOnce())
                .containsExactly(
                        TumblerAct.CLOSE_BETTING,
                        TumblerAct.RETURN_UNCONFIRMED_CREDIT,
                        TumblerAct.REFUSE_RESULT,
                        TumblerAct.VOID_ALL_WAGERS);
        assertThat(refusal(tumbler.results().result(keyed(1), shaken.after(remedy.atOnce()))))
                .isEqualTo(TumblerRefusal.LOCKED);
        assertThat(refusal(tumbler.results().payment(shaken.after(remedy.atOnce()))))
                .isEqualTo(TumblerRefusal.LOCKED);
        assertThat(TumblerIncidentRules.exposed(Optional.empty())).isEqualTo(TumblerIncident.RESULT_EXPOSED);
    }

    @Test
    @Clause({"act-multi-terminal-2019:10.5(a)", "act-multi-terminal-2019:10.5(d)#1"})
    void cockedDieOrFaultyTumblerVoidsAllWagersAtOnce() {
        Spin shaken = Spin.none().activated();
        Remedy cocked = remedy(TumblerIncident.DICE_COCKED);
        Remedy fault = remedy(TumblerIncident.TUMBLER_FAULT);

        assertThat(cocked.rule()).isEqualTo(rule("10.5(a)"));
        assertThat(fault.rule()).isEqualTo(rule("10.5(d)#1"));
        for (Remedy remedy : List.of(cocked, fault)) {
            assertThat(remedy.atOnce()).containsExactly(TumblerAct.REFUSE_RESULT, TumblerAct.VOID_ALL_WAGERS);
            assertThat(remedy.declaration()).isEmpty();
            assertThat(refusal(tumbler.results().result(keyed(1), shaken.after(remedy.atOnce()))))
                    .isEqualTo(TumblerRefusal.LOCKED);
        }
        assertThat(tumbler.dice().read(new Sighting(List.of(1, 2, 3), Side.UPPER, 1)))
                .isEqualTo(new Reading.Cocked(rule("10.5(a)")));
    }

    @Test
    @Clause("act-multi-terminal-2019:10.5(b)")
    void brokenDieKeepsTheTableShutUntilThereAreNewDice() {
        Remedy broken = remedy(TumblerIncident.DIE_BROKEN);

        TumblerCondition after = TumblerCondition.fit().after(broken.atOnce());

        assertThat(broken.atOnce()).contains(TumblerAct.REFUSE_RESULT, TumblerAct.VOID_ALL_WAGERS);
        assertThat(tumbler.incidents().open(after)).isEqualTo(Verdict.refuse(TumblerRefusal.NO_DICE, rule("10.5(b)")));
        assertThat(tumbler.incidents().open(after.withNewDice()).permitted()).isTrue();
    }

    @Test
    @Clause("act-multi-terminal-2019:10.2(b)(i)")
    void tableWithoutATumblerDoesNotOpen() {
        assertThat(tumbler.incidents().open(TumblerCondition.none()))
                .isEqualTo(Verdict.refuse(TumblerRefusal.NO_TUMBLER, rule("10.2(b)(i)")));
        assertThat(tumbler.incidents().open(TumblerCondition.fit())).isEqualTo(Verdict.permit(rule("10.2(b)(i)")));
    }

    @Test
    @Clause("act-multi-terminal-2019:10.5(d)#2")
    void noSpinRefusesThatResultAndWantsANewActivation() {
        Remedy noSpin = remedy(TumblerIncident.NO_SPIN);

        Spin calledOff = Spin.none().activated().after(noSpin.atOnce());
        Spin again = calledOff.activated();

        assertThat(noSpin.rule()).isEqualTo(rule("10.5(d)#2"));
        assertThat(noSpin.atOnce()).containsExactly(TumblerAct.VOID_ALL_WAGERS, TumblerAct.TUMBLE_AGAIN);
        assertThat(refusal(tumbler.results().result(keyed(1), calledOff))).isEqualTo(TumblerRefusal.CALLED_OFF);
        assertThat(tumbler.shakes()
                        .activation(ShakeMode.SHAKE_LAST, false, calledOff)
                        .permitted())
                .isTrue();
        assertThat(refusal(tumbler.results().result(keyed(1), again))).isEqualTo(TumblerRefusal.LATE);
        assertThat(tumbler.results().result(keyed(2), again).permitted()).isTrue();
    }

    private Remedy remedy(TumblerIncident incident) {
        return tumbler.incidents().remedy(incident).orElseThrow();
    }

    private static Report keyed(long spin) {
        return new Report(ResultSource.KEYED, true, spin);
    }

    private static Object refusal(Verdict verdict) {
        return ((Verdict.Refused) verdict).reason();
    }

    private static RuleId rule(String rule) {
        return new RuleId(BOOK, rule);
    }

    @Test
    @Clause({"act-multi-terminal-2019:10.3(a)(i)", "act-multi-terminal-2019:10.3(a)(ii)"})
    void theDealerTumblesTheDice() {
        for (Role role : Role.values()) {
            boolean atTheDice = role == Role.DEALER || role == Role.DEVICE;

            assertThat(tumbler.shakes().byHand(ShakeMode.SHAKE_LAST, role))
                    .isEqualTo(
                            atTheDice
                                    ? Verdict.permit(rule("10.3(a)(ii)"))
                                    : Verdict.refuse(TumblerRefusal.NOT_THE_DEALER, rule("10.3(a)(ii)")));
        }
    }

    @Test
    void whoIsAtTheDiceTellsOfThemAndWhoLooksAfterMachinesOpensTheTumbler() {
        Remedy cocked = tumbler.incidents().remedy(TumblerIncident.DICE_COCKED).orElseThrow();

        assertThat(who(role -> tumbler.incidents().mayReport(cocked, role)))
                .contains(Role.DEVICE, Role.DEALER, Role.CASINO_SUPERVISOR)
                .doesNotContain(Role.PLAYER_TERMINAL, Role.ADMINISTRATOR, Role.CASH_DESK, Role.INSPECTOR);
        assertThat(who(tumbler.incidents()::mayService))
                .contains(Role.ADMINISTRATOR, Role.OPERATOR_AUTHORITY, Role.CASINO_SUPERVISOR)
                .doesNotContain(Role.PLAYER_TERMINAL, Role.DEALER, Role.DEVICE, Role.CASH_DESK, Role.INSPECTOR);
    }

    private static List<Role> who(Function<Role, Verdict> rule) {
        return Arrays.stream(Role.values())
                .filter(role -> rule.apply(role).permitted())
                .toList();
    }
}
