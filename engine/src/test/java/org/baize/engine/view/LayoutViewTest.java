package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.baize.engine.state.Play;
import org.baize.rules.game.Game;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** A layout names every bet that a table takes, and the odds of its pay table. */
class LayoutViewTest {

    private static LayoutView layout(String rulebookId, String game) {
        Rulebook rulebook = Rulebooks.byId(rulebookId);
        return LayoutView.of(Play.of(rulebook, DefaultSetup.of(rulebook, game)));
    }

    private static LayoutView.Offered line(LayoutView layout, String key) {
        return layout.lines().stream()
                .filter(line -> line.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void tellsOddsAndBetsOfALine() {
        LayoutView layout = layout("act-multi-terminal-2019", "roulette");

        assertThat(line(layout, "straight").bets()).hasSize(37).contains("straight:17");
        assertThat(line(layout, "straight").pays()).containsExactly(new LayoutView.Pay(35, 1, 0));
        assertThat(layout.sections()).anyMatch(section -> section.text().equals("tier") && section.chips() == 6);
    }

    @Test
    void tellsWhereTheChipsOfASectionLie() {
        LayoutView layout = layout("act-multi-terminal-2019", "roulette");

        assertThat(layout.sections())
                .allSatisfy(section -> assertThat(section.bets()).hasSize(section.chips()));
        assertThat(layout.sections())
                .filteredOn(section -> section.text().equals("neighbours-3:0"))
                .singleElement()
                .satisfies(section -> assertThat(section.bets())
                        .containsExactlyInAnyOrder("straight:26", "straight:0", "straight:32"));
    }

    @Test
    @Clause("act-american-roulette-2005:4.9/1")
    void tellsWhatTheMaximumOnANumberIsLaidOn() {
        LayoutView layout = layout("act-american-roulette-2005", "roulette-double-zero");

        assertThat(layout.maxima()).hasSize(38);
        assertThat(layout.maxima())
                .filteredOn(one -> one.number().equals("17"))
                .singleElement()
                .satisfies(one -> assertThat(one.bets())
                        .containsExactlyInAnyOrder(
                                "straight:17",
                                "split:14-17",
                                "split:16-17",
                                "split:17-18",
                                "split:17-20",
                                "street:16-17-18",
                                "corner:13-14-16-17",
                                "corner:14-15-17-18",
                                "corner:16-17-19-20",
                                "corner:17-18-20-21",
                                "six-line:13-14-15-16-17-18",
                                "six-line:16-17-18-19-20-21"));
        assertThat(layout("act-multi-terminal-2019", "roulette").maxima()).isEmpty();
    }

    @Test
    void tellsTheCommission() {
        LayoutView layout = layout("act-multi-terminal-2019", "baccarat-a");

        assertThat(layout.lines())
                .anyMatch(line -> line.bets().contains("banker")
                        && line.pays().stream()
                                .anyMatch(pay ->
                                        pay.commissionPercent() == 5 || pay.equals(new LayoutView.Pay(19, 20, 0))));
    }

    @Test
    @Clause("act-multi-terminal-2019:2.2/unconfirmed")
    void tellsWhetherThePlayerConfirms() {
        assertThat(layout("act-multi-terminal-2019", "roulette").manner().confirms())
                .isTrue();
        assertThat(layout("nsw-rapid-2016", "roulette").manner().confirms()).isFalse();
    }

    @Test
    void theFloorKnowsEveryBetAndSectionThatItNames() {
        for (Rulebook rulebook : Rulebooks.all()) {
            for (Game<?, ?> game : rulebook.games()) {
                Play<?, ?> play = Play.of(rulebook, DefaultSetup.of(rulebook, game.id()));
                LayoutView layout = LayoutView.of(play);
                List<String> bets = layout.lines().stream()
                        .flatMap(line -> line.bets().stream())
                        .toList();
                assertThat(bets).isNotEmpty().doesNotHaveDuplicates().allMatch(bet -> play.knows(play.bet(bet)));
                assertThat(layout.sections())
                        .allMatch(section -> play.section(section.text(), 1_00).isPresent());
                assertThat(layout.lines()).allMatch(line -> !line.pays().isEmpty());
                assertThat(layout.limits().lines())
                        .extracting(LimitSign.Line::key)
                        .containsExactlyElementsOf(layout.lines().stream()
                                .map(LayoutView.Offered::key)
                                .toList());
            }
        }
    }
}
