package org.baize.rules.baccarat;

import java.util.List;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;

/** Puts a baccarat game together from the terms of its bets. */
public final class BaccaratGame {

    private BaccaratGame() {}

    public static Game<BaccaratBet, CoupOutcome> of(String id, String title, List<BetTerms> bets) {
        Game.Layout<BaccaratBet> layout =
                new Game.Layout<>(bets.stream().map(BetTerms::line).toList(), List.of());
        return Game.of(
                new Game.Title(GameKind.BACCARAT, id, title),
                layout,
                CoupOutcome.SPACE,
                (bet, outcome) -> termsOf(bet, bets).payoff(outcome),
                new BaccaratGrammar(layout.lines()));
    }

    private static BetTerms termsOf(BaccaratBet bet, List<BetTerms> bets) {
        return bets.stream().filter(terms -> terms.bet() == bet).findFirst().orElseThrow();
    }
}
