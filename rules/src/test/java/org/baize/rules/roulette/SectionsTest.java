package org.baize.rules.roulette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.baize.rules.game.Section;
import org.baize.rules.game.SectionLine;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SectionsTest {

    private static final List<Games> WITH_SECTORS = List.of(Games.MULTI_TERMINAL, Games.SINGLE_ZERO, Games.RAPID);

    @Test
    @Clause({
        "act-multi-terminal-2019:9.4(d)",
        "act-american-roulette-2005:4.10",
        "act-american-roulette-2005:4.10(c)",
        "act-american-roulette-2005:4.10(d)",
        "nsw-rapid-2016:5.2"
    })
    void whichSectionsEachGameOffersAndByWhichRule() {
        assertThat(lines(Games.MULTI_TERMINAL))
                .containsExactly(
                        "tier 1 9.4(d)/Tier",
                        "orphans 1 9.4(d)/Orfanelli",
                        "near-of-zero 1 9.4(d)/Near of 0",
                        "neighbours-3 37 9.4(d)/Neighbours x1",
                        "neighbours-5 37 9.4(d)/Neighbours x2");
        assertThat(lines(Games.SINGLE_ZERO))
                .containsExactly(
                        "tier 1 4.10(a)",
                        "orphans 1 4.10(b)",
                        "voisins-de-zero 1 4.10(c)",
                        "zero-game 1 4.10(d)",
                        "neighbours-5 37 4.10(e)");
        assertThat(lines(Games.DOUBLE_ZERO)).containsExactly("neighbours-5 38 4.10(e)");
        assertThat(lines(Games.RAPID))
                .containsExactly("tier 1 5.2.1", "orphans 1 5.2.2", "grand-series 1 5.2.3", "zero-spiel 1 5.2.4");
    }

    @Test
    @Clause({"act-multi-terminal-2019:9.4(d)/Tier", "act-american-roulette-2005:4.10(a)", "nsw-rapid-2016:5.2.1"})
    void tierIsSixSplits() {
        assertThat(WITH_SECTORS).allSatisfy(games -> {
            assertThat(pieces(games, "tier"))
                    .containsExactly(
                            "1 split:5-8",
                            "1 split:10-11",
                            "1 split:13-16",
                            "1 split:23-24",
                            "1 split:27-30",
                            "1 split:33-36");
            assertThat(games.section("tier").chips() * 5).isEqualTo(30);
            assertThat(games.sectionReturn("tier", 100, "8")).isEqualTo(1_800);
            assertThat(games.sectionReturn("tier", 100, "1")).isZero();
        });
    }

    @Test
    @Clause({"act-multi-terminal-2019:9.4(d)/Orfanelli", "act-american-roulette-2005:4.10(b)", "nsw-rapid-2016:5.2.2"})
    void orphansAreOneStraightAndFourSplitsSoThatSeventeenWinsTwice() {
        assertThat(WITH_SECTORS).allSatisfy(games -> {
            assertThat(pieces(games, "orphans"))
                    .containsExactly("1 straight:1", "1 split:6-9", "1 split:14-17", "1 split:17-20", "1 split:31-34");
            assertThat(games.section("orphans").chips() * 5).isEqualTo(25);
            assertThat(games.sectionReturn("orphans", 500, "1")).isEqualTo(18_000);
            assertThat(games.sectionReturn("orphans", 500, "17")).isEqualTo(18_000);
            assertThat(Stream.of("6", "9", "14", "20", "31", "34")
                            .map(number -> games.sectionReturn("orphans", 500, number)))
                    .containsOnly(9_000L);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019, near-of-zero",
        "act-american-roulette-2005, voisins-de-zero",
        "nsw-rapid-2016, grand-series"
    })
    @Clause({"act-multi-terminal-2019:9.4(d)/Near of 0", "act-american-roulette-2005:4.10(c)", "nsw-rapid-2016:5.2.3"})
    void nearOfZeroIsNineChipsOnSevenPositions(String rulebook, String key) {
        Games games = WITH_SECTORS.stream()
                .filter(candidate -> candidate.rulebook().equals(rulebook))
                .findFirst()
                .orElseThrow();

        assertThat(pieces(games, key))
                .containsExactly(
                        "2 street:0-2-3",
                        "1 split:4-7",
                        "1 split:12-15",
                        "1 split:18-21",
                        "1 split:19-22",
                        "2 corner:25-26-28-29",
                        "1 split:32-35");
        assertThat(games.section(key).chips() * 5).isEqualTo(45);
        assertThat(returns(games, key, List.of("0", "2", "3"))).containsOnly(12_000L);
        assertThat(returns(games, key, List.of("25", "26", "28", "29"))).containsOnly(9_000L);
        assertThat(returns(games, key, List.of("4", "7", "12", "15", "18", "21", "19", "22", "32", "35")))
                .containsOnly(9_000L);
        assertThat(covered(games, key)).hasSize(17);
    }

    @Test
    @Clause({"act-american-roulette-2005:4.10(d)", "nsw-rapid-2016:5.2.4", "act-american-roulette-2005:App D"})
    void zeroGameIsTheArcOfSevenFromTwelveToFifteen() {
        for (Games games : List.of(Games.SINGLE_ZERO, Games.RAPID)) {
            String key = games.equals(Games.RAPID) ? "zero-spiel" : "zero-game";
            assertThat(pieces(games, key))
                    .containsExactly("1 split:0-3", "1 split:12-15", "1 straight:26", "1 split:32-35");
            assertThat(games.section(key).chips() * 5).isEqualTo(20);
            assertThat(games.sectionReturn(key, 100, "26")).isEqualTo(3_600);
            assertThat(games.sectionReturn(key, 100, "0")).isEqualTo(1_800);
            assertThat(games.sectionReturn(key, 100, "2")).isZero();
            assertThat(covered(games, key))
                    .containsExactlyInAnyOrderElementsOf(Wheel.SINGLE_ZERO.neighbours(Pocket.of(26), 3));
        }
    }

    @Test
    @Clause({"act-american-roulette-2005:App D", "act-multi-terminal-2019:9.4(d)/Near of 0"})
    void theThreeSectorsShareTheWheelBetweenThem() {
        List<Pocket> tier = covered(Games.SINGLE_ZERO, "tier");
        List<Pocket> orphans = covered(Games.SINGLE_ZERO, "orphans");
        List<Pocket> near = covered(Games.SINGLE_ZERO, "voisins-de-zero");

        assertThat(tier).hasSize(12);
        assertThat(orphans).hasSize(8);
        assertThat(near).hasSize(17);
        assertThat(Stream.of(tier, orphans, near).flatMap(List::stream))
                .containsExactlyInAnyOrderElementsOf(Wheel.SINGLE_ZERO.pockets());
    }

    @Test
    @Clause("act-american-roulette-2005:App D")
    void sectorsAreArcsOfTheWheel() {
        assertThat(arcs(covered(Games.SINGLE_ZERO, "tier"))).isEqualTo(1);
        assertThat(arcs(covered(Games.SINGLE_ZERO, "voisins-de-zero"))).isEqualTo(1);
        assertThat(arcs(covered(Games.SINGLE_ZERO, "zero-game"))).isEqualTo(1);
        assertThat(arcs(covered(Games.SINGLE_ZERO, "orphans"))).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "neighbours-3:17 | 25 17 34",
                "neighbours-3:0 | 26 0 32",
                "neighbours-5:17 | 2 25 17 34 6",
            })
    @Clause({"act-multi-terminal-2019:9.4(d)/Neighbours x1", "act-multi-terminal-2019:9.4(d)/Neighbours x2"})
    void neighboursAreStraightUps(String section, String numbers) {
        assertThat(pieces(Games.MULTI_TERMINAL, section))
                .containsExactlyElementsOf(Stream.of(numbers.split(" "))
                        .map(number -> "1 straight:" + number)
                        .toList());
    }

    @Test
    @Clause({"act-american-roulette-2005:A/Neighbour/Section Buttons", "act-american-roulette-2005:4.10(e)"})
    void neighboursOfZeroOnEitherWheel() {
        assertThat(pieces(Games.SINGLE_ZERO, "neighbours-5:0"))
                .containsExactly("1 straight:3", "1 straight:26", "1 straight:0", "1 straight:32", "1 straight:15");
        assertThat(pieces(Games.DOUBLE_ZERO, "neighbours-5:0"))
                .containsExactly("1 straight:14", "1 straight:2", "1 straight:0", "1 straight:28", "1 straight:9");
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:9.4(d)",
        "act-american-roulette-2005:7.2",
        "act-american-roulette-2005:4.10",
        "nsw-rapid-2016:5.2"
    })
    void everySectionPaysTheSumOfItsPiecesAtTheirOwnOddsOnEveryNumber() {
        Games.all()
                .forEach(games -> sections(games).forEach(section -> {
                    for (Pocket pocket : games.table().outcomes()) {
                        long chipsBack = section.pieces().stream()
                                .filter(piece -> piece.bet().pockets().pockets().contains(pocket))
                                .mapToLong(piece -> 36L / piece.bet().pockets().size() * piece.chips())
                                .sum();
                        assertThat(games.sectionReturn(section.text(), 100, pocket.text()))
                                .as("%s %s on %s", games, section.text(), pocket)
                                .isEqualTo(chipsBack * 100);
                    }
                    assertThat(section.pieces()).allMatch(piece -> games.table().offers(piece.bet()));
                    assertThat(games.game().section(section.text())).contains(section);
                }));
    }

    private static Stream<Section<RouletteBet>> sections(Games games) {
        return games.game().sections().stream().flatMap(line -> line.sections().stream());
    }

    private static List<String> lines(Games games) {
        Function<SectionLine<RouletteBet>, String> show = line ->
                line.key() + " " + line.sections().size() + " " + line.rule().rule();
        return games.game().sections().stream().map(show).toList();
    }

    private static List<String> pieces(Games games, String section) {
        return games.section(section).pieces().stream()
                .map(piece -> piece.chips() + " " + piece.bet().text())
                .toList();
    }

    private static List<Pocket> covered(Games games, String section) {
        return games.table().outcomes().stream()
                .filter(pocket -> games.sectionReturn(section, 100, pocket.text()) > 0)
                .toList();
    }

    private static List<Long> returns(Games games, String section, List<String> numbers) {
        return numbers.stream()
                .map(number -> games.sectionReturn(section, 500, number))
                .toList();
    }

    /** Into how many unbroken stretches of the rim some numbers fall. */
    private static long arcs(List<Pocket> numbers) {
        List<Pocket> rim = Wheel.SINGLE_ZERO.clockwise();
        return rim.stream()
                .filter(numbers::contains)
                .filter(pocket -> !numbers.contains(
                        Wheel.SINGLE_ZERO.neighbours(pocket, 1).getFirst()))
                .count();
    }
}
