package org.baize.rules.setup;

import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * One thing that is wrong with a set-up.
 *
 * @param where what was chosen badly, such as {@code limits.banker}
 */
public record Problem(String where, Reason reason, RuleId rule) {

    static Problem of(String where, Verdict.Refused refused) {
        return new Problem(where, refused.reason(), refused.rule());
    }
}
