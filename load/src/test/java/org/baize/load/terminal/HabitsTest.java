package org.baize.load.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Betting looks as it does in a casino. */
class HabitsTest {

    private static final long OPENS = 1_000_000;
    private static final long CLOSES = OPENS + 25_000;

    private static List<Habits.Planned> rounds(boolean confirms) {
        Habits habits = new Habits(new SplittableRandom(5));
        Habits.Situation rich = new Habits.Situation(1_000_00, confirms, false, false);
        return IntStream.range(0, 1_000)
                .mapToObj(_ -> habits.round(OPENS, CLOSES, rich))
                .flatMap(List::stream)
                .toList();
    }

    @Test
    void aThirdAndMoreOfTheChipsComeInTheLastSecond() {
        List<Habits.Planned> chips = rounds(false).stream()
                .filter(planned -> planned.move() == Habits.Move.PLACE)
                .toList();
        long rush = chips.stream()
                .filter(planned -> planned.atMillis() >= CLOSES - 1_000)
                .count();

        assertThat(chips).allMatch(planned -> planned.atMillis() >= OPENS && planned.atMillis() < CLOSES);
        assertThat((double) rush / chips.size()).isBetween(0.33, 0.47);
    }

    @Test
    void whoMustConfirmDoesSoAtTheEnd() {
        assertThat(rounds(true))
                .filteredOn(planned -> planned.move() == Habits.Move.CONFIRM)
                .hasSizeGreaterThan(700)
                .allMatch(planned -> planned.atMillis() >= CLOSES - 1_000 && planned.atMillis() < CLOSES);
        assertThat(rounds(false)).noneMatch(planned -> planned.move() == Habits.Move.CONFIRM);
    }

    @Test
    void whoHasLittleBuysIn() {
        Habits habits = new Habits(new SplittableRandom(5));

        List<Habits.Planned> plan = habits.round(OPENS, CLOSES, new Habits.Situation(0, false, false, false));

        assertThat(plan).first().extracting(Habits.Planned::move).isEqualTo(Habits.Move.BUY_IN);
    }
}
