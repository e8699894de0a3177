package org.baize.rules.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.ToLongBiFunction;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.game.Outcome;
import org.baize.rules.game.PayTable;
import org.baize.rules.game.Payoff;
import org.baize.rules.rulebook.Rulebooks;

/** One baccarat game of one rulebook, asked in the words of a player. */
record BaccaratTable(Game<?, ?> game) {

    static BaccaratTable of(String rulebook, String game) {
        return new BaccaratTable(Rulebooks.byId(rulebook).game(game));
    }

    Payoff payoff(String bet, String cards) {
        return payoff(game, bet, "coup:" + cards);
    }

    /** Asserts what goes back to a player who staked ten dollars, and by which rule. */
    void check(String bet, String cards, long cents, String rule) {
        Payoff payoff = payoff(bet, cards);

        assertThat(payoff.returnCents(1_000)).isEqualTo(cents);
        assertThat(payoff.rule().rule()).isEqualTo(rule);
    }

    /** The line keys, in the order of the layout. */
    List<String> keys() {
        return game.lines().stream().map(BetLine::key).toList();
    }

    /** The rules that offer the bets, in the same order. */
    List<String> offeredBy() {
        return game.lines().stream().map(line -> line.rule().rule()).toList();
    }

    /** Compares every bet in every outcome with what a twin returns for a hundred dollars, given the cards. */
    void checkAgainst(ToLongBiFunction<String, Coup> twin) {
        EveryCoup.byOutcome()
                .forEach((outcome, coup) -> keys().forEach(bet -> {
                    long expected = twin.applyAsLong(bet, coup);
                    long actual = payoff(game, bet, outcome.text()).returnCents(10_000);
                    if (expected != actual) {
                        throw new AssertionError(
                                bet + " on " + coup + " returns " + actual + ", the twin says " + expected);
                    }
                }));
    }

    private static <B extends Bet, O extends Outcome> Payoff payoff(Game<B, O> game, String bet, String outcome) {
        PayTable<B, O> payTable = game.payTable();
        return payTable.payoff(game.grammar().bet(bet), game.grammar().outcome(outcome));
    }
}
