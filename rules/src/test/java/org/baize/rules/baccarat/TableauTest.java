package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableauTest {

    record Cell(int bankerTotal, int column, Decision decision) {}

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    @Clause({
        "act-multi-terminal-2019:8.6(c)/0-5",
        "act-mini-baccarat-2015:7.2/0-5",
        "nsw-rapid-2016:7.7.4.5/Table 1: 0-5"
    })
    void playerDrawsOnFiveOrLess(int total) {
        assertThat(Tableau.player(total)).isEqualTo(Decision.DRAW);
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7})
    @Clause({
        "act-multi-terminal-2019:8.6(c)/6-7",
        "act-mini-baccarat-2015:7.2/6-7",
        "nsw-rapid-2016:7.7.4.5/Table 1: 6-7"
    })
    void playerStandsOnSixAndSeven(int total) {
        assertThat(Tableau.player(total)).isEqualTo(Decision.STAND);
    }

    @ParameterizedTest
    @MethodSource("cells")
    @Clause({
        "act-multi-terminal-2019:8.6(d)#1/B0",
        "act-multi-terminal-2019:8.6(d)#1/B1",
        "act-multi-terminal-2019:8.6(d)#1/B2",
        "act-multi-terminal-2019:8.6(d)#1/B3",
        "act-multi-terminal-2019:8.6(d)#1/B4",
        "act-multi-terminal-2019:8.6(d)#1/B5",
        "act-multi-terminal-2019:8.6(d)#1/B6",
        "act-multi-terminal-2019:8.6(d)#1/B7",
        "act-mini-baccarat-2015:7.3/0",
        "act-mini-baccarat-2015:7.3/1",
        "act-mini-baccarat-2015:7.3/2",
        "act-mini-baccarat-2015:7.3/3",
        "act-mini-baccarat-2015:7.3/4",
        "act-mini-baccarat-2015:7.3/5",
        "act-mini-baccarat-2015:7.3/6",
        "act-mini-baccarat-2015:7.3/7",
        "nsw-rapid-2016:7.7.4.6/Table 2: 0-2",
        "nsw-rapid-2016:7.7.4.6/Table 2: 3",
        "nsw-rapid-2016:7.7.4.6/Table 2: 4",
        "nsw-rapid-2016:7.7.4.6/Table 2: 5",
        "nsw-rapid-2016:7.7.4.6/Table 2: 6",
        "nsw-rapid-2016:7.7.4.6/Table 2: 7",
        "nsw-rapid-2016:7.7.4.7"
    })
    void bankerFollowsTheTableau(Cell cell) {
        assertThat(Tableau.banker(cell.bankerTotal(), cell.column())).isEqualTo(cell.decision());
    }

    @Test
    @Clause("act-multi-terminal-2019:8.6(d)#1/B7")
    void tableauHasFiftySevenDrawsAndThirtyOneStands() {
        List<Decision> decisions = cells().stream()
                .map(cell -> Tableau.banker(cell.bankerTotal(), cell.column()))
                .toList();

        assertThat(decisions).filteredOn(Decision.DRAW::equals).hasSize(57);
        assertThat(decisions).filteredOn(Decision.STAND::equals).hasSize(31);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.6(d)#1/column", "act-mini-baccarat-2015:7.3/columns", "nsw-rapid-2016:7.7.4.6"})
    void columnIsTheThirdCardAloneAndAKingIsNotNoCard() {
        assertThat(Tableau.column(CoupTest.hand("2H", "3C", "KD"))).isZero();
        assertThat(Tableau.column(CoupTest.hand("2H", "3C", "9D"))).isEqualTo(9);
        assertThat(Tableau.column(CoupTest.hand("2H", "4C"))).isEqualTo(Tableau.NO_CARD);
        assertThat(Tableau.banker(5, 0)).isEqualTo(Decision.STAND);
        assertThat(Tableau.banker(5, Tableau.NO_CARD)).isEqualTo(Decision.DRAW);
    }

    private static List<Cell> cells() {
        List<String> lines =
                lines().stream().filter(line -> !line.startsWith("#")).skip(1).toList();
        List<Cell> cells = new ArrayList<>();
        for (String line : lines) {
            for (int column = Tableau.NO_CARD; column <= 9; column++) {
                char letter = line.charAt(2 * (column + 2));
                cells.add(new Cell(
                        Character.digit(line.charAt(0), 10), column, letter == 'D' ? Decision.DRAW : Decision.STAND));
            }
        }
        return cells;
    }

    private static List<String> lines() {
        try (InputStream file =
                Objects.requireNonNull(TableauTest.class.getResourceAsStream("/baccarat/tableau.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException broken) {
            throw new IllegalStateException("the tableau cannot be read", broken);
        }
    }
}
