package org.baize.rules.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.baize.rules.round.RoundReason.CLOSED_BY_DEALER;
import static org.baize.rules.round.RoundReason.CLOSED_BY_TIMER;
import static org.baize.rules.round.RoundReason.NOT_OFFERED_TO_ALL;
import static org.baize.rules.round.RoundReason.NOT_OPEN_YET;
import static org.baize.rules.round.RoundReason.NO_MORE_BETS;
import static org.baize.rules.round.RoundReason.OPERATOR_NEEDED;
import static org.baize.rules.round.RoundReason.WINDOW_TOO_SHORT;
import static org.baize.rules.round.Texts.AMERICAN_ROULETTE;
import static org.baize.rules.round.Texts.ARUZE;
import static org.baize.rules.round.Texts.MINI_BACCARAT;
import static org.baize.rules.round.Texts.MULTI_TERMINAL;
import static org.baize.rules.round.Texts.RAPID;

import java.util.List;
import java.util.OptionalLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.baize.rules.law.Role;
import org.baize.rules.wager.ChangeReason;
import org.baize.rules.wager.ChangeRules;
import org.baize.rules.wager.ChangeRules.Moment;
import org.baize.rules.wager.ChangeRules.Subject;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class WageringPeriodTest {

    private static final WageringPeriod FORTY_SECONDS = WageringPeriod.open(100_000, 40_000);
    private static final PeriodRules.Offer SHOWN_EVERYWHERE =
            new PeriodRules.Offer(List.of(OptionalLong.of(100_000), OptionalLong.of(100_000)), 0);

    @Test
    @Clause({
        "act-multi-terminal-2019:2.2(b)",
        "act-multi-terminal-2019:2.7(b)",
        "act-american-roulette-2005:A/Wagering Period",
        "act-american-roulette-2005:4.5",
        "nsw-rapid-2016:1.1/wagering period",
        "nsw-rapid-2016:4.2.6",
        "nsw-sic-bo-2016:1.1/wagering-period.b"
    })
    void inTimeIsStrictlyBeforeTheCloseByTheSystemsClock() {
        assertLastMoment(MULTI_TERMINAL, "2.2(b)", "2.7(b)");
        assertLastMoment(AMERICAN_ROULETTE, "A/Wagering Period", "4.5");
        assertLastMoment(RAPID, "1.1/wagering period", "4.2.6");
        assertLastMoment(ARUZE, "1.1/wagering-period.a", "3.8.1");
    }

    private static void assertLastMoment(Texts text, String open, String closed) {
        PeriodRules rules = text.rounds().period();

        assertThat(rules.mayWager(FORTY_SECONDS, 99_999)).isEqualTo(text.refuses(NOT_OPEN_YET, open));
        assertThat(rules.mayWager(FORTY_SECONDS, 100_000)).isEqualTo(text.permits(open));
        assertThat(rules.mayWager(FORTY_SECONDS, 139_999)).isEqualTo(text.permits(open));
        assertThat(rules.mayWager(FORTY_SECONDS, 140_000)).isEqualTo(text.refuses(NO_MORE_BETS, closed));
        assertThat(rules.mayWager(FORTY_SECONDS, 140_001)).isEqualTo(text.refuses(NO_MORE_BETS, closed));
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.6")
    void aWindowThatTheDealerEndsLocksWhenHeCalls() {
        PeriodRules rules = MINI_BACCARAT.rounds().period();
        WageringPeriod open = WageringPeriod.openUntilCalled(100_000);

        WageringPeriod called = open.closedEarly(131_000);

        assertThat(rules.mayWager(open, 131_000).permitted()).isTrue();
        assertThat(rules.mayWager(called, 130_999).permitted()).isTrue();
        assertThat(rules.mayWager(called, 131_000)).isEqualTo(MINI_BACCARAT.refuses(NO_MORE_BETS, "4.6"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:5.1", "act-american-roulette-2005:13.1", "nsw-rapid-2016:7.1"})
    void theOperatorAloneSetsTheLengthAndARunningPeriodKeepsItsOwn() {
        assertLength(MULTI_TERMINAL, "5.1");
        assertLength(AMERICAN_ROULETTE, "13.1");
        assertLength(RAPID, "7.1");
    }

    /** Forty seconds are set when one period opens; sixty are entered while it runs. */
    private static void assertLength(Texts text, String rule) {
        PeriodRules period = text.rounds().period();
        ChangeRules changes = text.wagers().placement().offer().changes();

        for (Role role : Role.values()) {
            assertThat(period.maySetLength(role))
                    .isEqualTo(
                            role == Role.OPERATOR_AUTHORITY ? text.permits(rule) : text.refuses(OPERATOR_NEEDED, rule));
        }
        assertThat(changes.mayEnter(Subject.WAGERING_PERIOD, Moment.BETTING)).isEqualTo(text.permits(rule));
        assertThat(changes.takesEffect(Subject.WAGERING_PERIOD, Moment.BETTING, true))
                .isEqualTo(text.refuses(ChangeReason.ROUND_OPEN, rule));
        assertThat(changes.takesEffect(Subject.WAGERING_PERIOD, Moment.DEALING, true))
                .isEqualTo(text.refuses(ChangeReason.ROUND_OPEN, rule));
        assertThat(changes.takesEffect(Subject.WAGERING_PERIOD, Moment.BETWEEN_ROUNDS, true))
                .isEqualTo(text.permits(rule));
        assertTakesWagersFor(period, WageringPeriod.open(100_000, 40_000), 40_000);
        assertTakesWagersFor(period, WageringPeriod.open(200_000, 60_000), 60_000);
    }

    private static void assertTakesWagersFor(PeriodRules rules, WageringPeriod period, long millis) {
        long end = period.opensAtMillis() + millis;

        assertThat(rules.mayWager(period, end - 1).permitted()).isTrue();
        assertThat(rules.mayWager(period, end).permitted()).isFalse();
    }

    @Property
    @Clause({"act-american-roulette-2005:13.1", "act-multi-terminal-2019:5.1", "nsw-rapid-2016:7.1"})
    void nothingStretchesAPeriod(@ForAll @LongRange(min = 0, max = 300_000) long atMillis) {
        WageringPeriod cut = FORTY_SECONDS.closedEarly(atMillis);

        assertThat(cut.closesAtMillis()).isBetween(100_000L, 140_000L);
        assertThat(cut.isOpenAt(atMillis)).isFalse();
        assertThat(cut.closedEarly(140_000)).isEqualTo(cut);
    }

    @Property
    @Clause({"act-multi-terminal-2019:5.2", "nsw-rapid-2016:7.2"})
    void theCountdownReachesZeroExactlyWhenWagersAreRefused(
            @ForAll @LongRange(min = 100_000, max = 200_000) long nowMillis) {
        assertThat(FORTY_SECONDS.remainingMillis(nowMillis) == 0).isEqualTo(!FORTY_SECONDS.isOpenAt(nowMillis));
        assertThat(FORTY_SECONDS.remainingMillis(nowMillis)).isEqualTo(Math.max(0, 140_000 - nowMillis));
    }

    @Test
    void beforeItOpensTheWholePeriodRemains() {
        assertThat(FORTY_SECONDS.remainingMillis(0)).isEqualTo(40_000);
    }

    @Test
    @Clause("nsw-rapid-2016:7.3")
    void anEarlyCloseKeepsWhatWasPlacedAndRefusesWhatComesLater() {
        PeriodRules rules = RAPID.rounds().period();

        WageringPeriod cut = FORTY_SECONDS.closedEarly(132_000);

        assertThat(rules.mayWager(cut, 131_999)).isEqualTo(RAPID.permits("1.1/wagering period"));
        assertThat(rules.mayWager(cut, 132_000)).isEqualTo(RAPID.refuses(NO_MORE_BETS, "4.2.6"));
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.1")
    void everyPatronHasHadTheWholeWindowBeforeTheDealerCalls() {
        PeriodRules rules = MINI_BACCARAT.rounds().period();
        PeriodRules.Offer oneMissing =
                new PeriodRules.Offer(List.of(OptionalLong.of(100_000), OptionalLong.empty()), 15_000);
        PeriodRules.Offer oneLater =
                new PeriodRules.Offer(List.of(OptionalLong.of(100_000), OptionalLong.of(104_000)), 15_000);

        assertThat(rules.mayClose(Closer.DEALER_CALL, oneMissing, 200_000))
                .isEqualTo(MINI_BACCARAT.refuses(NOT_OFFERED_TO_ALL, "4.1"));
        assertThat(rules.mayClose(Closer.DEALER_CALL, oneLater, 118_999))
                .isEqualTo(MINI_BACCARAT.refuses(WINDOW_TOO_SHORT, "4.1"));
        assertThat(rules.mayClose(Closer.DEALER_CALL, oneLater, 119_000)).isEqualTo(MINI_BACCARAT.permits("6.2"));
        assertThat(rules.mayClose(Closer.TIMER, oneLater, 119_000))
                .isEqualTo(MINI_BACCARAT.refuses(CLOSED_BY_DEALER, "6.2"));
    }

    @Test
    @Clause("act-american-roulette-2005:4.1")
    void noMoreBetsWaitsForEveryWorkingStation() {
        PeriodRules rules = AMERICAN_ROULETTE.rounds().period();
        PeriodRules.Offer oneMissing =
                new PeriodRules.Offer(List.of(OptionalLong.of(100_000), OptionalLong.empty()), 0);

        assertThat(rules.mayClose(Closer.TIMER, oneMissing, 140_000))
                .isEqualTo(AMERICAN_ROULETTE.refuses(NOT_OFFERED_TO_ALL, "4.1"));
        assertThat(rules.mayClose(Closer.TIMER, SHOWN_EVERYWHERE, 140_000))
                .isEqualTo(AMERICAN_ROULETTE.permits("13.1"));
        assertThat(rules.mayClose(Closer.DEALER_CALL, SHOWN_EVERYWHERE, 140_000))
                .isEqualTo(AMERICAN_ROULETTE.permits("5.3(a)"));
    }

    @Test
    void whereTheTimerRulesNobodyClosesByHand() {
        assertThat(MULTI_TERMINAL.rounds().period().mayClose(Closer.DEALER_CALL, SHOWN_EVERYWHERE, 120_000))
                .isEqualTo(MULTI_TERMINAL.refuses(CLOSED_BY_TIMER, "5.1"));
        assertThat(RAPID.rounds().period().mayClose(Closer.DEALER_CALL, SHOWN_EVERYWHERE, 120_000))
                .isEqualTo(RAPID.refuses(CLOSED_BY_TIMER, "7.1"));
    }

    @Test
    void aPeriodLastsSomeTimeAndClosesAfterItOpens() {
        assertThatThrownBy(() -> WageringPeriod.open(0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new WageringPeriod(2, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause("act-mini-baccarat-2015:6.2")
    void noMoreBetsIsCalledByTheDealerAndByNobodyElse() {
        for (Role role : Role.values()) {
            assertThat(MINI_BACCARAT.rounds().period().mayCall(role))
                    .isEqualTo(
                            role == Role.DEALER
                                    ? MINI_BACCARAT.permits("6.2")
                                    : MINI_BACCARAT.refuses(RoundReason.DEALER_NEEDED, "6.2"));
        }
    }
}
