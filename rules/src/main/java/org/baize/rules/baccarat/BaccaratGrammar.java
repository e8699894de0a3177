package org.baize.rules.baccarat;

import java.util.List;
import org.baize.rules.game.BadTextException;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Grammar;

/** Reads the bets of one game, by their own text or by the text's name for them, and coups by cards or by facts. */
record BaccaratGrammar(List<BetLine<BaccaratBet>> lines) implements Grammar<BaccaratBet, CoupOutcome> {

    @Override
    public BaccaratBet bet(String text) {
        String name = text.strip();
        return lines.stream()
                .filter(line ->
                        line.key().equals(name) || line.bets().getFirst().text().equals(name))
                .map(line -> line.bets().getFirst())
                .findFirst()
                .orElseThrow(() -> BadTextException.of(
                        text,
                        "is not a bet of this game; it has "
                                + String.join(
                                        ", ", lines.stream().map(BetLine::key).toList())));
    }

    @Override
    public CoupOutcome outcome(String text) {
        String facts = text.strip();
        if (facts.startsWith(CoupText.PREFIX)) {
            return CoupText.parse(facts).outcome();
        }
        if (facts.startsWith(CoupOutcome.PREFIX)) {
            return CoupOutcome.parse(facts);
        }
        throw BadTextException.of(
                text,
                "is not the outcome of a coup: cards such as coup:P=KH,4S B=9C,9D or "
                        + CoupOutcome.SPACE.getFirst().text());
    }
}
