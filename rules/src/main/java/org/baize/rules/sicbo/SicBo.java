package org.baize.rules.sicbo;

import java.util.List;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.game.Payoff;

/** Makes the game out of what a text offers. */
public final class SicBo {

    private SicBo() {}

    /** The game {@code sic-bo} under the title that a player reads. */
    public static Game<SicBoBet, Dice> game(String title, List<SicBoOffer> offers) {
        List<BetLine<SicBoBet>> lines =
                offers.stream().flatMap(offer -> offer.lines().stream()).toList();
        return Game.of(
                new Game.Title(GameKind.SIC_BO, "sic-bo", title),
                new Game.Layout<>(lines, List.of()),
                Dice.ALL,
                (bet, dice) -> payoff(offers, bet, dice),
                new SicBoGrammar());
    }

    private static Payoff payoff(List<SicBoOffer> offers, SicBoBet bet, Dice dice) {
        return offers.stream()
                .filter(offer -> offer.bets().contains(bet))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no offer has " + bet.text()))
                .payoff(bet, dice);
    }
}
