package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.baize.rules.wager.NaiveTwin.Sign;
import org.baize.rules.wager.NaiveTwin.Text;
import org.baize.testkit.Clause;

/** What must hold for every text, any limits and any sequence of acts. */
class AcceptancePropertiesTest {

    /** One touch, as the twin understands it too. */
    record Touch(Kind kind, Spot spot, int cents) {

        enum Kind {
            PLACE,
            REMOVE,
            CONFIRM
        }

        Act<Spot> act() {
            return switch (kind) {
                case PLACE -> new Act.Place<>(spot, cents);
                case REMOVE -> new Act.Remove<>(spot, cents);
                case CONFIRM -> new Act.Confirm<>();
            };
        }

        void on(NaiveTwin twin) {
            switch (kind) {
                case PLACE -> twin.place(spot, cents);
                case REMOVE -> twin.remove(spot, cents);
                case CONFIRM -> twin.confirm();
            }
        }
    }

    @Provide
    Arbitrary<List<Touch>> touches() {
        Arbitrary<Touch.Kind> kinds = Arbitraries.frequency(
                Tuple.of(6, Touch.Kind.PLACE), Tuple.of(3, Touch.Kind.REMOVE), Tuple.of(1, Touch.Kind.CONFIRM));
        return Combinators.combine(
                        kinds,
                        Arbitraries.of(Spot.class),
                        Arbitraries.integers().between(1, 40))
                .as(Touch::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(15);
    }

    /** A step above the minimum where the operator sets it; elsewhere the minimum is a multiple of the step. */
    @Provide
    Arbitrary<Sign> signs() {
        Arbitrary<Integer> small = Arbitraries.integers().between(1, 8);
        Arbitrary<Integer> totals = Arbitraries.of(0, 20, 60);
        return Combinators.combine(small, Arbitraries.integers().between(0, 50), small, totals)
                .as((minimum, more, step, total) ->
                        new Sign(minimum, minimum + more, step, total == 0 ? 0 : total / 2, total));
    }

    private static Sign fitted(Text text, Sign sign) {
        int step = text == Text.MULTI_TERMINAL ? sign.minimum() : sign.step();
        int mostTotal = text == Text.RAPID || text == Text.SIC_BO ? sign.mostTotal() : 0;
        int leastTotal = text == Text.RAPID || text == Text.AMERICAN ? sign.leastTotal() : 0;
        return new Sign(sign.minimum(), sign.maximum(), step, leastTotal, mostTotal);
    }

    private static OptionalLong limit(int cents) {
        return cents == 0 ? OptionalLong.empty() : OptionalLong.of(cents);
    }

    private static Player<Spot> player(Text text, Sign sign, long credit) {
        TableLimits lines = Player.limits(Spot.lines(), new LineLimits(sign.minimum(), sign.maximum(), sign.step()));
        Totals totals = new Totals(limit(sign.leastTotal()), limit(sign.mostTotal()));
        TableLimits limits = new TableLimits(lines.byLine(), totals, OptionalLong.empty());
        return new Player<>(text.id(), Player.offer(Spot.lines(), limits), credit);
    }

    @Property(tries = 2_000)
    @Clause({
        "act-multi-terminal-2019:2.2(a)",
        "act-multi-terminal-2019:2.2/unconfirmed",
        "act-multi-terminal-2019:3.2",
        "act-multi-terminal-2019:3.3",
        "act-multi-terminal-2019:3.4(i)",
        "act-multi-terminal-2019:3.4(ii)",
        "act-multi-terminal-2019:8.4(b)",
        "act-mini-baccarat-2015:3.3",
        "act-mini-baccarat-2015:4.2",
        "act-american-roulette-2005:3.3",
        "act-american-roulette-2005:12.3",
        "nsw-rapid-2016:4.2.4",
        "nsw-rapid-2016:6.2",
        "nsw-rapid-2016:6.3.1",
        "nsw-rapid-2016:6.3.2",
        "nsw-rapid-2016:6.3.3",
        "nsw-rapid-2016:6.3.4",
        "nsw-sic-bo-2016:1.1/maximum-bet",
        "nsw-sic-bo-2016:1.1/minimum-bet",
        "nsw-sic-bo-2016:3.2.c",
        "nsw-sic-bo-2016:3.5"
    })
    void theTwinAgreesAfterEveryTouchAndAtTheClose(
            @ForAll Text text,
            @ForAll("signs") Sign sign,
            @ForAll("touches") List<Touch> touches,
            @ForAll @IntRange(max = 120) int credit) {
        Sign fitted = fitted(text, sign);
        Player<Spot> player = player(text, fitted, credit);
        NaiveTwin twin = new NaiveTwin(text, fitted, credit);

        for (Touch touch : touches) {
            player.act(touch.act());
            touch.on(twin);
            assertSame(player, twin);
        }
        player.close();
        twin.close();
        assertSame(player, twin);
    }

    private static void assertSame(Player<Spot> player, NaiveTwin twin) {
        assertThat(player.seat().stakes().pending()).isEqualTo(twin.lying());
        assertThat(player.seat().stakes().locked()).isEqualTo(twin.fixed());
        assertThat(player.credit()).isEqualTo(twin.credit());
    }

    @Provide
    Arbitrary<Act<Spot>> acts() {
        Arbitrary<Spot> spots = Arbitraries.of(Spot.class);
        Arbitrary<Integer> cents = Arbitraries.integers().between(-2, 40);
        return Arbitraries.oneOf(
                Combinators.combine(spots, cents).as(Act.Place::new),
                Combinators.combine(spots, cents).as(Act.Remove::new),
                Combinators.combine(spots, spots, cents).as(Act.Move::new),
                Arbitraries.of(new Act.Clear<>(), new Act.DoubleUp<>(), new Act.Confirm<>()),
                Arbitraries.maps(spots, Arbitraries.longs().between(1, 30)).map(Act.Repeat::new),
                spots.list().uniqueElements().map(Act.PlaceMaximum::new));
    }

    @Property(tries = 2_000)
    @Clause({
        "act-multi-terminal-2019:2.4(a)",
        "act-multi-terminal-2019:2.4(b)",
        "nsw-sic-bo-2016:1.1/wagering-period.a",
        "nsw-rapid-2016:1.1/wagering period"
    })
    void moneyStaysAndWhatStandsKeepsEveryLimit(
            @ForAll Text text,
            @ForAll("signs") Sign sign,
            @ForAll List<@From("acts") Act<Spot>> acts,
            @ForAll @IntRange(max = 120) int credit) {
        Sign fitted = fitted(text, sign);
        Player<Spot> player = player(text, fitted, credit);

        for (Act<Spot> act : acts) {
            Seat<Spot> before = player.seat();
            Answer<Spot> answer = player.act(act);

            assertThat(answer.seat().moneyCents()).isEqualTo(credit);
            assertThat(answer.debitedCents())
                    .isEqualTo(answer.seat().stakes().totalCents()
                            - before.stakes().totalCents());
            answer.refusals()
                    .forEach(refusal ->
                            assertThat(refusal.keptCents()).isBetween(0L, Math.max(0, refusal.askedCents())));
        }
        Answer<Spot> closed = player.close();

        assertThat(closed.seat().moneyCents()).isEqualTo(credit);
        assertThat(closed.seat().stakes().pending()).isEmpty();
        assertThat(standsWithin(fitted, closed.seat().stakes().locked())).isTrue();
    }

    private static boolean standsWithin(Sign sign, Map<Spot, Long> standing) {
        LineLimits limits = new LineLimits(sign.minimum(), sign.maximum(), sign.step());
        long total = standing.values().stream().mapToLong(Long::longValue).sum();
        return standing.values().stream().allMatch(limits::permits)
                && (standing.isEmpty() || total >= sign.leastTotal())
                && (sign.mostTotal() == 0 || total <= sign.mostTotal());
    }

    @Property
    void aPlacedBetNeverGetsMoreThanAskedAndNeverLoses(
            @ForAll Text text,
            @ForAll("signs") Sign sign,
            @ForAll @IntRange(min = 1, max = 60) int first,
            @ForAll @IntRange(min = 1, max = 60) int second) {
        Player<Spot> player = player(text, fitted(text, sign), 100);

        player.place(Spot.PLAYER, first);
        long once = player.on(Spot.PLAYER);
        player.place(Spot.PLAYER, second);

        assertThat(once).isLessThanOrEqualTo(first);
        assertThat(player.on(Spot.PLAYER)).isBetween(once, once + second);
    }

    @Property(tries = 2_000)
    void aMoveKeepsTheStakesUnlessItSaysWhatWasNotDone(
            @ForAll Text text,
            @ForAll("signs") Sign sign,
            @ForAll("touches") List<Touch> touches,
            @ForAll Spot from,
            @ForAll Spot to,
            @ForAll @IntRange(min = 1, max = 40) int cents) {
        Player<Spot> player = player(text, fitted(text, sign), 200);
        touches.forEach(touch -> player.act(touch.act()));
        Seat<Spot> before = player.seat();
        long onFrom = player.on(from);
        long onTo = player.on(to);

        Answer<Spot> answer = player.move(from, to, cents);

        if (from == to) {
            assertThat(answer.seat()).isEqualTo(before);
        } else if (answer.whole()) {
            assertThat(player.on(from)).isEqualTo(onFrom - cents);
            assertThat(player.on(to)).isEqualTo(onTo + cents);
        }
        assertThat(answer.debitedCents()).isLessThanOrEqualTo(0);
        assertThat(answer.debitedCents() == 0 || !answer.whole()).isTrue();
    }

    @Property
    void theOrderOfPlacingDoesNotMatterWhereCreditAndTotalSuffice(
            @ForAll Text text,
            @ForAll("signs") Sign sign,
            @ForAll @IntRange(min = 1, max = 60) int onPlayer,
            @ForAll @IntRange(min = 1, max = 60) int onTie) {
        Sign free = fitted(text, new Sign(sign.minimum(), sign.maximum(), sign.step(), 0, 0));
        Player<Spot> one = player(text, free, 1_000);
        Player<Spot> other = player(text, free, 1_000);

        one.place(Spot.PLAYER, onPlayer);
        one.place(Spot.TIE, onTie);
        other.place(Spot.TIE, onTie);
        other.place(Spot.PLAYER, onPlayer);

        assertThat(one.seat()).isEqualTo(other.seat());
    }

    @Property
    void theNextLowerPermittedWagerIsTheLargestThatTheLimitsPermit(
            @ForAll("signs") Sign sign, @ForAll @IntRange(max = 80) int asked) {
        LineLimits limits = new LineLimits(sign.minimum(), sign.maximum(), sign.step());

        long lower = limits.permittedAtMost(asked);

        assertThat(lower == 0 || limits.permits(lower)).isTrue();
        for (long between = lower + 1; between <= asked; between++) {
            assertThat(limits.permits(between)).isFalse();
        }
    }
}
