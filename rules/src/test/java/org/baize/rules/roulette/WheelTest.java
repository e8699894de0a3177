package org.baize.rules.roulette;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.baize.rules.game.BadTextException;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WheelTest {

    @Test
    @Clause({
        "act-american-roulette-2005:2.1/2",
        "act-american-roulette-2005:App A",
        "nsw-rapid-2016:2.4.3.2",
        "nsw-rapid-2016:Diagram B"
    })
    void singleZeroWheelReadClockwise() {
        assertThat(labels(Wheel.SINGLE_ZERO.clockwise()))
                .isEqualTo("0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 "
                        + "5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26");
    }

    @Test
    @Clause({"act-american-roulette-2005:2.1/2", "act-american-roulette-2005:App B"})
    void doubleZeroWheelReadClockwise() {
        assertThat(labels(Wheel.DOUBLE_ZERO.clockwise()))
                .isEqualTo("0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 "
                        + "00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2");
    }

    @Test
    @Clause("act-american-roulette-2005:App B")
    void onTheDoubleZeroWheelEachOddNumberFacesTheNextEvenOne() {
        List<Pocket> rim = Wheel.DOUBLE_ZERO.clockwise();

        for (int at = 0; at < rim.size(); at++) {
            Pocket facing = rim.get((at + rim.size() / 2) % rim.size());
            Pocket pocket = rim.get(at);

            if (pocket.isZero()) {
                assertThat(facing.isZero()).isTrue();
            } else {
                assertThat(facing.number()).isEqualTo(((pocket.number() - 1) ^ 1) + 1);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @Clause({
        "act-multi-terminal-2019:9.2(b)(i)",
        "nsw-rapid-2016:2.4.3.1",
        "nsw-rapid-2016:Diagram B",
        "act-american-roulette-2005:App A",
        "act-american-roulette-2005:App B"
    })
    void everyNumberIsThereOnceAndRedAndBlackAlternateBetweenTheZeros(Wheel wheel) {
        List<Pocket> rim = wheel.clockwise();

        assertThat(rim).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(wheel.pockets());
        assertThat(rim.stream().filter(pocket -> pocket.colour() == Colour.RED)).hasSize(18);
        assertThat(rim.stream().filter(pocket -> pocket.colour() == Colour.BLACK))
                .hasSize(18);
        for (int at = 0; at < rim.size(); at++) {
            Pocket pocket = rim.get(at);
            Pocket next = rim.get((at + 1) % rim.size());
            assertThat(pocket.colour() == Colour.GREEN).isEqualTo(pocket.isZero());
            assertThat(pocket.colour()).as("%s beside %s", pocket, next).isNotEqualTo(next.colour());
        }
    }

    @Test
    @Clause({"act-multi-terminal-2019:9.2(b)(i)", "nsw-rapid-2016:2.4.3.1", "nsw-rapid-2016:Diagram B"})
    void thirtySevenPocketsWithOneZeroAndThirtyEightWithTwo() {
        assertThat(Wheel.SINGLE_ZERO.pockets()).hasSize(37).doesNotContain(Pocket.DOUBLE_ZERO);
        assertThat(Wheel.DOUBLE_ZERO.pockets()).hasSize(38).contains(Pocket.DOUBLE_ZERO);
        assertThat(Pocket.of(32).colour()).isEqualTo(Colour.RED);
        assertThat(Pocket.of(15).colour()).isEqualTo(Colour.BLACK);
    }

    @Test
    @Clause({
        "act-american-roulette-2005:A/Neighbour/Section Buttons",
        "act-american-roulette-2005:4.10(e)",
        "act-american-roulette-2005:A/Race Track"
    })
    void neighboursFollowTheOrderOfTheWheelAndPassTheZero() {
        assertThat(labels(Wheel.SINGLE_ZERO.neighbours(Pocket.ZERO, 2))).isEqualTo("3 26 0 32 15");
        assertThat(labels(Wheel.DOUBLE_ZERO.neighbours(Pocket.ZERO, 2))).isEqualTo("14 2 0 28 9");
        assertThat(labels(Wheel.DOUBLE_ZERO.neighbours(Pocket.DOUBLE_ZERO, 2))).isEqualTo("13 1 00 27 10");
        assertThat(labels(Wheel.SINGLE_ZERO.neighbours(Pocket.of(17), 1))).isEqualTo("25 17 34");
        assertThatThrownBy(() -> Wheel.SINGLE_ZERO.neighbours(Pocket.DOUBLE_ZERO, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause("nsw-rapid-2016:1.1/Zero")
    void zeroIsReadByEitherName() {
        assertThat(Pocket.parse("zero")).isEqualTo(Pocket.parse("0")).isEqualTo(Pocket.ZERO);
        assertThat(Pocket.parse("number:zero")).isEqualTo(Pocket.ZERO);
    }

    @Test
    void everyPocketReadsItsOwnTextBack() {
        assertThat(Pocket.ALL).hasSize(38).allSatisfy(pocket -> {
            assertThat(Pocket.parse(pocket.text())).isEqualTo(pocket);
            assertThat(Pocket.parse(pocket.label())).isEqualTo(pocket);
        });
        assertThat(IntStream.rangeClosed(0, 36).mapToObj(Pocket::of).map(Pocket::number))
                .containsExactlyElementsOf(IntStream.rangeClosed(0, 36).boxed().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"37", "-1", "017", "000", "", "number:", "seventeen", "1.5", "number:number:1"})
    @Clause("nsw-rapid-2016:2.4.3.1")
    void whatIsNoPocketIsRefused(String text) {
        assertThatThrownBy(() -> Pocket.parse(text))
                .isInstanceOf(BadTextException.class)
                .hasMessageContaining("'" + text + "'");
    }

    @Test
    void setOfPocketsListsThemInOrder() {
        PocketSet set = PocketSet.of(Stream.of("3", "00", "1", "0", "2").map(Pocket::parse));

        assertThat(set).hasToString("0-00-1-2-3");
        assertThat(set.size()).isEqualTo(5);
        assertThat(PocketSet.ofNumbers(1, 2))
                .isLessThan(PocketSet.ofNumbers(1, 4))
                .isGreaterThan(PocketSet.ofNumbers(0, 3));
        assertThatThrownBy(() -> new PocketSet(1L << 38)).isInstanceOf(IllegalArgumentException.class);
    }

    private static String labels(List<Pocket> pockets) {
        return pockets.stream().map(Pocket::label).collect(Collectors.joining(" "));
    }
}
