package org.baize.rules.roulette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RouletteLayoutTest {

    private static final RouletteLayout ONE_ZERO = RouletteLayout.of(Wheel.SINGLE_ZERO);
    private static final RouletteLayout TWO_ZEROS = RouletteLayout.of(Wheel.DOUBLE_ZERO);

    @ParameterizedTest
    @CsvSource({
        "STRAIGHT, 37, 38",
        "SPLIT, 60, 62",
        "STREET, 14, 15",
        "CORNER, 23, 22",
        "FIVE_LINE, 0, 1",
        "SIX_LINE, 11, 11",
        "COLUMN, 3, 3",
        "DOZEN, 3, 3",
        "LOW, 1, 1",
        "HIGH, 1, 1",
        "EVEN, 1, 1",
        "ODD, 1, 1",
        "RED, 1, 1",
        "BLACK, 1, 1"
    })
    @Clause({"act-american-roulette-2005:App C", "act-multi-terminal-2019:9.4(b)(i)", "nsw-rapid-2016:5.1"})
    void positionsByKind(BetKind kind, int withOneZero, int withTwoZeros) {
        assertThat(ONE_ZERO.bets(kind)).hasSize(withOneZero);
        assertThat(TWO_ZEROS.bets(kind)).hasSize(withTwoZeros);
    }

    @Test
    @Clause({
        "act-american-roulette-2005:4.4",
        "act-american-roulette-2005:App C",
        "act-multi-terminal-2019:9.2(a)",
        "nsw-rapid-2016:5.1",
        "nsw-rapid-2016:Diagram A"
    })
    void onePlaceForEachOfTheListedBetsAndForNothingElse() {
        assertThat(texts(ONE_ZERO)).hasSize(157).containsExactlyInAnyOrderElementsOf(listedWithOneZero());
        assertThat(texts(TWO_ZEROS)).hasSize(161).containsExactlyInAnyOrderElementsOf(listedWithTwoZeros());
        Games.all()
                .forEach(games -> assertThat(games.bets())
                        .hasSameSizeAs(games.equals(Games.DOUBLE_ZERO) ? listedWithTwoZeros() : listedWithOneZero()));
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"act-american-roulette-2005:App C", "nsw-rapid-2016:Diagram A"})
    void noTwoChipsLieOnTheSameSpot(Wheel wheel) {
        assertThat(RouletteLayout.of(wheel).positions().stream().map(Position::spot))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource
    @Clause({"act-multi-terminal-2019:9.4(a)/Split", "act-american-roulette-2005:4.4(b)"})
    void splitTouchesExactlyItsTwoSquaresAndStraightItsOwn(Wheel wheel) {
        assertThat(RouletteLayout.of(wheel).positions())
                .filteredOn(position -> position.bet().pockets().size() <= 2)
                .allSatisfy(position -> assertThat(touchedNumbers(position))
                        .isEqualTo(position.bet().pockets().toString()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "straight:0 | 2 | 6 | straight:0",
                "straight:1 | 6 | 2 | straight:1",
                "straight:36 | 50 | 10 | straight:36",
                "split:0-2 | 4 | 6 | straight:0 straight:2",
                "split:17-20 | 28 | 6 | straight:17 straight:20",
                "split:16-17 | 26 | 4 | straight:16 straight:17",
                "street:16-17-18 | 26 | 0 | straight:16 dozen:2",
                "street:0-2-3 | 4 | 8 | straight:0 straight:2 straight:3",
                "corner:25-26-28-29 | 40 | 4 | straight:25 straight:26 straight:28 straight:29",
                "corner:0-1-2-3 | 4 | 0 | straight:0 straight:1 dozen:1",
                "six-line:31-32-33-34-35-36 | 48 | 0 | straight:31 straight:34 dozen:3",
                "column:3 | 54 | 10 | column:3",
                "dozen:1 | 12 | -2 | dozen:1",
                "low | 8 | -6 | low",
                "high | 48 | -6 | high"
            })
    @Clause({"act-multi-terminal-2019:9.4(a)/Corner", "act-american-roulette-2005:App C"})
    void whereAChipLiesWithOneZero(String bet, int along, int across, String touches) {
        assertPosition(ONE_ZERO, bet, new Spot(along, across), touches);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "straight:0 | 2 | 3 | straight:0",
                "straight:00 | 2 | 9 | straight:00",
                "split:0-00 | 2 | 6 | straight:0 straight:00",
                "split:0-2 | 4 | 5 | straight:0 straight:2",
                "split:00-2 | 4 | 7 | straight:00 straight:2",
                "street:0-00-2 | 4 | 6 | straight:0 straight:00 straight:2",
                "five-line:0-00-1-2-3 | 4 | 0 | straight:0 straight:1 dozen:1"
            })
    @Clause("act-american-roulette-2005:App C")
    void whereAChipLiesWithTwoZeros(String bet, int along, int across, String touches) {
        assertPosition(TWO_ZEROS, bet, new Spot(along, across), touches);
    }

    @ParameterizedTest
    @EnumSource
    void boxesCoverTheTableWithoutOverlapOrHole(Wheel wheel) {
        RouletteLayout layout = RouletteLayout.of(wheel);

        for (int along = 0; along < 56; along++) {
            for (int across = -8; across < 12; across++) {
                int fieldAlong = along;
                int fieldAcross = across;
                long boxes = layout.areas().stream()
                        .map(Area::box)
                        .filter(box -> box.from().along() <= fieldAlong
                                && fieldAlong < box.to().along()
                                && box.from().across() <= fieldAcross
                                && fieldAcross < box.to().across())
                        .count();
                boolean printed = across >= 0 || (along >= 4 && along < 52);
                assertThat(boxes).as("%d, %d", along, across).isEqualTo(printed ? 1 : 0);
            }
        }
    }

    @Test
    @Clause("act-american-roulette-2005:4.4(d)")
    void operatorMayLeaveOutTheCornerOfZero() {
        RouletteBet corner = new RouletteGrammar(ONE_ZERO).bet("corner:0-1-2-3");

        RouletteLayout without = ONE_ZERO.without(corner);

        assertThat(ONE_ZERO.has(corner)).isTrue();
        assertThat(without.has(corner)).isFalse();
        assertThat(without.positions()).hasSize(156);
        assertThat(without.position(corner)).isEmpty();
    }

    private static void assertPosition(RouletteLayout layout, String text, Spot spot, String touches) {
        Position position =
                layout.position(new RouletteGrammar(layout).bet(text)).orElseThrow();

        assertThat(position.spot()).isEqualTo(spot);
        assertThat(position.touches().stream().map(RouletteBet::text).collect(Collectors.joining(" ")))
                .isEqualTo(touches);
    }

    private static String touchedNumbers(Position position) {
        return PocketSet.of(position.touches().stream().flatMap(bet -> bet.pockets().pockets().stream()))
                .toString();
    }

    private static List<String> texts(RouletteLayout layout) {
        return layout.positions().stream()
                .map(position -> position.bet().text())
                .toList();
    }

    /** The bets that the texts list, by arithmetic on the numbers and not by where they lie. */
    private static List<String> listedWithOneZero() {
        List<String> listed = listedInEveryGame();
        listed.addAll(List.of("split:0-1", "split:0-2", "split:0-3", "street:0-1-2", "street:0-2-3", "corner:0-1-2-3"));
        return listed;
    }

    private static List<String> listedWithTwoZeros() {
        List<String> listed = listedInEveryGame();
        listed.addAll(List.of("straight:00", "split:0-00", "split:0-1", "split:0-2", "split:00-2", "split:00-3"));
        listed.addAll(List.of("street:0-1-2", "street:0-00-2", "street:00-2-3", "five-line:0-00-1-2-3"));
        return listed;
    }

    private static List<String> listedInEveryGame() {
        List<String> listed = new ArrayList<>(List.of("straight:0"));
        listed.addAll(List.of("column:1", "column:2", "column:3", "dozen:1", "dozen:2", "dozen:3"));
        listed.addAll(List.of("low", "high", "even", "odd", "red", "black"));
        for (int n = 1; n <= 36; n++) {
            boolean endOfRow = n % 3 == 0;
            boolean lastRow = n > 33;
            listed.add("straight:" + n);
            addIf(listed, !endOfRow, "split", n, 0, 1);
            addIf(listed, !lastRow, "split", n, 0, 3);
            addIf(listed, n % 3 == 1, "street", n, 0, 1, 2);
            addIf(listed, !endOfRow && !lastRow, "corner", n, 0, 1, 3, 4);
            addIf(listed, n % 3 == 1 && !lastRow, "six-line", n, 0, 1, 2, 3, 4, 5);
        }
        return listed;
    }

    private static void addIf(List<String> listed, boolean exists, String key, int first, int... offsets) {
        if (exists) {
            Stream<String> numbers = IntStream.of(offsets).mapToObj(offset -> Integer.toString(first + offset));
            listed.add(key + ":" + numbers.collect(Collectors.joining("-")));
        }
    }
}
