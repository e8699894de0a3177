package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.cards.CardTable;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.roulette.Colour;
import org.baize.rules.round.Apparatus;
import org.baize.rules.sicbo.Dice;
import org.junit.jupiter.api.Test;

/** What a display shows of the rounds before. */
class ResultsViewTest {

    private static ResultsView results(TestFloor floor) {
        return ResultsView.of(floor.table(TABLE));
    }

    private static void spin(TestFloor floor, String number) {
        floor.openBetting().place(1, "red", 5_00).pass(40_000);
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
        floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
    }

    @Test
    void countsWhatCameAndWhatDidNot() {
        TestFloor floor =
                TestFloor.with(RAPID, "roulette", Apparatus.LIVE_WHEEL).buyIn(1, 1);
        for (String number : List.of("17", "0", "17", "36")) {
            spin(floor, number);
        }

        ResultsView results = results(floor);

        assertThat(results.latest().getFirst())
                .isEqualTo(new ResultsView.Past(
                        4,
                        Optional.of(new OutcomeView(
                                "number:36",
                                Optional.of(new OutcomeView.NumberShown("36", Colour.RED)),
                                Optional.empty(),
                                Optional.empty()))));
        assertThat(results.statistics().rounds()).isEqualTo(4);
        assertThat(results.statistics().singles()).hasSize(37).contains(new Statistics.Count("17", 2));
        assertThat(results.statistics().groups())
                .contains(
                        new Statistics.Count("RED", 1),
                        new Statistics.Count("BLACK", 2),
                        new Statistics.Count("GREEN", 1),
                        new Statistics.Count("HIGH", 1),
                        new Statistics.Count("ODD", 2));
        assertThat(results.statistics().hot().getFirst()).isEqualTo(new Statistics.Count("17", 2));
        assertThat(results.statistics().hot()).hasSize(3);
        assertThat(results.statistics().cold()).allMatch(count -> count.times() == 0);
        assertThat(results.roads()).isEmpty();
    }

    @Test
    void noFaceOfTheDiceIsHotAndColdAtOnce() {
        List<Dice> space = List.of(new Dice(1, 2, 3), new Dice(4, 5, 6));

        Statistics evenly = Statistics.of(space, space);
        Statistics seldom = Statistics.of(space, List.of(new Dice(1, 1, 6)));

        assertThat(evenly.hot()).hasSize(3).doesNotContainAnyElementsOf(evenly.cold());
        assertThat(evenly.cold()).hasSize(3);
        assertThat(seldom.hot()).containsExactly(new Statistics.Count("1", 2), new Statistics.Count("6", 1));
        assertThat(seldom.cold()).extracting(Statistics.Count::name).containsExactly("2", "3", "4");
    }

    @Test
    void drawsTheRoadsOfTheShoeInPlay() {
        CardTable table = CardTable.ready(MULTI, "baccarat-a");
        table.floor().buyIn(1, 1);
        for (List<String> cards : List.of(List.of("9H", "5C", "KD", "2S"), List.of("2H", "9C", "KD", "KS"))) {
            table.open().place(1, "player", 20_00).close();
            table.read(cards.toArray(String[]::new));
            table.confirm();
        }

        ResultsView results = results(table.floor());

        assertThat(results.roads().orElseThrow().beads())
                .extracting(mark -> mark.hand().winner())
                .containsExactly(CoupResult.PLAYER, CoupResult.BANKER);
        assertThat(results.statistics().groups())
                .contains(new Statistics.Count("PLAYER", 1), new Statistics.Count("NATURAL", 2));
        assertThat(results.latest()
                        .getFirst()
                        .outcome()
                        .orElseThrow()
                        .coup()
                        .orElseThrow()
                        .bankerTotal())
                .isEqualTo(9);
    }
}
