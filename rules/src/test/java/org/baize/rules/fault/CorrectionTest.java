package org.baize.rules.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.baize.rules.fault.FaultReason.NOT_ENTITLED;
import static org.baize.rules.round.Texts.AMERICAN_ROULETTE;
import static org.baize.rules.round.Texts.ARUZE;
import static org.baize.rules.round.Texts.MINI_BACCARAT;
import static org.baize.rules.round.Texts.MULTI_TERMINAL;
import static org.baize.rules.round.Texts.RAPID;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.baize.rules.law.Role;
import org.baize.rules.round.Played;
import org.baize.rules.round.Settlement;
import org.baize.rules.round.Texts;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class CorrectionTest {

    private static final long MOST_CENTS = 1_000_000_000_00L;

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

    @Property
    @Clause({
        "act-multi-terminal-2019:A.1/Void",
        "act-multi-terminal-2019:6.10",
        "act-mini-baccarat-2015:A/Void/2",
        "act-american-roulette-2005:A/Void/2",
        "nsw-rapid-2016:1.1/void",
        "nsw-rapid-2016:11.1"
    })
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
        for (Texts text : List.of(MULTI_TERMINAL, AMERICAN_ROULETTE, RAPID)) {
            for (List<Cutoff> happened : List.of(List.<Cutoff>of(), List.of(Cutoff.values()))) {
                Remedy remedy = text.faults()
                        .errors()
                        .remedyFor(ErrorKind.WRONG_RESULT_ENTERED, happened)
                        .orElseThrow();

                assertThat(remedy.measure()).isEqualTo(Measure.RECALCULATE);
                assertThat(remedy.measure().holdsSettlement()).isTrue();
                assertThat(remedy.mayBeOrderedBy(Role.DEALER, true))
                        .isEqualTo(text.refuses(NOT_ENTITLED, remedy.rule().rule()));
                assertThat(remedy.mayBeOrderedBy(Role.CASINO_SUPERVISOR, true))
                        .isEqualTo(text.permits(remedy.rule().rule()));
            }
        }
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

    private static void assertMisplaced(Texts text, List<Cutoff> happened, Measure measure, String rule) {
        Remedy remedy = text.faults()
                .errors()
                .remedyFor(ErrorKind.CARDS_MISPLACED, happened)
                .orElseThrow();

        assertThat(remedy.measure()).isEqualTo(measure);
        assertThat(remedy.rule()).isEqualTo(text.rule(rule));
    }

    /** An account plays three rounds; the first is corrected or voided afterwards. */
    @Property
    @Clause({"act-multi-terminal-2019:6.1", "act-mini-baccarat-2015:12.5/2"})
    void laterRoundsKeepTheirOutcomeAndTheirMoney(
            @ForAll @IntRange(max = 36) int entered,
            @ForAll @IntRange(max = 36) int actual,
            @ForAll @IntRange(max = 36) int second,
            @ForAll @IntRange(max = 36) int third) {
        Played<?, ?> wagers = MULTI_TERMINAL.play("roulette", "straight:17 1000", "red 2000");
        List<Settlement> later = settlements(wagers, second, third);
        long balanceCents = wagers.settle("" + entered).creditCents()
                + later.stream().mapToLong(Settlement::netCents).sum();

        Correction correction =
                wagers.resettle("" + entered, "" + actual).correction(new Account.Open(Math.max(0, balanceCents)));

        assertThat(settlements(wagers, second, third)).isEqualTo(later);
        assertThat(correction.creditCents() - correction.debitCents() - correction.receivableCents())
                .as("only the difference of the first round moves")
                .isEqualTo(returnByHand(actual) - returnByHand(entered));
        assertThat(MULTI_TERMINAL.faults().errors().laterRounds()).contains(MULTI_TERMINAL.rule("6.1"));
        assertThat(MINI_BACCARAT.faults().errors().laterRounds()).contains(MINI_BACCARAT.rule("12.5/2"));
    }

    private static List<Settlement> settlements(Played<?, ?> wagers, int... numbers) {
        return IntStream.of(numbers)
                .mapToObj(number -> wagers.settle("" + number))
                .toList();
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
}
