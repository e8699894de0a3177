package org.baize.rules.game;

import java.util.List;
import org.baize.rules.law.RuleId;

/**
 * The bets that a text treats as one kind: same name, same odds. All 60 splits are one line.
 *
 * @param key short name as used on the command line, such as {@code six-line}; the text's own word where texts differ
 * @param title the name a player reads
 * @param rule the rule that offers it
 */
public record BetLine<B extends Bet>(String key, String title, List<B> bets, RuleId rule) {

    public BetLine {
        bets = List.copyOf(bets);
        if (bets.isEmpty()) {
            throw new IllegalArgumentException("the line '" + key + "' has no bet");
        }
    }
}
