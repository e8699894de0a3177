package org.baize.rules.setup;

import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.setup.LimitChoice.Line;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShooterMode;
import org.baize.rules.sicbo.TumblerRules;

/** A set-up that is right under its text, for an operator to start from. */
public final class DefaultSetup {

    /** Five dollars and its multiples divide by every pay table. */
    private static final Line LIMITS = new Line(5_00, 500_00, 5_00);

    private static final FloorChoice FLOOR = new FloorChoice(40, 30, 10, 20, Optional.empty());
    private static final List<Long> NOTES_CENTS = List.of(5_00L, 10_00L, 20_00L, 50_00L, 100_00L);
    private static final int CARDS_BEHIND_CUT = 20;

    private DefaultSetup() {}

    /** The whole game without pairs. */
    public static TableSetup of(Rulebook rulebook, String gameId) {
        return of(rulebook, GameChoice.of(gameId));
    }

    public static TableSetup of(Rulebook rulebook, GameChoice choice) {
        Game<?, ?> game = rulebook.game(choice.gameId());
        List<BetLine<?>> open =
                List.copyOf(TableOffer.openLines(rulebook.wagers().placement().offer(), game, choice));
        return new TableSetup(
                choice, LimitChoice.onEach(open, LIMITS), dealing(rulebook, game), FLOOR, money(rulebook));
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
                yield new DealingChoice.Cards(CARDS_BEHIND_CUT, burn, false, false, 1);
            }
            case SIC_BO -> dice(rulebook.dealing().tumbler().orElseThrow());
        };
    }

    private static DealingChoice dice(TumblerRules tumbler) {
        ShakeMode mode = tumbler.shakes().modes().getFirst().value();
        return new DealingChoice.Dice(
                mode, tumbler.shooter().map(rules -> new ShooterMode.InTurn(ShooterMode.NoWager.SHOOT)), true);
    }

    private static MoneyChoice money(Rulebook rulebook) {
        boolean notes = rulebook.house().cash().credit().sources().stream()
                .anyMatch(source -> source.source() == CreditSource.NOTES);
        return new MoneyChoice(notes ? NOTES_CENTS : List.of(), Optional.empty());
    }
}
