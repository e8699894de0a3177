package org.baize.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.setup.Setups.CANBERRA;
import static org.baize.rules.setup.Setups.FIVES;
import static org.baize.rules.setup.Setups.MINI;
import static org.baize.rules.setup.Setups.MULTI;
import static org.baize.rules.setup.Setups.RAPID;
import static org.baize.rules.setup.Setups.problem;
import static org.baize.rules.setup.Setups.problems;
import static org.baize.rules.setup.Setups.setup;

import java.util.List;
import java.util.Optional;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.GameChoice.PairsChoice;
import org.baize.rules.setup.LimitChoice.Line;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What an operator may choose, text by text: the game and its pairs, and that everything wrong is told. */
class SetupCheckTest {

    @Test
    void everyGameOfEveryTextCanBeSetUp() {
        for (Rulebook rulebook : Rulebooks.all()) {
            for (Game<?, ?> game : rulebook.games()) {
                assertThat(problems(rulebook.id(), setup(rulebook.id(), game.id())))
                        .as("%s %s", rulebook.id(), game.id())
                        .isEmpty();
            }
        }
    }

    @Test
    @Clause({"act-mini-baccarat-2015:8.1", "act-multi-terminal-2019:8.7(a)/method"})
    void aTableHasExactlyOneMethod() {
        for (String book : List.of(MULTI, MINI)) {
            TableSetup none = setup(book, "baccarat-a");
            TableSetup unknown = new TableSetup(
                    GameChoice.of("baccarat"), none.limits(), none.dealing(), none.floor(), none.money());

            assertThat(problems(book, none)).isEmpty();
            assertThat(problems(book, setup(book, "baccarat-b"))).isEmpty();
            assertThat(problems(book, unknown)).extracting(Problem::reason).containsExactly(SetupReason.NO_SUCH_GAME);
        }
    }

    @Test
    @Clause("nsw-rapid-2016:1.1/Baccarat component electronic table game")
    void rapidBaccaratIsSetToOneOfItsTwoOdds() {
        assertThat(Rulebooks.byId(RAPID).games().stream().filter(game -> game.kind() == GameKind.BACCARAT))
                .extracting(Game::id)
                .containsExactly("baccarat", "baccarat-even-money");
        assertThat(problems(RAPID, setup(RAPID, "baccarat"))).isEmpty();
        assertThat(problems(RAPID, setup(RAPID, "baccarat-even-money"))).isEmpty();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:8.2", "act-mini-baccarat-2015:9.2"})
    void pairsAreOneVariantOnAnApprovedLayout() {
        assertThat(pairs(new PairsChoice(true, List.of("perfect", "canberra"), true)))
                .containsExactly(problem(MINI, "pairs", SetupReason.NOT_ONE_PAIRS_VARIANT, "8.2"));
        assertThat(pairs(new PairsChoice(true, List.of(), true)))
                .containsExactly(problem(MINI, "pairs", SetupReason.NOT_ONE_PAIRS_VARIANT, "8.2"));
        assertThat(pairs(new PairsChoice(true, List.of("dragon"), true)))
                .containsExactly(problem(MINI, "pairs", SetupReason.NOT_ONE_PAIRS_VARIANT, "8.2"));
        assertThat(pairs(new PairsChoice(true, List.of("perfect"), false)))
                .containsExactly(problem(MINI, "pairs", SetupReason.PAIRS_LAYOUT_NOT_APPROVED, "9.2"));
        assertThat(pairs(CANBERRA)).isEmpty();
        assertThat(pairs(PairsChoice.OFF)).isEmpty();
    }

    private static List<Problem> pairs(PairsChoice pairs) {
        return problems(MINI, setup(MINI, new GameChoice("baccarat-a", pairs, false, List.of())));
    }

    @Test
    void pairsThatTheTextDoesNotLeaveOpenCannotBeChosen() {
        PairsChoice pairs = new PairsChoice(true, List.of("pairs"), true);

        assertThat(problems(RAPID, setup(RAPID, new GameChoice("baccarat", pairs, true, List.of()))))
                .containsExactly(problem(RAPID, "pairs", SetupReason.NO_PAIRS_TO_CHOOSE, "5.4"));
        assertThat(problems(MULTI, setup(MULTI, new GameChoice("roulette", pairs, true, List.of()))))
                .containsExactly(problem(MULTI, "pairs", SetupReason.NO_PAIRS_TO_CHOOSE, "9.2(a)"));
    }

    @Test
    void everythingThatIsWrongIsTold() {
        TableSetup right = setup(RAPID, "baccarat");
        TableSetup wrong = new TableSetup(
                right.game(),
                right.limits().with("banker", new Line(5, 100_00, 5)).with("red", FIVES),
                new DealingChoice.Wheel(),
                new FloorChoice(0, 5, 1, 1, Optional.empty()),
                new MoneyChoice(List.of(-1L), Optional.empty()));

        assertThat(problems(RAPID, wrong))
                .extracting(Problem::where)
                .containsExactly(
                        "limits.banker",
                        "limits.red",
                        "dealing",
                        "floor.wageringPeriod",
                        "floor.closingNotice",
                        "money.notes");
    }
}
