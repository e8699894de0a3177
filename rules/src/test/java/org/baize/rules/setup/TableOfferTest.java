package org.baize.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.setup.Setups.AMERICAN;
import static org.baize.rules.setup.Setups.CANBERRA;
import static org.baize.rules.setup.Setups.MINI;
import static org.baize.rules.setup.Setups.MULTI;
import static org.baize.rules.setup.Setups.RAPID;
import static org.baize.rules.setup.Setups.problem;
import static org.baize.rules.setup.Setups.problems;
import static org.baize.rules.setup.Setups.setup;

import java.util.List;
import org.baize.rules.game.BetLine;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.GameChoice.PairsChoice;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What lies open on the layout, by what the operator chose. */
class TableOfferTest {

    @Test
    @Clause({
        "act-multi-terminal-2019:8.2(b)(i)",
        "act-multi-terminal-2019:8.2(b)(ii)",
        "act-multi-terminal-2019:8.7(a)/pairs",
        "act-mini-baccarat-2015:A/Box"
    })
    void theLayoutHasOnlyWhatIsOffered() {
        PairsChoice on = new PairsChoice(true, List.of("pairs"), false);

        assertThat(openLines(MULTI, GameChoice.of("baccarat-a"))).containsExactly("player", "banker", "tie");
        assertThat(openLines(MULTI, new GameChoice("baccarat-a", on, true, List.of())))
                .containsExactly("player", "banker", "tie", "player-pair", "banker-pair");
        assertThat(openLines(MINI, new GameChoice("baccarat-b", CANBERRA, true, List.of())))
                .containsExactly("player", "banker", "tie", "player-pair-canberra", "banker-pair-canberra");
        assertThat(openLines(RAPID, GameChoice.of("baccarat"))).hasSize(7);
    }

    private static List<String> openLines(String book, GameChoice choice) {
        return TableOffer.of(Rulebooks.byId(book), setup(book, choice)).lines().stream()
                .map(BetLine::key)
                .toList();
    }

    @Test
    @Clause("act-american-roulette-2005:4.4(d)")
    void theFirstFourNumbersAreACornerUnlessSwitchedOff() {
        GameChoice off = new GameChoice("roulette-single-zero", PairsChoice.OFF, true, List.of("corner:0-1-2-3"));

        assertThat(corners(GameChoice.of("roulette-single-zero"))).isEqualTo(23);
        assertThat(corners(off)).isEqualTo(22);
        assertThat(problems(AMERICAN, setup(AMERICAN, off))).isEmpty();
        assertThat(problems(
                        AMERICAN,
                        setup(AMERICAN, new GameChoice("roulette-single-zero", PairsChoice.OFF, true, List.of("red")))))
                .contains(problem(AMERICAN, "game.red", SetupReason.BET_ALWAYS_OPEN, "4.4"));
    }

    private static long corners(GameChoice choice) {
        return TableOffer.of(Rulebooks.byId(AMERICAN), setup(AMERICAN, choice)).lines().stream()
                .filter(line -> line.key().equals("corner"))
                .mapToLong(line -> line.bets().size())
                .sum();
    }

    @Test
    @Clause({"act-multi-terminal-2019:9.4(d)", "act-american-roulette-2005:A/Race Track", "nsw-rapid-2016:5.2"})
    void sectionsNeedARaceTrackWhereTheTextSaysSo() {
        GameChoice off = new GameChoice("roulette", PairsChoice.OFF, false, List.of());

        assertThat(sections(MULTI, GameChoice.of("roulette"))).isPositive();
        assertThat(sections(MULTI, off)).isZero();
        assertThat(sections(AMERICAN, GameChoice.of("roulette-single-zero"))).isEqualTo(5);
        assertThat(sections(AMERICAN, new GameChoice("roulette-single-zero", PairsChoice.OFF, false, List.of())))
                .isZero();
        assertThat(sections(RAPID, off)).isEqualTo(4);
    }

    private static int sections(String book, GameChoice choice) {
        return TableOffer.of(Rulebooks.byId(book), setup(book, choice))
                .sections()
                .size();
    }
}
