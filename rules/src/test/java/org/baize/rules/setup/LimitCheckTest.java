package org.baize.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.setup.Setups.AMERICAN;
import static org.baize.rules.setup.Setups.FIVES;
import static org.baize.rules.setup.Setups.MINI;
import static org.baize.rules.setup.Setups.MULTI;
import static org.baize.rules.setup.Setups.RAPID;
import static org.baize.rules.setup.Setups.SIC_BO;
import static org.baize.rules.setup.Setups.problem;
import static org.baize.rules.setup.Setups.problems;
import static org.baize.rules.setup.Setups.setup;
import static org.baize.rules.setup.Setups.with;

import java.util.List;
import java.util.OptionalLong;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.LimitChoice.Line;
import org.baize.rules.wager.LineLimits;
import org.baize.rules.wager.Offer;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which limits an operator may set. */
class LimitCheckTest {

    @Test
    @Clause("nsw-sic-bo-2016:3.2.a")
    void everyOpenLineNeedsLimitsAndNothingElseHasAny() {
        TableSetup right = setup(SIC_BO, "sic-bo");
        LimitChoice none = LimitChoice.onEach(List.of(), FIVES);

        assertThat(problems(SIC_BO, with(right, none)))
                .hasSize(50)
                .extracting(Problem::reason)
                .containsOnly(SetupReason.NO_LIMITS);
        assertThat(problems(SIC_BO, with(right, right.limits().with("total-3", FIVES))))
                .containsExactly(problem(SIC_BO, "limits.total-3", SetupReason.NOT_A_LINE, "3.9"));

        Offer<?> offer = TableOffer.of(Rulebooks.byId(SIC_BO), right);
        assertThat(offer.limits().byLine()).containsEntry("small", new LineLimits(5_00, 500_00, 5_00));
    }

    @ParameterizedTest
    @CsvSource({"0,500,5", "-5,500,5", "500,495,5", "5,500,0", "5,500,-5"})
    void crossedLimitsAreRefused(long minimum, long maximum, long step) {
        TableSetup right = setup(RAPID, "roulette");

        List<Problem> problems =
                problems(RAPID, with(right, right.limits().with("red", new Line(minimum, maximum, step))));

        assertThat(problems).containsExactly(problem(RAPID, "limits.red", SetupReason.LIMITS_CROSSED, "6.1/unit"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:3.2", "act-mini-baccarat-2015:3.3", "nsw-rapid-2016:6.1/unit"})
    void theStepIsWhatTheTextLetsItBe() {
        Line tenByFive = new Line(10_00, 500_00, 5_00);
        Line twelveByFive = new Line(12_00, 500_00, 5_00);

        assertThat(withTie(MULTI, "baccarat-a", tenByFive))
                .containsExactly(problem(MULTI, "limits.tie", SetupReason.STEP_IS_THE_MINIMUM, "3.2"));
        assertThat(withTie(MINI, "baccarat-a", tenByFive)).isEmpty();
        assertThat(withTie(MINI, "baccarat-a", twelveByFive))
                .containsExactly(problem(MINI, "limits.tie", SetupReason.MINIMUM_OFF_THE_MULTIPLE, "3.3"));
        assertThat(withTie(RAPID, "baccarat", twelveByFive)).isEmpty();
    }

    private static List<Problem> withTie(String book, String game, Line limits) {
        return withLine(book, game, "tie", limits);
    }

    private static List<Problem> withLine(String book, String game, String line, Line limits) {
        TableSetup right = setup(book, game);
        return problems(book, with(right, right.limits().with(line, limits)));
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019, baccarat-a, 20",
        "act-multi-terminal-2019, baccarat-b, 2",
        "act-mini-baccarat-2015, baccarat-a, 20",
        "act-mini-baccarat-2015, baccarat-b, 2",
        "nsw-rapid-2016, baccarat, 20",
        "nsw-rapid-2016, baccarat-even-money, 2"
    })
    void bankerWinningsAreWholeCents(String book, String game, long wholeCents) {
        for (long cents = 1; cents <= 60; cents++) {
            boolean whole = cents % wholeCents == 0;

            assertThat(withLine(book, game, "banker", new Line(cents, 100_00, cents))
                            .isEmpty())
                    .as("%s %s, step %d", book, game, cents)
                    .isEqualTo(whole);
            assertThat(withLine(book, game, "player", new Line(cents, 100_00, cents)))
                    .isEmpty();
        }
    }

    @Test
    void aBankerMinimumInWholeCentsDoesNotExcuseItsStep() {
        assertThat(withLine(RAPID, "baccarat", "banker", new Line(20, 100_00, 5)))
                .containsExactly(problem(RAPID, "limits.banker", SetupReason.PART_OF_A_CENT, "5.4.2"));
        assertThat(withLine(RAPID, "baccarat", "banker", new Line(5, 100_00, 20)))
                .containsExactly(problem(RAPID, "limits.banker", SetupReason.PART_OF_A_CENT, "5.4.2"));
    }

    @Test
    @Clause({"nsw-rapid-2016:6.1/aggregate", "act-american-roulette-2005:12.2", "nsw-sic-bo-2016:1.1/maximum-bet"})
    void totalsAreSetWhereTheTextKnowsThem() {
        assertThat(totals(RAPID, "roulette", OptionalLong.of(1_55), OptionalLong.of(500_00)))
                .isEmpty();
        assertThat(totals(AMERICAN, "roulette-single-zero", OptionalLong.of(10_00), OptionalLong.empty()))
                .isEmpty();
        assertThat(totals(SIC_BO, "sic-bo", OptionalLong.empty(), OptionalLong.of(500_00)))
                .isEmpty();
        assertThat(totals(MULTI, "roulette", OptionalLong.of(10_00), OptionalLong.empty()))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_TOTAL_HERE);
        assertThat(totals(AMERICAN, "roulette-single-zero", OptionalLong.empty(), OptionalLong.of(10_00)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_TOTAL_HERE);
        assertThat(totals(RAPID, "roulette", OptionalLong.of(20_00), OptionalLong.of(10_00)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.TOTALS_CROSSED);
    }

    private static List<Problem> totals(String book, String game, OptionalLong least, OptionalLong most) {
        TableSetup right = setup(book, game);
        LimitChoice limits = new LimitChoice(right.limits().byLine(), least, most, OptionalLong.empty());
        return problems(book, with(right, limits));
    }

    @Test
    @Clause({"act-multi-terminal-2019:3.5/config", "act-mini-baccarat-2015:3.6/1"})
    void aDifferentialIsForBaccaratInTheTextsThatKnowIt() {
        assertThat(differential(MULTI, "baccarat-a", 1_000_00)).isEmpty();
        assertThat(differential(MINI, "baccarat-b", 500_00)).isEmpty();
        assertThat(differential(MINI, "baccarat-b", 0))
                .containsExactly(problem(MINI, "limits.differential", SetupReason.DIFFERENTIAL_NOT_POSITIVE, "3.6/1"));
        assertThat(differential(MULTI, "roulette", 1_000_00))
                .containsExactly(problem(MULTI, "limits.differential", SetupReason.NO_DIFFERENTIAL_HERE, "9.2(a)"));
        assertThat(differential(RAPID, "baccarat", 1_000_00))
                .containsExactly(problem(RAPID, "limits.differential", SetupReason.NO_DIFFERENTIAL_HERE, "5.4"));
    }

    private static List<Problem> differential(String book, String game, long cents) {
        TableSetup right = setup(book, game);
        LimitChoice limits = new LimitChoice(
                right.limits().byLine(), OptionalLong.empty(), OptionalLong.empty(), OptionalLong.of(cents));
        return problems(book, with(right, limits));
    }
}
