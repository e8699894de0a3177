package org.baize.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.baize.rules.setup.Setups.MINI;
import static org.baize.rules.setup.Setups.MULTI;
import static org.baize.rules.setup.Setups.RAPID;
import static org.baize.rules.setup.Setups.SIC_BO;
import static org.baize.rules.setup.Setups.problems;
import static org.baize.rules.setup.Setups.setup;
import static org.baize.rules.setup.Setups.with;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Reason;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.PreparationRefusal;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShooterMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which cut, burn, shuffler, shake and shooter an operator may choose. */
class DealingCheckTest {

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019, baccarat-a, 12",
        "act-mini-baccarat-2015, baccarat-a, 12",
        "nsw-rapid-2016, baccarat, 20"
    })
    void theCuttingCardLiesAsDeepAsTheTextWants(String book, String game, int least) {
        TableSetup right = setup(book, game);
        DealingChoice.Cards cards = (DealingChoice.Cards) right.dealing();

        assertThat(problems(book, with(right, new DealingChoice.Cards(least, cards.burn(), false, false, 1))))
                .isEmpty();
        assertThat(problems(book, with(right, new DealingChoice.Cards(least - 1, cards.burn(), false, false, 1))))
                .extracting(Problem::where, Problem::reason)
                .containsExactly(tuple("dealing.cut", PreparationRefusal.CUTTING_CARD_TOO_NEAR_THE_BACK));
    }

    @Test
    void oneDealerDealsAsManyGamesAsTheTextLets() {
        assertThat(games(RAPID, "baccarat", 2)).isEmpty();
        assertThat(games(RAPID, "baccarat", 3)).containsExactly(ShoeRefusal.TOO_MANY_GAMES);
        assertThat(games(RAPID, "baccarat", 0)).containsExactly(SetupReason.NO_GAME_AT_STATION);
        assertThat(games(MINI, "baccarat-a", 2)).containsExactly(ShoeRefusal.TOO_MANY_GAMES);
    }

    private static List<Reason> games(String book, String game, int games) {
        TableSetup right = setup(book, game);
        DealingChoice.Cards cards = (DealingChoice.Cards) right.dealing();
        DealingChoice choice = new DealingChoice.Cards(20, cards.burn(), false, false, games);
        return problems(book, with(right, choice)).stream().map(Problem::reason).toList();
    }

    @Test
    void burnShufflerShakeAndShooterAreThoseOfTheText() {
        TableSetup rapid = setup(RAPID, "baccarat");
        TableSetup mini = setup(MINI, "baccarat-a");
        DealingChoice shown = new DealingChoice.Cards(20, BurnMode.FIRST_CARD_SHOWN, true, true, 1);

        assertThat(problems(RAPID, with(rapid, shown)))
                .extracting(Problem::reason)
                .containsExactly(PreparationRefusal.BURN_MODE_NOT_KNOWN);
        assertThat(problems(MINI, with(mini, shown)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_SHUFFLER_HERE, SetupReason.NO_PRE_SHUFFLED_HERE);
        assertThat(problems(RAPID, with(rapid, new DealingChoice.Wheel())))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.OTHER_DEVICE);

        DealingChoice noShooter = new DealingChoice.Dice(ShakeMode.SHAKE_FIRST, Optional.empty(), true);
        assertThat(problems(MULTI, with(setup(MULTI, "sic-bo"), noShooter))).isEmpty();
        assertThat(problems(SIC_BO, with(setup(SIC_BO, "sic-bo"), noShooter)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_SUCH_SHAKE, SetupReason.SHOOTER_CHOICE);
        DealingChoice highest =
                new DealingChoice.Dice(ShakeMode.AUTOMATIC, Optional.of(new ShooterMode.HighestWager(100_00)), false);
        assertThat(problems(SIC_BO, with(setup(SIC_BO, "sic-bo"), highest))).isEmpty();
    }
}
