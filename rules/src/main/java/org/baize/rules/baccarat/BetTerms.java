package org.baize.rules.baccarat;

import java.util.List;
import java.util.stream.Stream;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Odds;
import org.baize.rules.game.Payoff;
import org.baize.rules.law.RuleId;

/**
 * One bet of one text with all it may get: the first contingency that holds decides, and where none does the stake is
 * lost.
 */
public record BetTerms(BaccaratBet bet, BetLine<BaccaratBet> line, List<Row> rows, Payoff otherwise) {

    /** What is paid when something holds. */
    public record Row(Contingency when, Payoff payoff) {}

    public BetTerms {
        rows = List.copyOf(rows);
    }

    /**
     * A bet that always loses, until rows are added.
     *
     * @param offered the rule that offers the bet
     * @param loses the rule that takes the stake
     */
    public static BetTerms of(BaccaratBet bet, RuleId offered, RuleId loses) {
        BetLine<BaccaratBet> line = new BetLine<>(bet.text(), bet.title(), List.of(bet), offered);
        return new BetTerms(bet, line, List.of(), new Payoff.Loss(loses));
    }

    /** The same bet under the text's own name. */
    public BetTerms named(String key, String title) {
        return new BetTerms(bet, new BetLine<>(key, title, line.bets(), line.rule()), rows, otherwise);
    }

    public BetTerms pays(Contingency when, Odds odds, RuleId rule) {
        return plus(when, new Payoff.Win(odds, rule));
    }

    public BetTerms paysLess(Contingency when, Odds odds, int commissionPercent, RuleId rule) {
        return plus(when, new Payoff.Win(odds, commissionPercent, rule));
    }

    public BetTerms standsOff(Contingency when, RuleId rule) {
        return plus(when, new Payoff.Standoff(rule));
    }

    Payoff payoff(CoupOutcome outcome) {
        return rows.stream()
                .filter(row -> row.when().holds(outcome))
                .map(Row::payoff)
                .findFirst()
                .orElse(otherwise);
    }

    private BetTerms plus(Contingency when, Payoff payoff) {
        return new BetTerms(
                bet,
                line,
                Stream.concat(rows.stream(), Stream.of(new Row(when, payoff))).toList(),
                otherwise);
    }
}
