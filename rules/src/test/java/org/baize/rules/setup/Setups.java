package org.baize.rules.setup;

import java.util.List;
import java.util.Optional;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.GameChoice.PairsChoice;
import org.baize.rules.setup.LimitChoice.Line;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShooterMode;

/** Set-ups that are right under their text, and ways to change one thing about them. */
final class Setups {

    static final String MULTI = "act-multi-terminal-2019";
    static final String MINI = "act-mini-baccarat-2015";
    static final String AMERICAN = "act-american-roulette-2005";
    static final String RAPID = "nsw-rapid-2016";
    static final String SIC_BO = "nsw-sic-bo-2016";

    static final Line FIVES = new Line(5_00, 500_00, 5_00);
    static final FloorChoice FLOOR = new FloorChoice(40, 30, 10, 20, Optional.empty());
    private static final MoneyChoice NO_MONEY = new MoneyChoice(List.of(), Optional.empty());
    static final PairsChoice CANBERRA = new PairsChoice(true, List.of("canberra"), true);

    private Setups() {}

    /** A set-up of that game that should be right under its text. */
    static TableSetup setup(String book, String gameId) {
        return setup(book, GameChoice.of(gameId));
    }

    static TableSetup setup(String book, GameChoice choice) {
        Rulebook rulebook = Rulebooks.byId(book);
        Game<?, ?> game = rulebook.game(choice.gameId());
        List<BetLine<?>> open =
                List.copyOf(TableOffer.openLines(rulebook.wagers().placement().offer(), game, choice));
        return new TableSetup(choice, LimitChoice.onEach(open, FIVES), dealing(rulebook, game), FLOOR, NO_MONEY);
    }

    private static DealingChoice dealing(Rulebook rulebook, Game<?, ?> game) {
        return switch (game.kind()) {
            case ROULETTE -> new DealingChoice.Wheel();
            case BACCARAT -> {
                BurnMode burn = rulebook.dealing()
                        .shoe()
                        .orElseThrow()
                        .preparation()
                        .burn()
                        .modes()
                        .getFirst()
                        .value();
                yield new DealingChoice.Cards(20, burn, false, false, 1);
            }
            case SIC_BO -> {
                boolean shooter =
                        rulebook.dealing().tumbler().orElseThrow().shooter().isPresent();
                ShakeMode mode = rulebook.dealing()
                        .tumbler()
                        .orElseThrow()
                        .shakes()
                        .modes()
                        .getFirst()
                        .value();
                yield new DealingChoice.Dice(
                        mode,
                        shooter ? Optional.of(new ShooterMode.InTurn(ShooterMode.NoWager.SHOOT)) : Optional.empty());
            }
        };
    }

    static List<Problem> problems(String book, TableSetup setup) {
        return new SetupCheck(Rulebooks.byId(book)).problems(setup);
    }

    static TableSetup with(TableSetup setup, LimitChoice limits) {
        return new TableSetup(setup.game(), limits, setup.dealing(), setup.floor(), setup.money());
    }

    static TableSetup with(TableSetup setup, DealingChoice dealing) {
        return new TableSetup(setup.game(), setup.limits(), dealing, setup.floor(), setup.money());
    }

    static TableSetup with(TableSetup setup, FloorChoice floor) {
        return new TableSetup(setup.game(), setup.limits(), setup.dealing(), floor, setup.money());
    }

    static Problem problem(String book, String where, Reason reason, String rule) {
        return new Problem(where, reason, new RuleId(book, rule));
    }
}
