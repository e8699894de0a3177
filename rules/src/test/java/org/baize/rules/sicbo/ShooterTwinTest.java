package org.baize.rules.sicbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.sicbo.Shoot.Tumbling;
import org.baize.rules.sicbo.Shoot.Wagering;
import org.baize.rules.sicbo.ShooterMode.HighestWager;
import org.baize.rules.sicbo.ShooterMode.InTurn;
import org.baize.rules.sicbo.ShooterMode.NoWager;
import org.baize.rules.sicbo.ShooterRules.Seat;
import org.baize.testkit.Clause;

/** The shooter against a twin that walks the table seat by seat, for any table and any order of events. */
class ShooterTwinTest {

    private final ShooterRules rules = Rulebooks.byId("nsw-sic-bo-2016")
            .dealing()
            .tumbler()
            .orElseThrow()
            .shooter()
            .orElseThrow();

    /** Something that happens between two rounds: a press by a seat, or the clock coming by. */
    record Happening(boolean press, int seat, long afterMillis) {}

    @Property
    @Clause("nsw-sic-bo-2016:3.10.1")
    void turnAgreesWithAWalkRoundTheTable(
            @ForAll @Size(min = 1, max = 9) List<@IntRange(max = 3) Integer> totals,
            @ForAll @IntRange(max = 9) int lastTurn) {
        List<Seat> ring = ring(totals);
        OptionalInt last = lastTurn == 0 || lastTurn > ring.size() ? OptionalInt.empty() : OptionalInt.of(lastTurn);

        OptionalInt shooter =
                rules.choose(new InTurn(NoWager.SHOOT), last, ring).shooter();

        assertThat(shooter).isEqualTo(walkRound(totals, last.orElse(0)));
    }

    @Property
    @Clause({"nsw-sic-bo-2016:3.10.2", "nsw-sic-bo-2016:3.10.2.1", "nsw-sic-bo-2016:3.10.4"})
    void highestAgreesWithComparingEverySeatWithEveryOther(
            @ForAll @Size(min = 1, max = 9) List<@IntRange(max = 5) Integer> totals,
            @ForAll @IntRange(min = 1, max = 5) int value) {
        List<Seat> ring = ring(totals);

        OptionalInt shooter =
                rules.choose(new HighestWager(value), OptionalInt.empty(), ring).shooter();

        List<Integer> unbeaten = new ArrayList<>();
        for (Seat one : ring) {
            boolean beaten = one.totalCents() < value;
            for (Seat other : ring) {
                beaten |= other.totalCents() > one.totalCents();
                beaten |= other.totalCents() == one.totalCents() && other.lastChange() < one.lastChange();
            }
            if (!beaten) {
                unbeaten.add(one.number());
            }
        }
        assertThat(shooter.stream().boxed().toList()).isEqualTo(unbeaten);
    }

    @Property
    @Clause({"nsw-sic-bo-2016:3.10", "nsw-sic-bo-2016:3.10.3.b", "nsw-sic-bo-2016:1.1/shooter"})
    void diceAreShotExactlyOnceWhateverHappens(
            @ForAll @Size(min = 1, max = 6) List<@IntRange(max = 3) Integer> totals,
            @ForAll("happenings") List<Happening> happenings) {
        Shoot shoot = rules.close(new Wagering(OptionalInt.empty()), new InTurn(NoWager.SHOOT), ring(totals), 0);
        OptionalInt shooter = walkRound(totals, 0);
        int shots = shoot instanceof Tumbling ? 1 : 0;
        long now = 0;
        for (Happening happening : happenings) {
            now += happening.afterMillis();
            Shoot before = shoot;
            boolean allowed = happening.press()
                    && rules.press(shoot, happening.seat(), now).permitted();
            shoot = happening.press() ? rules.pressed(shoot, happening.seat(), now) : rules.timer(shoot, now);
            if (!shoot.equals(before)) {
                shots++;
                assertThat(before).isInstanceOf(Shoot.Awaiting.class);
                assertThat(happening.press()).isEqualTo(allowed);
                assertThat(!happening.press() || shooter.getAsInt() == happening.seat())
                        .isTrue();
                assertThat(happening.press() ? now <= 10_000 : now >= 10_000).isTrue();
            }
        }
        shots += rules.timer(shoot, Math.max(now, 10_000)).equals(shoot) ? 0 : 1;

        assertThat(shots).isEqualTo(1);
    }

    @Provide
    Arbitrary<List<Happening>> happenings() {
        return Combinators.combine(
                        Arbitraries.of(true, false),
                        Arbitraries.integers().between(1, 6),
                        Arbitraries.longs().between(0, 6_000))
                .as(Happening::new)
                .list()
                .ofMaxSize(12);
    }

    /** From the seat after the last turn, one by one, at most once round. */
    private static OptionalInt walkRound(List<Integer> totals, int lastTurn) {
        int seat = lastTurn;
        for (int steps = 0; steps < totals.size(); steps++) {
            seat = seat == totals.size() ? 1 : seat + 1;
            if (totals.get(seat - 1) > 0) {
                return OptionalInt.of(seat);
            }
        }
        return OptionalInt.empty();
    }

    /** Every seat's total was last changed at a time of its own, in an order unlike that of the seats. */
    private static List<Seat> ring(List<Integer> totals) {
        return IntStream.rangeClosed(1, totals.size())
                .mapToObj(seat -> new Seat(seat, totals.get(seat - 1), seat * 7L % 11))
                .toList();
    }
}
