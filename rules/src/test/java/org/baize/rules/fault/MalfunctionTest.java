package org.baize.rules.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.fault.FaultReason.DONE_BY_THE_SYSTEM;
import static org.baize.rules.fault.FaultReason.NOT_A_MALFUNCTION;
import static org.baize.rules.fault.FaultReason.NOT_ENTITLED;
import static org.baize.rules.fault.FaultReason.REASON_MISSING;
import static org.baize.rules.fault.FaultReason.RULE_MISSING;
import static org.baize.rules.round.Texts.AMERICAN_ROULETTE;
import static org.baize.rules.round.Texts.ARUZE;
import static org.baize.rules.round.Texts.MINI_BACCARAT;
import static org.baize.rules.round.Texts.MULTI_TERMINAL;
import static org.baize.rules.round.Texts.RAPID;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.law.Role;
import org.baize.rules.round.Texts;
import org.baize.rules.round.WageringPeriod;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class MalfunctionTest {

    private static final WageringPeriod PERIOD = WageringPeriod.open(100_000, 40_000);
    private static final long BEFORE = 139_999;
    private static final long AT_CLOSE = 140_000;

    @Test
    @Clause({
        "act-multi-terminal-2019:6.6(a)",
        "act-multi-terminal-2019:6.6(b)",
        "act-multi-terminal-2019:6.7(a)",
        "act-multi-terminal-2019:6.7(b)"
    })
    void multiTerminalFaultsVoidBeforeTheCloseAndAreReadFromRecordsAfterIt() {
        assertFollows(MULTI_TERMINAL, FaultyPart.PLAYER_TERMINAL, BEFORE, Measure.VOID_TERMINAL, "6.6(a)");
        assertFollows(MULTI_TERMINAL, FaultyPart.PLAYER_TERMINAL, AT_CLOSE, Measure.SETTLE_FROM_RECORDS, "6.6(b)");
        for (FaultyPart part : List.of(FaultyPart.GAME_SYSTEM, FaultyPart.SERVER, FaultyPart.DEALER_TERMINAL)) {
            assertFollows(MULTI_TERMINAL, part, BEFORE, Measure.VOID_ROUND, "6.7(a)");
            assertFollows(MULTI_TERMINAL, part, AT_CLOSE, Measure.SETTLE_FROM_RECORDS, "6.7(b)");
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.6(a)", "act-multi-terminal-2019:6.7(a)"})
    void theseFollowByThemselves() {
        Remedy remedy = remedy(MULTI_TERMINAL, FaultyPart.PLAYER_TERMINAL, BEFORE);

        assertThat(remedy.automatic()).isTrue();
        assertThat(remedy.mayBeOrderedBy(Role.CASINO_SUPERVISOR, true))
                .isEqualTo(MULTI_TERMINAL.refuses(DONE_BY_THE_SYSTEM, "6.6(a)"));
        assertThat(remedy(MULTI_TERMINAL, FaultyPart.GAME_SYSTEM, BEFORE).automatic())
                .isTrue();
    }

    @Test
    @Clause("act-multi-terminal-2019:6.2")
    void forOtherEquipmentASupervisorMayInvalidateAndSaysWhy() {
        for (FaultyPart part : List.of(FaultyPart.LIVE_WHEEL, FaultyPart.SHOE, FaultyPart.OTHER_EQUIPMENT)) {
            for (long began : List.of(BEFORE, AT_CLOSE)) {
                assertFollows(MULTI_TERMINAL, part, began, Measure.MAY_VOID_ROUND, "6.2");
            }
            Remedy remedy = remedy(MULTI_TERMINAL, part, AT_CLOSE);
            assertThat(remedy.mayBeOrderedBy(Role.DEALER, true)).isEqualTo(MULTI_TERMINAL.refuses(NOT_ENTITLED, "6.2"));
            assertThat(remedy.mayBeOrderedBy(Role.CASINO_SUPERVISOR, false))
                    .isEqualTo(MULTI_TERMINAL.refuses(REASON_MISSING, "6.2"));
            assertThat(remedy.mayBeOrderedBy(Role.CASINO_SUPERVISOR, true)).isEqualTo(MULTI_TERMINAL.permits("6.2"));
        }
    }

    /** The tumbler has a rule of its own, and the text has no automated wheel. */
    @Test
    void aTumblerIsLeftToItsOwnProcedure() {
        MalfunctionRules rules = MULTI_TERMINAL.faults().malfunctions().orElseThrow();

        for (FaultyPart part : List.of(FaultyPart.TUMBLER, FaultyPart.AUTOMATED_WHEEL)) {
            assertThat(rules.remedyFor(new Malfunction(part, Symptom.DECLARED, AT_CLOSE), PERIOD))
                    .isEmpty();
        }
        assertThat(rules.mayOpenCase(FaultyPart.TUMBLER, Symptom.DECLARED, true))
                .isEqualTo(MULTI_TERMINAL.permits("10.5(d)#1"));
        assertThat(rules.mayOpenCase(FaultyPart.AUTOMATED_WHEEL, Symptom.DECLARED, true))
                .isEqualTo(MULTI_TERMINAL.refuses(NOT_A_MALFUNCTION, "6.2"));
    }

    @Test
    @Clause({
        "act-american-roulette-2005:15.3",
        "act-american-roulette-2005:15.4",
        "act-american-roulette-2005:15.5",
        "act-american-roulette-2005:15.6"
    })
    void americanRouletteFaultsAreTheDealersDuty() {
        assertFollows(AMERICAN_ROULETTE, FaultyPart.PLAYER_TERMINAL, BEFORE, Measure.VOID_TERMINAL, "15.3");
        assertFollows(AMERICAN_ROULETTE, FaultyPart.PLAYER_TERMINAL, AT_CLOSE, Measure.SETTLE_FROM_RECORDS, "15.4");
        for (FaultyPart part : List.of(
                FaultyPart.SERVER,
                FaultyPart.GAME_SYSTEM,
                FaultyPart.DEALER_TERMINAL,
                FaultyPart.LIVE_WHEEL,
                FaultyPart.OTHER_EQUIPMENT)) {
            assertFollows(AMERICAN_ROULETTE, part, BEFORE, Measure.VOID_ROUND, "15.5");
            assertFollows(AMERICAN_ROULETTE, part, AT_CLOSE, Measure.SETTLE_FROM_RECORDS, "15.6");
        }
        assertThat(remedy(AMERICAN_ROULETTE, FaultyPart.PLAYER_TERMINAL, BEFORE).mayBeOrderedBy(Role.DEALER, false))
                .isEqualTo(AMERICAN_ROULETTE.permits("15.3"));
        assertThat(remedy(AMERICAN_ROULETTE, FaultyPart.SERVER, AT_CLOSE).mayBeOrderedBy(Role.PLAYER_TERMINAL, true))
                .isEqualTo(AMERICAN_ROULETTE.refuses(NOT_ENTITLED, "15.6"));
    }

    @Test
    @Clause({"act-american-roulette-2005:15.3", "act-multi-terminal-2019:6.6(a)"})
    void aTerminalThatFailedGetsItsStakesBackAndIsOutForTheRoundHoweverSoonItWorksAgain() {
        for (long began : List.of(100_000L, 100_001L, BEFORE)) {
            assertFollows(AMERICAN_ROULETTE, FaultyPart.PLAYER_TERMINAL, began, Measure.VOID_TERMINAL, "15.3");
            assertFollows(MULTI_TERMINAL, FaultyPart.PLAYER_TERMINAL, began, Measure.VOID_TERMINAL, "6.6(a)");
        }
        for (Texts text : List.of(AMERICAN_ROULETTE, MULTI_TERMINAL)) {
            Correction back =
                    text.faults().voiding(new Account.Open(0), 0, 1_500).value();

            assertThat(back).isEqualTo(new Correction(1_500, 0, 0, 0));
        }
        assertThat(Measure.VOID_TERMINAL.endsTheRoundForThem()).isTrue();
    }

    @Test
    void onlyAVoidEndsTheRoundForATerminal() {
        assertThat(Measure.VOID_ROUND.endsTheRoundForThem()).isTrue();
        assertThat(Measure.VOID_CONTROLLED.endsTheRoundForThem()).isTrue();
        assertThat(Measure.SETTLE_FROM_RECORDS.endsTheRoundForThem()).isFalse();
        assertThat(Measure.HOLD_FOR_SUPERVISOR.endsTheRoundForThem()).isFalse();
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.7(a)", "act-multi-terminal-2019:6.7(b)"})
    void eachTablesRoundIsJudgedByItsOwnClose() {
        Malfunction fault = new Malfunction(FaultyPart.GAME_SYSTEM, Symptom.DECLARED, 150_000);
        WageringPeriod closed = WageringPeriod.open(100_000, 40_000);
        WageringPeriod open = WageringPeriod.open(120_000, 40_000);

        assertThat(fault.momentIn(closed)).isEqualTo(Moment.AT_OR_AFTER_CLOSE);
        assertThat(fault.momentIn(open)).isEqualTo(Moment.BEFORE_CLOSE);
        assertThat(fault.momentIn(open.closedEarly(149_000))).isEqualTo(Moment.AT_OR_AFTER_CLOSE);
    }

    @Test
    @Clause({"nsw-rapid-2016:11.1", "nsw-rapid-2016:11.5", "nsw-rapid-2016:11.7"})
    void rapidFaultsAreHeldForASupervisorExceptThoseOfTheCentralSoftware() {
        for (long began : List.of(BEFORE, AT_CLOSE)) {
            assertFollows(RAPID, FaultyPart.PLAYER_TERMINAL, began, Measure.HOLD_FOR_SUPERVISOR, "11.5");
            assertFollows(RAPID, FaultyPart.DEALER_TERMINAL, began, Measure.HOLD_FOR_SUPERVISOR, "11.5");
            assertFollows(RAPID, FaultyPart.GAME_SYSTEM, began, Measure.VOID_CONTROLLED, "11.1");
        }
        assertFollows(RAPID, FaultyPart.AUTOMATED_WHEEL, BEFORE, Measure.HOLD_FOR_SUPERVISOR, "11.5");
        assertFollows(RAPID, FaultyPart.AUTOMATED_WHEEL, AT_CLOSE, Measure.HOLD_FOR_SUPERVISOR, "11.7");
        assertThat(Measure.HOLD_FOR_SUPERVISOR.holdsSettlement()).isTrue();
        assertThat(Measure.SETTLE_FROM_RECORDS.holdsSettlement()).isFalse();

        assertThat(RAPID.faults()
                        .malfunctions()
                        .orElseThrow()
                        .remedyFor(new Malfunction(FaultyPart.LIVE_WHEEL, Symptom.DECLARED, BEFORE), PERIOD))
                .isEmpty();
    }

    /** The early rest closes the period at its own instant, which would else count as after the close. */
    @Test
    @Clause({"nsw-rapid-2016:11.5.1.3", "nsw-rapid-2016:11.7"})
    void aBallThatRestsTooEarlyIsAMalfunctionAndNoErrorAfterTheClose() {
        MalfunctionRules rules = RAPID.faults().malfunctions().orElseThrow();
        WageringPeriod cut = PERIOD.closedEarly(132_000);

        Remedy early = rules.remedyFor(new Malfunction(FaultyPart.AUTOMATED_WHEEL, Symptom.EARLY_REST, 132_000), cut)
                .orElseThrow();
        Remedy late = rules.remedyFor(
                        new Malfunction(FaultyPart.AUTOMATED_WHEEL, Symptom.ERROR_AFTER_CLOSE, 132_000), cut)
                .orElseThrow();

        assertThat(early.rule()).isEqualTo(RAPID.rule("11.5"));
        assertThat(early.measure()).isEqualTo(Measure.HOLD_FOR_SUPERVISOR);
        assertThat(late.rule()).isEqualTo(RAPID.rule("11.7"));
    }

    @Test
    @Clause({"nsw-rapid-2016:11.5", "nsw-rapid-2016:11.7"})
    void anElectronicGamingSupervisorOrACasinoSupervisorDecidesAndNoDealer() {
        for (FaultyPart part : List.of(FaultyPart.PLAYER_TERMINAL, FaultyPart.AUTOMATED_WHEEL)) {
            Remedy remedy = remedy(RAPID, part, AT_CLOSE);

            assertThat(remedy.mayBeOrderedBy(Role.ELECTRONIC_GAMING_SUPERVISOR, true)
                            .permitted())
                    .isTrue();
            assertThat(remedy.mayBeOrderedBy(Role.CASINO_SUPERVISOR, true).permitted())
                    .isTrue();
            assertThat(remedy.mayBeOrderedBy(Role.CASINO_SUPERVISOR, false))
                    .isEqualTo(RAPID.refuses(REASON_MISSING, remedy.rule().rule()));
            assertThat(remedy.mayBeOrderedBy(Role.DEALER, true))
                    .isEqualTo(RAPID.refuses(NOT_ENTITLED, remedy.rule().rule()));
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:11.5", "nsw-rapid-2016:11.6", "nsw-rapid-2016:11.7"})
    void whatTheRecordsShowDecidesAHeldRapidRound() {
        RecordRules records = RAPID.faults().malfunctions().orElseThrow().records();

        assertThat(records.after(Finding.NO_MALFUNCTION).value()).isEqualTo(Measure.RECALCULATE);
        assertThat(records.after(Finding.NO_MALFUNCTION).rule()).isEqualTo(RAPID.rule("11.7"));
        assertThat(records.after(Finding.WAGERS_CONFIRMED).value()).isEqualTo(Measure.RECALCULATE);
        assertThat(records.after(Finding.WAGERS_CONFIRMED).rule()).isEqualTo(RAPID.rule("11.5"));
        assertThat(records.after(Finding.WAGERS_NOT_CONFIRMED).value()).isEqualTo(Measure.VOID_UNCONFIRMED);
        assertThat(records.after(Finding.WAGERS_NOT_CONFIRMED).rule()).isEqualTo(RAPID.rule("11.6"));
    }

    @Test
    @Clause({
        "nsw-rapid-2016:11.5.1",
        "nsw-rapid-2016:11.5.1.1",
        "nsw-rapid-2016:11.5.1.2",
        "nsw-rapid-2016:11.5.1.3",
        "nsw-rapid-2016:11.5.1.4",
        "nsw-rapid-2016:11.5.1.5"
    })
    void aRapidCaseCarriesOneOfTheGroundsOfTheText() {
        MalfunctionRules rules = RAPID.faults().malfunctions().orElseThrow();

        assertThat(rules.mayOpenCase(FaultyPart.PLAYER_TERMINAL, Symptom.CREDIT_MISMATCH, false))
                .isEqualTo(RAPID.permits("11.5.1.1"));
        assertThat(rules.mayOpenCase(FaultyPart.PLAYER_TERMINAL, Symptom.SEQUENCE_OR_DISPLAY, false))
                .isEqualTo(RAPID.permits("11.5.1.2"));
        assertThat(rules.mayOpenCase(FaultyPart.AUTOMATED_WHEEL, Symptom.EARLY_REST, false))
                .isEqualTo(RAPID.permits("11.5.1.3"));
        assertThat(rules.groundsFor(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED))
                .containsExactly(RAPID.rule("11.5.1.4"), RAPID.rule("11.5.1.5"));
        assertThat(rules.mayOpenCase(FaultyPart.DEALER_TERMINAL, Symptom.DECLARED, true))
                .isEqualTo(RAPID.permits("11.5.1.5"));
        assertThat(rules.mayOpenCase(FaultyPart.DEALER_TERMINAL, Symptom.DECLARED, false))
                .isEqualTo(RAPID.refuses(REASON_MISSING, "11.5.1.5"));
        assertThat(rules.mayOpenCase(FaultyPart.LIVE_WHEEL, Symptom.EARLY_REST, false))
                .isEqualTo(RAPID.refuses(NOT_A_MALFUNCTION, "11.5.1"));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.1.a", "nsw-sic-bo-2016:7.1.b", "nsw-sic-bo-2016:7.3", "nsw-sic-bo-2016:7.6"})
    void aruzeHoldsTerminalsForTheSupervisorAndVoidsWhatAServerCarries() {
        for (long began : List.of(BEFORE, AT_CLOSE)) {
            assertFollows(ARUZE, FaultyPart.PLAYER_TERMINAL, began, Measure.HOLD_FOR_SUPERVISOR, "7.1.a");
            assertFollows(ARUZE, FaultyPart.SERVER, began, Measure.VOID_CONTROLLED, "7.6");
        }
        Remedy terminal = remedy(ARUZE, FaultyPart.PLAYER_TERMINAL, AT_CLOSE);
        assertThat(terminal.mayBeOrderedBy(Role.ELECTRONIC_GAMING_SUPERVISOR, true))
                .isEqualTo(ARUZE.permits("7.1.a"));
        assertThat(terminal.mayBeOrderedBy(Role.ASSISTANT_GAMING_MANAGER, true)).isEqualTo(ARUZE.permits("7.1.a"));
        assertThat(terminal.mayBeOrderedBy(Role.ELECTRONIC_GAMING_HOST, true))
                .isEqualTo(ARUZE.refuses(NOT_ENTITLED, "7.1.a"));
        assertThat(terminal.mayBeOrderedBy(Role.ELECTRONIC_GAMING_SUPERVISOR, false))
                .isEqualTo(ARUZE.refuses(REASON_MISSING, "7.1.a"));

        RecordRules records = ARUZE.faults().malfunctions().orElseThrow().records();
        assertThat(records.after(Finding.WAGERS_CONFIRMED).rule()).isEqualTo(ARUZE.rule("7.1.b"));
        assertThat(records.after(Finding.WAGERS_CONFIRMED).value()).isEqualTo(Measure.RECALCULATE);
        assertThat(records.after(Finding.WAGERS_NOT_CONFIRMED).rule()).isEqualTo(ARUZE.rule("7.3"));
        assertThat(records.after(Finding.WAGERS_NOT_CONFIRMED).value()).isEqualTo(Measure.VOID_UNCONFIRMED);
    }

    @Test
    @Clause({
        "nsw-sic-bo-2016:7.2",
        "nsw-sic-bo-2016:7.2.1",
        "nsw-sic-bo-2016:7.2.2",
        "nsw-sic-bo-2016:7.2.3",
        "nsw-sic-bo-2016:7.6.1",
        "nsw-sic-bo-2016:7.6.1.2"
    })
    void anAruzeCaseCarriesOneOfTheGroundsOfTheText() {
        MalfunctionRules rules = ARUZE.faults().malfunctions().orElseThrow();

        assertThat(rules.mayOpenCase(FaultyPart.PLAYER_TERMINAL, Symptom.CREDIT_MISMATCH, false))
                .isEqualTo(ARUZE.permits("7.2.1"));
        assertThat(rules.mayOpenCase(FaultyPart.PLAYER_TERMINAL, Symptom.SEQUENCE_OR_DISPLAY, false))
                .isEqualTo(ARUZE.permits("7.2.2"));
        assertThat(rules.mayOpenCase(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, true))
                .isEqualTo(ARUZE.permits("7.2.3"));
        assertThat(rules.mayOpenCase(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, false))
                .isEqualTo(ARUZE.refuses(REASON_MISSING, "7.2.3"));
        assertThat(rules.mayOpenCase(FaultyPart.PLAYER_TERMINAL, Symptom.EARLY_REST, true))
                .isEqualTo(ARUZE.refuses(NOT_A_MALFUNCTION, "7.2"));
        assertThat(rules.mayOpenCase(FaultyPart.SERVER, Symptom.SAME_ERROR_ON_SEVERAL, false))
                .isEqualTo(ARUZE.permits("7.6.1.1"));
        assertThat(rules.mayOpenCase(FaultyPart.SERVER, Symptom.DECLARED, true)).isEqualTo(ARUZE.permits("7.6.1.2"));
        assertThat(rules.mayOpenCase(FaultyPart.SERVER, Symptom.CREDIT_MISMATCH, true)
                        .permitted())
                .isFalse();
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.6.1.1")
    void theSameErrorOnTwoTerminalsOfOneServerIsTheServers() {
        ServerErrors rules =
                ARUZE.faults().malfunctions().orElseThrow().serverErrors().orElseThrow();
        ServerErrors.Shown first = new ServerErrors.Shown("server-1", "terminal-1", "E42");

        assertThat(rules.among(List.of(first, new ServerErrors.Shown("server-1", "terminal-2", "E42"))))
                .containsExactly(new ServerErrors.OfServer("server-1", "E42"));
        assertThat(rules.among(List.of(first, new ServerErrors.Shown("server-1", "terminal-2", "E43"))))
                .isEmpty();
        assertThat(rules.among(List.of(first, new ServerErrors.Shown("server-2", "terminal-9", "E42"))))
                .isEmpty();
        assertThat(rules.among(List.of(first, first))).isEmpty();
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.6", "nsw-rapid-2016:11.1"})
    void aRoundResolvedBeforeTheFaultBeganIsNotTouched() {
        Malfunction fault = new Malfunction(FaultyPart.SERVER, Symptom.DECLARED, 150_000);

        assertThat(fault.touches(OptionalLong.empty())).isTrue();
        assertThat(fault.touches(OptionalLong.of(149_999))).isFalse();
        assertThat(fault.touches(OptionalLong.of(150_000))).isTrue();
        Malfunction mismatch = new Malfunction(FaultyPart.PLAYER_TERMINAL, Symptom.CREDIT_MISMATCH, 150_000);
        assertThat(mismatch.touches(OptionalLong.of(149_999))).isTrue();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:A.1/Game System/WND",
        "nsw-rapid-2016:1.1/WND",
        "nsw-rapid-2016:11.2",
        "act-american-roulette-2005:15.2"
    })
    void aFaultyResultsDisplayChangesNothing() {
        for (long began : List.of(BEFORE, AT_CLOSE)) {
            assertFollows(MULTI_TERMINAL, FaultyPart.RESULTS_DISPLAY, began, Measure.PLAY_ON, "A.1/Game System/WND");
            assertFollows(RAPID, FaultyPart.RESULTS_DISPLAY, began, Measure.PLAY_ON, "11.2");
            assertFollows(AMERICAN_ROULETTE, FaultyPart.RESULTS_DISPLAY, began, Measure.PLAY_ON, "15.2");
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:6.4")
    void aClaimStaysOpenUntilASupervisorDecidesItByARule() {
        ClaimRules claims = MULTI_TERMINAL.faults().claims().orElseThrow();

        assertThat(claims.mayDecide(Role.DEALER, Optional.of(MULTI_TERMINAL.rule("6.3"))))
                .isEqualTo(MULTI_TERMINAL.refuses(NOT_ENTITLED, "6.4"));
        assertThat(claims.mayDecide(Role.CASINO_SUPERVISOR, Optional.empty()))
                .isEqualTo(MULTI_TERMINAL.refuses(RULE_MISSING, "6.4"));
        assertThat(claims.mayDecide(Role.CASINO_SUPERVISOR, Optional.of(MULTI_TERMINAL.rule("6.3"))))
                .isEqualTo(MULTI_TERMINAL.permits("6.4"));
    }

    @Test
    void theCardTextKnowsNoMachines() {
        assertThat(MINI_BACCARAT.faults().malfunctions()).isEmpty();
    }

    private static Remedy remedy(Texts text, FaultyPart part, long beganAtMillis) {
        return text.faults()
                .malfunctions()
                .orElseThrow()
                .remedyFor(new Malfunction(part, Symptom.DECLARED, beganAtMillis), PERIOD)
                .orElseThrow();
    }

    private static void assertFollows(Texts text, FaultyPart part, long beganAtMillis, Measure measure, String rule) {
        Remedy remedy = remedy(text, part, beganAtMillis);

        assertThat(remedy.measure()).isEqualTo(measure);
        assertThat(remedy.rule()).isEqualTo(text.rule(rule));
    }
}
