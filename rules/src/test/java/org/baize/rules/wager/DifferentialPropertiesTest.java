package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.wager.DifferentialClose.Return;
import org.baize.rules.wager.DifferentialClose.SideWager;
import org.baize.testkit.Clause;

class DifferentialPropertiesTest {

    private static final int MINIMUM = 10;
    private static final int STEP = 5;
    private static final LineLimits LIMITS = new LineLimits(MINIMUM, 200, STEP);

    /** Player above zero and Banker below; some above the table's maximum, as for patrons who were granted more. */
    @Provide
    Arbitrary<List<Integer>> wagers() {
        return Arbitraries.integers()
                .between(2, 80)
                .flatMap(fives -> Arbitraries.of(fives * 5, -fives * 5))
                .list()
                .ofMaxSize(8);
    }

    private static List<SideWager> wagersOf(List<Integer> signed) {
        List<SideWager> wagers = new ArrayList<>();
        for (int cents : signed) {
            wagers.add(new SideWager("patron " + wagers.size(), cents > 0, Math.abs(cents), wagers.size()));
        }
        return wagers;
    }

    @Property
    @Clause({"act-mini-baccarat-2015:3.6/1", "act-mini-baccarat-2015:3.2"})
    void afterTheCloseTheTableIsInsideItsDifferentialAndNoMoreWentBackThanNeeded(
            @ForAll("wagers") List<Integer> signed, @ForAll @IntRange(min = 10, max = 600) int limit) {
        DifferentialRules rules = Rulebooks.byId("act-mini-baccarat-2015")
                .wagers()
                .shared()
                .differential()
                .orElseThrow();
        TableLimits limits =
                new TableLimits(Player.limits(Spot.lines(), LIMITS).byLine(), Totals.NONE, OptionalLong.of(limit));
        List<SideWager> wagers = wagersOf(signed);
        long gap = signed.stream().mapToLong(Integer::longValue).sum();

        List<Return> returns = new DifferentialClose(rules, limits).returns(wagers);

        long left = gap;
        for (Return back : returns) {
            left -= back.wager().onPlayer() ? back.returnedCents() : -back.returnedCents();
            long remains = back.wager().cents() - back.returnedCents();
            boolean last = back.equals(returns.getLast());
            assertThat(remains == 0 || (last && remains >= MINIMUM && remains % STEP == 0))
                    .isTrue();
            long nextLarger = remains == 0 ? MINIMUM : STEP;
            assertThat(Math.abs(left) + Math.min(nextLarger, back.returnedCents()))
                    .isGreaterThan(limit);
        }
        assertThat(Math.abs(left)).isLessThanOrEqualTo(limit);
        assertThat(returns.isEmpty()).isEqualTo(Math.abs(gap) <= limit);
        assertThat(returns)
                .allMatch(back -> back.wager().onPlayer() == gap > 0)
                .isSortedAccordingTo((one, two) ->
                        Long.compare(two.wager().sequence(), one.wager().sequence()));
    }
}
