package org.baize.rules.wager;

import java.util.List;
import java.util.OptionalLong;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * Cash on a cloth: one button lies on the bet, its twin with the cash until that is counted.
 *
 * @param lines the keys of the lines that may be backed so
 * @param rule names those lines
 * @param pending keeps the wager open until the count
 * @param exact asks for exactly the money of the wager
 */
public record StakeButtonRules(List<String> lines, RuleId rule, RuleId pending, RuleId exact) {

    public StakeButtonRules {
        lines = List.copyOf(lines);
    }

    public Verdict mayLieOn(String line) {
        return lines.contains(line) ? Verdict.permit(rule) : Verdict.refuse(StakeButtonReason.NOT_ON_THIS_BET, rule);
    }

    /**
     * May the wager settle?
     *
     * @param countedCents empty until the cash is counted
     */
    public Verdict maySettle(long wagerCents, OptionalLong countedCents) {
        if (countedCents.isEmpty()) {
            return Verdict.refuse(StakeButtonReason.CASH_NOT_COUNTED, pending);
        }
        return wagerCents == countedCents.getAsLong()
                ? Verdict.permit(exact)
                : Verdict.refuse(StakeButtonReason.CASH_DIFFERS, exact);
    }
}
