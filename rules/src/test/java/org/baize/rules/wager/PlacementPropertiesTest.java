package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.baize.rules.game.BetLine;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.wager.Circumstances.Entry;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.Source;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.NaiveTwin.Text;

/** A placement on stakes that lie in arrays is the one that a seat gets. */
class PlacementPropertiesTest {

    private static final RuleId SOME = new RuleId("some-rulebook", "1");

    /** A table: its limits, and how many of the four bets are open. */
    record Sign(LineLimits limits, int mostTotal, int differential, int open) {

        Acceptance<Spot> under(Text text) {
            List<BetLine<Spot>> lines = Spot.lines().subList(0, open);
            TableLimits limitsOfAll = new TableLimits(
                    Player.limits(lines, limits).byLine(),
                    new Totals(OptionalLong.empty(), limit(mostTotal)),
                    limit(differential));
            return new Acceptance<>(Rulebooks.byId(text.id()).wagers(), Player.offer(lines, limitsOfAll));
        }

        private static OptionalLong limit(int cents) {
            return cents == 0 ? OptionalLong.empty() : OptionalLong.of(cents);
        }
    }

    @Provide
    Arbitrary<Sign> signs() {
        Arbitrary<Integer> small = Arbitraries.integers().between(1, 8);
        Arbitrary<LineLimits> limits = Combinators.combine(
                        small, Arbitraries.integers().between(0, 50), small)
                .as((minimum, more, step) -> new LineLimits(minimum, minimum + more, step));
        return Combinators.combine(limits, Arbitraries.of(0, 20, 60), Arbitraries.of(0, 5, 30), Arbitraries.of(3, 4))
                .as(Sign::new);
    }

    @Provide
    Arbitrary<Rows> holdings() {
        Arbitrary<long[]> row =
                Arbitraries.of(0L, 0L, 0L, 3L, 8L, 24L).array(long[].class).ofSize(Spot.values().length);
        return Combinators.combine(row, row, Arbitraries.longs().between(0, 80)).as(Rows::new);
    }

    @Provide
    Arbitrary<Act.Place<Spot>> touches() {
        return Combinators.combine(
                        Arbitraries.of(Spot.class), Arbitraries.longs().between(-1, 60))
                .as(Act.Place::new);
    }

    @Provide
    Arbitrary<Circumstances> moments() {
        Verdict inTime = Verdict.permit(SOME);
        Verdict late = Verdict.refuse(LateChangeReason.NEVER, SOME);
        Entry byStaff = new Entry(TableForm.STAFF_ENTERED, Source.STAFF, Means.GAMING_CHIPS);
        Entry unknown = new Entry(TableForm.TERMINALS, Source.UNREGISTERED_TERMINAL, Means.ELECTRONIC_CHIPS);
        Arbitrary<Long> others = Arbitraries.of(0L, 10L, 40L);
        return Combinators.combine(
                        Arbitraries.of(inTime, inTime, inTime, inTime, late),
                        Arbitraries.of(Entry.TOUCH, Entry.TOUCH, Entry.TOUCH, byStaff, unknown),
                        Combinators.combine(others, others).as(SideTotals::new))
                .as(Circumstances::new);
    }

    @Property(tries = 5_000)
    void arraysAreAnsweredAsASeatIs(
            @ForAll Text text,
            @ForAll("signs") Sign sign,
            @ForAll("holdings") Rows all,
            @ForAll("touches") Act.Place<Spot> touch,
            @ForAll("moments") Circumstances when) {
        Rows rows = all.withOnlyTheFirst(sign.open());
        Seat<Spot> seat = rows.seat();
        Acceptance<Spot> acceptance = sign.under(text);

        Placement<Spot> placement = acceptance.place(touch.bet(), touch.cents(), rows, when);
        Answer<Spot> answer = acceptance.decide(touch, seat, when);

        assertThat(placement.refusal().stream().toList()).isEqualTo(answer.refusals());
        assertThat(placement.debitedCents()).isEqualTo(answer.debitedCents());
        assertThat(rows.after(touch.bet(), placement.debitedCents()).seat()).isEqualTo(answer.seat());
        assertThat(acceptance.countedOf(rows)).isEqualTo(acceptance.countedOf(seat));
    }

    @Property
    void anAmountBeyondAllMoneyIsCutOrRefusedLikeAnyOther(
            @ForAll Text text,
            @ForAll("signs") Sign sign,
            @ForAll("holdings") Rows all,
            @ForAll("moments") Circumstances when) {
        Rows rows = all.withOnlyTheFirst(sign.open());

        Placement<Spot> placement = sign.under(text).place(Spot.PLAYER, Long.MAX_VALUE, rows, when);

        assertThat(placement.refusal()).isPresent();
        assertThat(placement.debitedCents()).isLessThanOrEqualTo(rows.creditCents());
    }
}
