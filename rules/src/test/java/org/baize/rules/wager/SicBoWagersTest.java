package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.baize.rules.game.BetLine;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.RoundReason;
import org.baize.rules.sicbo.SicBoBet;
import org.baize.rules.wager.Circumstances.Entry;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.Source;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Amounts in cents; minimum 10, maximum 100, unit 5 unless said otherwise. */
class SicBoWagersTest {

    private static final String BOOK = "nsw-sic-bo-2016";
    private static final List<BetLine<SicBoBet>> LINES = Player.lines(BOOK, "sic-bo", SicBoBet.class);
    private static final TableLimits LIMITS = Player.limits(LINES, new LineLimits(10_00, 100_00, 5_00));
    private static final SicBoBet SMALL = new SicBoBet.Small();
    private static final SicBoBet BIG = new SicBoBet.Big();

    private static Player<SicBoBet> player(TableLimits limits, long creditCents) {
        return new Player<>(BOOK, Player.offer(LINES, limits), creditCents);
    }

    private static RuleId rule(String rule) {
        return new RuleId(BOOK, rule);
    }

    @Test
    @Clause("nsw-sic-bo-2016:1.1/maximum-bet")
    void theMaximumIsForOneSelectionAndATotalOnlyIfTheOperatorSetsOne() {
        Player<SicBoBet> player = player(LIMITS, 1_000_00);
        player.place(SMALL, 60_00);

        assertThat(player.place(SMALL, 45_00).refusals())
                .containsExactly(Refusal.of(SMALL, 45_00, WagerReason.ABOVE_MAXIMUM, rule("1.1/maximum-bet")));
        assertThat(player.place(SMALL, 40_00).whole()).isTrue();
        assertThat(player.place(BIG, 100_00).whole()).isTrue();

        Totals total = new Totals(OptionalLong.empty(), OptionalLong.of(150_00));
        Player<SicBoBet> limited = player(new TableLimits(LIMITS.byLine(), total, OptionalLong.empty()), 1_000_00);
        limited.place(SMALL, 100_00);
        assertThat(limited.place(BIG, 100_00).refusals().getFirst().reason()).isEqualTo(WagerReason.ABOVE_TOTAL);
        assertThat(limited.on(BIG)).isZero();
    }

    @Test
    @Clause("nsw-sic-bo-2016:1.1/minimum-bet")
    void aSmallSelectionIsNeverInTheRoundHoweverMuchLiesBeside() {
        Player<SicBoBet> player = player(LIMITS, 1_000_00);

        assertThat(player.place(SMALL, 5_00).refusals())
                .containsExactly(Refusal.of(SMALL, 5_00, WagerReason.BELOW_MINIMUM, rule("1.1/minimum-bet")));

        Map<SicBoBet, Long> restored = new LinkedHashMap<>();
        restored.put(SMALL, 5_00L);
        restored.put(BIG, 100_00L);
        player.sits(Player.seatWith(restored, 0));
        Answer<SicBoBet> closed = player.close();
        assertThat(closed.refusals())
                .containsExactly(Refusal.of(SMALL, 5_00, WagerReason.BELOW_MINIMUM, rule("1.1/minimum-bet")));
        assertThat(closed.seat().stakes().locked()).containsOnly(Map.entry(BIG, 100_00L));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.2.b", "nsw-sic-bo-2016:3.2.c"})
    void theStepIsTheUnitAboveTheMinimum() {
        LineLimits byOne = new LineLimits(5_00, 100_00, 1_00);
        LineLimits multiples = new LineLimits(5_00, 100_00, 5_00);

        assertThat(player(Player.limits(LINES, byOne), 100_00)
                        .place(SMALL, 7_00)
                        .whole())
                .isTrue();
        assertThat(player(Player.limits(LINES, multiples), 100_00)
                        .place(SMALL, 7_00)
                        .whole())
                .isFalse();
        assertThat(player(Player.limits(LINES, multiples), 100_00)
                        .place(SMALL, 10_00)
                        .whole())
                .isTrue();
        for (long taken : new long[] {10_00, 15_00, 20_00}) {
            assertThat(player(LIMITS, 100_00).place(SMALL, taken).whole()).isTrue();
        }
        assertThat(player(LIMITS, 100_00).place(SMALL, 12_00).refusals())
                .containsExactly(Refusal.of(SMALL, 12_00, WagerReason.OFF_STEP, rule("3.2.c")));
    }

    @Test
    @Clause({"nsw-sic-bo-2016:3.5", "nsw-sic-bo-2016:1.1/wagering-period.a"})
    void placingMovingAndCancellingKeepCreditAndStakesTogether() {
        Player<SicBoBet> player = player(LIMITS, 50_00);

        assertThat(player.place(SMALL, 55_00).refusals())
                .containsExactly(Refusal.of(SMALL, 55_00, WagerReason.ABOVE_CREDIT, rule("3.5")));
        assertThat(player.place(SMALL, 30_00).debitedCents()).isEqualTo(30_00);
        assertThat(player.move(SMALL, BIG, 15_00).debitedCents()).isZero();
        assertThat(player.on(BIG)).isEqualTo(15_00);
        assertThat(player.confirm().refusals().getFirst().reason()).isEqualTo(WagerReason.CONFIRM_NOT_USED);
        assertThat(player.remove(BIG, 15_00).debitedCents()).isEqualTo(-15_00);
        assertThat(player.seat().moneyCents()).isEqualTo(50_00);
        assertThat(player.credit()).isEqualTo(35_00);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.8.1")
    void afterTheCloseNothingChangesForPlayersAndStaffAlike() {
        Player<SicBoBet> player = player(LIMITS, 100_00);
        player.place(SMALL, 10_00);
        Seat<SicBoBet> before = player.seat();

        for (Act<SicBoBet> act : MultiTerminalWagersTest.everyAct(SMALL, BIG)) {
            Answer<SicBoBet> late = player.actTooLate(act);
            assertThat(late.seat()).isEqualTo(before);
            assertThat(late.refusals()).containsExactly(Refusal.ofAct(RoundReason.NO_MORE_BETS, rule("3.8.1")));

            Entry staff = new Entry(TableForm.TERMINALS, Source.STAFF, Means.ELECTRONIC_CHIPS);
            Circumstances byStaff = new Circumstances(Verdict.permit(rule("3.8.1")), staff, SideTotals.NONE);
            assertThat(player.act(act, byStaff).seat()).isEqualTo(before);
        }
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.9")
    void everySelectionOfTheLayoutIsTaken() {
        assertThat(LINES.stream().flatMap(line -> line.bets().stream()))
                .hasSize(50)
                .allMatch(bet -> player(LIMITS, 100_00).place(bet, 10_00).whole());

        SicBoBet gone = LINES.getLast().bets().getFirst();
        Offer<SicBoBet> fewer = new Offer<>(LINES.subList(0, LINES.size() - 1), List.of(), LIMITS, rule("3.9"));
        assertThat(new Player<>(BOOK, fewer, 100_00).place(gone, 10_00).refusals())
                .containsExactly(Refusal.of(gone, 10_00, WagerReason.NOT_OFFERED, rule("3.9")));
    }
}
