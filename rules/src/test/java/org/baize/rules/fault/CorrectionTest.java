package org.baize.rules.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.baize.rules.fault.FaultReason.NOT_ENTITLED;
import static org.baize.rules.fault.FaultReason.REASON_MISSING;
import static org.baize.rules.round.Texts.AMERICAN_ROULETTE;
import static org.baize.rules.round.Texts.ARUZE;
import static org.baize.rules.round.Texts.MINI_BACCARAT;
import static org.baize.rules.round.Texts.MULTI_TERMINAL;
import static org.baize.rules.round.Texts.RAPID;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.Played;
import org.baize.rules.round.Settlement;
import org.baize.rules.round.Texts;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class CorrectionTest {

    private static final long MOST_CENTS = 1_000_000_000_00L;

    /** Player, Banker, tie. */
    private static final List<String> COUPS =
            List.of("coup:P=KH,9S B=9C,8D", "coup:P=KH,6S B=9C,8D", "coup:P=KH,7S B=9C,8D");

    @Test
    void theDifferenceIsCreditedDebitedOrLeftAsAReceivable() {
        Account open = new Account.Open(300);
        Account closed = new Account.Closed();

        assertThat(Correction.of(open, 1_000, 1_500)).isEqualTo(new Correction(500, 0, 0, 0));
        assertThat(Correction.of(open, 1_000, 900)).isEqualTo(new Correction(0, 100, 0, 0));
        assertThat(Correction.of(open, 1_000, 200)).isEqualTo(new Correction(0, 300, 500, 0));
        assertThat(Correction.of(closed, 1_000, 1_500)).isEqualTo(new Correction(0, 0, 0, 500));
        assertThat(Correction.of(closed, 1_000, 200)).isEqualTo(new Correction(0, 0, 800, 0));
    }

    @Property
    void noAccountGoesBelowZeroAndNoCentIsLost(
            @ForAll @LongRange(max = MOST_CENTS) long balanceCents,
            @ForAll @LongRange(max = MOST_CENTS) long creditedCents,
            @ForAll @LongRange(max = MOST_CENTS) long correctCents) {
        Correction open = Correction.of(new Account.Open(balanceCents), creditedCents, correctCents);
        Correction closed = Correction.of(new Account.Closed(), creditedCents, correctCents);

        assertThat(balanceCents + open.creditCents() - open.debitCents()).isNotNegative();
        assertThat(creditedCents + open.creditCents() - open.debitCents() - open.receivableCents())
                .isEqualTo(correctCents);
        assertThat(open.voucherCents()).isZero();
        assertThat(open.receivableCents() == 0 || open.debitCents() == balanceCents)
                .isTrue();
        assertThat(creditedCents + closed.voucherCents() - closed.receivableCents())
                .isEqualTo(correctCents);
        assertThat(closed.creditCents() + closed.debitCents()).isZero();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:6.10",
        "act-mini-baccarat-2015:A/Void/2",
        "act-american-roulette-2005:A/Void/2",
        "nsw-rapid-2016:1.1/void"
    })
    void aRoundThatIsVoidAfterItWasPaidLeavesTheAccountAsItWasBefore() {
        assertVoidedAfterPayment(MULTI_TERMINAL, MULTI_TERMINAL.play("baccarat-a", "banker 10000", "tie 500"));
        assertVoidedAfterPayment(MINI_BACCARAT, MINI_BACCARAT.play("baccarat-a", "banker 10000", "tie 500"));
        assertVoidedAfterPayment(RAPID, RAPID.play("baccarat", "banker 10000", "tie 500"));

        Played<?, ?> roulette = AMERICAN_ROULETTE.play("roulette-single-zero", "straight:17 1000", "red 2000");
        for (int number = 0; number <= 36; number++) {
            assertVoided(AMERICAN_ROULETTE, roulette.settle("" + number).creditCents(), 3_000);
        }
    }

    private static void assertVoidedAfterPayment(Texts text, Played<?, ?> wagers) {
        for (String coup : COUPS) {
            assertVoided(text, wagers.settle(coup).creditCents(), 10_500);
        }
    }

    /** The account had 50000 before it staked; a void before settlement is one that credited nothing. */
    private static void assertVoided(Texts text, long paidCents, long stakeCents) {
        for (long creditedCents : List.of(0L, paidCents)) {
            long balanceCents = 50_000 - stakeCents + creditedCents;

            Correction correction = text.faults()
                    .voiding(new Account.Open(balanceCents), creditedCents, stakeCents)
                    .value();

            assertThat(balanceCents + correction.creditCents() - correction.debitCents())
                    .isEqualTo(50_000);
            assertThat(correction.receivableCents() + correction.voucherCents()).isZero();
        }
    }

    @Property
    void aVoidLeavesNothingBehindBeforeOrAfterSettlement(
            @ForAll @LongRange(max = MOST_CENTS) long stakeCents,
            @ForAll @LongRange(max = MOST_CENTS) long creditedCents,
            @ForAll @LongRange(max = MOST_CENTS) long balanceCents) {
        for (Texts text : Texts.values()) {
            Account account = new Account.Open(balanceCents);

            Correction once =
                    text.faults().voiding(account, creditedCents, stakeCents).value();
            long afterCents = creditedCents + once.creditCents() - once.debitCents() - once.receivableCents();
            Correction twice =
                    text.faults().voiding(account, afterCents, stakeCents).value();

            assertThat(afterCents - stakeCents).as("net effect of the round").isZero();
            assertThat(twice).isEqualTo(new Correction(0, 0, 0, 0));
        }
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:6.10",
        "act-mini-baccarat-2015:A/Void/2",
        "act-american-roulette-2005:A/Void/2",
        "nsw-rapid-2016:1.1/void",
        "nsw-sic-bo-2016:1.1/void"
    })
    void aVoidNamesTheRuleThatGivesStakesBack() {
        Account account = new Account.Open(0);

        assertThat(MULTI_TERMINAL.faults().voiding(account, 0, 500).rule()).isEqualTo(MULTI_TERMINAL.rule("6.10"));
        assertThat(MINI_BACCARAT.faults().voiding(account, 0, 500).rule()).isEqualTo(MINI_BACCARAT.rule("A/Void/2"));
        assertThat(AMERICAN_ROULETTE.faults().voiding(account, 0, 500).rule())
                .isEqualTo(AMERICAN_ROULETTE.rule("A/Void/2"));
        assertThat(RAPID.faults().voiding(account, 0, 500).rule()).isEqualTo(RAPID.rule("1.1/void"));
        assertThat(ARUZE.faults().voiding(account, 0, 500).value()).isEqualTo(new Correction(500, 0, 0, 0));
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.3", "act-american-roulette-2005:15.2"})
    void aWrongOutcomeIsReversedAndSettledAgainAndBothStayOnRecord() {
        for (Played<?, ?> wagers : List.of(
                MULTI_TERMINAL.play("roulette", "straight:7 1000", "black 500"),
                AMERICAN_ROULETTE.play("roulette-single-zero", "straight:7 1000", "black 500"))) {
            Resettlement<?> round = wagers.resettle("7", "17");

            assertThat(round.entered().text()).isEqualTo("number:7");
            assertThat(round.reversed().creditCents()).isEqualTo(36_000);
            assertThat(round.actual().text()).isEqualTo("number:17");
            assertThat(round.booked().creditCents()).isEqualTo(1_000);
            assertThat(round.correction(new Account.Open(40_000))).isEqualTo(new Correction(0, 35_000, 0, 0));
            assertThat(round.correction(new Account.Open(4_000))).isEqualTo(new Correction(0, 4_000, 31_000, 0));
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.3", "act-american-roulette-2005:15.2"})
    void aSupervisorOrdersItWheneverTheErrorIsFoundAndTheTableWaits() {
        for (Apparatus apparatus : List.of(Apparatus.SHOE, Apparatus.LIVE_WHEEL, Apparatus.DEALER_TUMBLER)) {
            assertRecalculatedWhenever(MULTI_TERMINAL, apparatus, "6.3");
        }
        assertRecalculatedWhenever(AMERICAN_ROULETTE, Apparatus.LIVE_WHEEL, "15.2");
        assertRecalculatedWhenever(RAPID, Apparatus.LIVE_WHEEL, "11.4.10");
    }

    private static void assertRecalculatedWhenever(Texts text, Apparatus apparatus, String rule) {
        for (List<Cutoff> happened : List.of(List.<Cutoff>of(), List.of(Cutoff.values()))) {
            assertRecalculated(text, apparatus, happened, rule);
        }
    }

    private static void assertRecalculated(Texts text, Apparatus apparatus, List<Cutoff> happened, String rule) {
        Remedy remedy = text.faults()
                .errors()
                .remedyFor(ErrorKind.WRONG_RESULT_ENTERED, apparatus, happened)
                .orElseThrow();

        assertThat(remedy.measure()).isEqualTo(Measure.RECALCULATE);
        assertThat(remedy.measure().holdsSettlement()).isTrue();
        assertThat(remedy.mayBeOrderedBy(Role.DEALER, true)).isEqualTo(text.refuses(NOT_ENTITLED, rule));
        assertThat(remedy.mayBeOrderedBy(Role.CASINO_SUPERVISOR, false)).isEqualTo(text.refuses(REASON_MISSING, rule));
        assertThat(remedy.mayBeOrderedBy(Role.CASINO_SUPERVISOR, true)).isEqualTo(text.permits(rule));
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.11", "nsw-rapid-2016:11.8.1.5"})
    void aRapidCoupIsPutRightOnlyUntilTheNextAndNoLiveWheelRuleReachesIt() {
        ErrorRules errors = RAPID.faults().errors();

        assertRecalculated(RAPID, Apparatus.SHOE, List.of(), "11.8.11");
        for (Cutoff cutoff : Cutoff.values()) {
            assertThat(errors.remedyFor(ErrorKind.WRONG_RESULT_ENTERED, Apparatus.SHOE, List.of(cutoff)))
                    .contains(Remedy.automatic(Measure.RESULT_STANDS, RAPID.rule("11.8.1.5")));
        }
        assertThat(errors.remedyFor(ErrorKind.WRONG_RESULT_ENTERED, Apparatus.AUTOMATED_WHEEL, List.of()))
                .isEmpty();
    }

    @Test
    void anErrorOnOneApparatusHasOneRemedy() {
        Remedy remedy = Remedy.automatic(Measure.RESULT_STANDS, RAPID.rule("11.8.1.5"));
        ErrorRules.Line line = ErrorRules.Line.always(ErrorKind.CARDS_MISPLACED, List.of(Apparatus.SHOE), remedy);

        assertThatThrownBy(() -> new ErrorRules(List.of(line, line), List.of(), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(f)", "act-mini-baccarat-2015:12.5/1", "nsw-rapid-2016:11.8.1.5"})
    void misplacedCardsAreTreatedByWhetherTheNextRoundHasBegun() {
        assertMisplaced(MULTI_TERMINAL, List.of(), Measure.RECONSTRUCT, "8.8(d)");
        assertMisplaced(MULTI_TERMINAL, List.of(Cutoff.NEXT_ROUND_BEGUN), Measure.VOID_ROUND, "8.8(f)");
        assertMisplaced(MINI_BACCARAT, List.of(), Measure.RECONSTRUCT, "12.4");
        assertMisplaced(MINI_BACCARAT, List.of(Cutoff.NEXT_ROUND_BEGUN), Measure.VOID_ROUND, "12.5/1");
        assertMisplaced(RAPID, List.of(), Measure.VOID_ROUND, "11.8.1.3");
        for (Cutoff cutoff : Cutoff.values()) {
            assertMisplaced(RAPID, List.of(cutoff), Measure.RESULT_STANDS, "11.8.1.5");
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.8(d)", "act-mini-baccarat-2015:12.4"})
    void theDealerOrASupervisorPutsCardsBackInOrder() {
        assertReconstructedBy(MULTI_TERMINAL, "8.8(d)");
        assertReconstructedBy(MINI_BACCARAT, "12.4");
    }

    private static void assertReconstructedBy(Texts text, String rule) {
        Remedy remedy = text.faults()
                .errors()
                .remedyFor(ErrorKind.CARDS_MISPLACED, Apparatus.SHOE, List.of())
                .orElseThrow();

        assertThat(remedy.mayBeOrderedBy(Role.DEALER, false)).isEqualTo(text.permits(rule));
        assertThat(remedy.mayBeOrderedBy(Role.CASINO_SUPERVISOR, false)).isEqualTo(text.permits(rule));
        assertThat(remedy.mayBeOrderedBy(Role.PLAYER_TERMINAL, true)).isEqualTo(text.refuses(NOT_ENTITLED, rule));
    }

    private static void assertMisplaced(Texts text, List<Cutoff> happened, Measure measure, String rule) {
        Remedy remedy = text.faults()
                .errors()
                .remedyFor(ErrorKind.CARDS_MISPLACED, Apparatus.SHOE, happened)
                .orElseThrow();

        assertThat(remedy.measure()).isEqualTo(measure);
        assertThat(remedy.rule()).isEqualTo(text.rule(rule));
    }

    /**
     * An account plays three rounds; then the first is settled again, or made void. What it holds in the end is
     * reckoned by hand: the later rounds count in full, as they were played.
     */
    @Property
    @Clause("act-multi-terminal-2019:6.1")
    void laterRoundsOfRouletteKeepTheirMoney(
            @ForAll @IntRange(max = 36) int entered,
            @ForAll @IntRange(max = 36) int actual,
            @ForAll @IntRange(max = 36) int second,
            @ForAll @IntRange(max = 36) int third) {
        Played<?, ?> wagers = MULTI_TERMINAL.play("roulette", "straight:17 1000", "red 2000");
        Settlement first = wagers.settle("" + entered);
        long balanceCents =
                50_000 + netCents(first) + netCents(wagers.settle("" + second)) + netCents(wagers.settle("" + third));
        long laterCents = returnByHand(second) + returnByHand(third) - 2 * 3_000;

        Correction again = wagers.resettle("" + entered, "" + actual).correction(new Account.Open(balanceCents));
        Correction voided = MULTI_TERMINAL
                .faults()
                .voiding(new Account.Open(balanceCents), first.creditCents(), 3_000)
                .value();

        assertThat(after(balanceCents, again)).isEqualTo(50_000 + returnByHand(actual) - 3_000 + laterCents);
        assertThat(after(balanceCents, voided)).isEqualTo(50_000 + laterCents);
        assertThat(MULTI_TERMINAL.faults().errors().laterRounds()).contains(MULTI_TERMINAL.rule("6.1"));
    }

    @Test
    @Clause("act-mini-baccarat-2015:12.5/2")
    void laterCoupsKeepTheirMoneyWhenAnEarlierOneIsVoid() {
        Played<?, ?> wagers = MINI_BACCARAT.play("baccarat-a", "player 1000");
        List<Long> netByHand = List.of(1_000L, -1_000L, 0L);

        for (String faulty : COUPS) {
            for (int later = 0; later < COUPS.size(); later++) {
                Settlement first = wagers.settle(faulty);
                long balanceCents = 50_000 + netCents(first) + netCents(wagers.settle(COUPS.get(later)));

                Correction voided = MINI_BACCARAT
                        .faults()
                        .voiding(new Account.Open(balanceCents), first.creditCents(), 1_000)
                        .value();

                assertThat(after(balanceCents, voided)).isEqualTo(50_000 + netByHand.get(later));
            }
        }
        assertThat(MINI_BACCARAT.faults().errors().laterRounds()).contains(MINI_BACCARAT.rule("12.5/2"));
    }

    private static long after(long balanceCents, Correction correction) {
        return balanceCents + correction.creditCents() - correction.debitCents() - correction.receivableCents();
    }

    private static long returnByHand(int number) {
        List<Integer> red = List.of(1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36);
        return (number == 17 ? 36_000L : 0L) + (red.contains(number) ? 4_000L : 0L);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:6.6(b)",
        "act-multi-terminal-2019:6.8",
        "act-american-roulette-2005:15.4",
        "act-american-roulette-2005:15.7",
        "nsw-rapid-2016:11.6",
        "nsw-sic-bo-2016:7.3"
    })
    void confirmedWagersSettleAndTheOthersGoBack() {
        assertSettledFromRecords(MULTI_TERMINAL.play("roulette", "straight:17 1000", "black 500", "odd 300"), "6.8");
        assertSettledFromRecords(
                AMERICAN_ROULETTE.play("roulette-single-zero", "straight:17 1000", "black 500", "odd 300"), "15.7");
        assertSettledFromRecords(RAPID.play("roulette", "straight:17 1000", "black 500", "odd 300"), "11.6");

        Settlement dice = ARUZE.play("sic-bo", "small 1000", "big 700").settleFromRecords("dice:1-2-5", List.of(0));
        assertThat(dice.creditCents()).isEqualTo(2_000 + 700);
        assertThat(unconfirmed(ARUZE)).isEqualTo("7.3");
        assertThat(unconfirmed(MULTI_TERMINAL)).isEqualTo("6.8");
        assertThat(unconfirmed(AMERICAN_ROULETTE)).isEqualTo("15.7");
        assertThat(unconfirmed(RAPID)).isEqualTo("11.6");
    }

    private static String unconfirmed(Texts text) {
        return text.faults()
                .malfunctions()
                .orElseThrow()
                .records()
                .after(Finding.WAGERS_NOT_CONFIRMED)
                .rule()
                .rule();
    }

    private static void assertSettledFromRecords(Played<?, ?> wagers, String rule) {
        Settlement complete = wagers.settleFromRecords("17", List.of(0, 1, 2));
        Settlement withGaps = wagers.settleFromRecords("17", List.of(1));
        Settlement nothing = wagers.settleFromRecords("17", List.of());

        assertThat(complete).as(rule).isEqualTo(wagers.settle("17"));
        assertThat(withGaps.creditCents()).as(rule).isEqualTo(1_000 + 1_000 + 300);
        assertThat(nothing).as(rule).isEqualTo(wagers.wagers().voided());
    }

    @Test
    @Clause({"nsw-rapid-2016:11.5.1.1", "nsw-sic-bo-2016:7.2.1"})
    void aPostingThatStakesAndOddsDoNotMakeIsNoticed() {
        Played<?, ?> rapid = RAPID.play("roulette", "straight:17 1000", "black 500");
        Played<?, ?> aruze = ARUZE.play("sic-bo", "small 1000", "triple:2 100");

        assertThat(rapid.check("17", 37_000).agrees()).isTrue();
        assertThat(rapid.check("17", 36_999)).isEqualTo(new CreditCheck(37_000, 36_999));
        assertThat(rapid.check("17", 36_999).agrees()).isFalse();
        assertThat(aruze.check("dice:2-2-2", 19_100).agrees()).isTrue();
        assertThat(aruze.check("dice:2-2-2", 21_100).agrees()).isFalse();
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.1.b")
    void anAdjustmentIsTheRightAmountLessTheAmountCredited() {
        long correctCents =
                ARUZE.play("sic-bo", "small 1000").settle("dice:1-2-5").creditCents();

        assertThat(Correction.of(new Account.Open(0), 1_500, correctCents)).isEqualTo(new Correction(500, 0, 0, 0));
        assertThat(Correction.of(new Account.Open(9_000), 2_500, correctCents)).isEqualTo(new Correction(0, 500, 0, 0));
    }

    @Test
    void amountsHaveNoSigns() {
        assertThatThrownBy(() -> Correction.of(new Account.Open(0), -1, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Account.Open(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    /** What a round did to an account in all; the stake left it at placing. */
    private static long netCents(Settlement settled) {
        return settled.creditCents() - settled.stakeCents();
    }
}
