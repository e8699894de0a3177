package org.baize.rules.house;

import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * What players are owed before a table closes. Closing never takes credit: what is left on a terminal stays payable,
 * and no new round starts.
 */
public sealed interface Closing {

    RuleId rule();

    /** Whether the table may close now; who may order it is for {@link HouseRules#mayClose}. */
    Verdict allows(ClosingFacts facts);

    /** Whether a round may still start once the table is closed: never. */
    default Verdict mayStartRoundOnceClosed() {
        return Verdict.refuse(ClosingReason.TABLE_CLOSED, rule());
    }

    /** Players get that many further rounds with betting open for the full period; an empty table closes at once. */
    record FurtherRounds(int rounds, RuleId rule) implements Closing {

        @Override
        public Verdict allows(ClosingFacts facts) {
            if (!facts.playersPresent()) {
                return Verdict.permit(rule);
            }
            if (facts.noticeAtMillis().isEmpty()) {
                return Verdict.refuse(ClosingReason.NO_NOTICE, rule);
            }
            long played = facts.roundsSinceNotice().stream()
                    .filter(round -> round == FinishedRound.FULL)
                    .count();
            return played < rounds ? Verdict.refuse(ClosingReason.ROUNDS_STILL_OWED, rule) : Verdict.permit(rule);
        }
    }

    /** A closing time is shown for at least so long; an empty table closes at once. */
    record NoticePeriod(long noticeMillis, RuleId rule) implements Closing {

        @Override
        public Verdict allows(ClosingFacts facts) {
            if (!facts.playersPresent()) {
                return Verdict.permit(rule);
            }
            if (facts.noticeAtMillis().isEmpty()) {
                return Verdict.refuse(ClosingReason.NO_NOTICE, rule);
            }
            return facts.nowMillis() - facts.noticeAtMillis().get() < noticeMillis
                    ? Verdict.refuse(ClosingReason.NOTICE_TOO_SHORT, rule)
                    : Verdict.permit(rule);
        }
    }

    /** Notice of any length, and the round under way settled. */
    record NoticeAndSettlement(RuleId rule) implements Closing {

        @Override
        public Verdict allows(ClosingFacts facts) {
            if (facts.noticeAtMillis().isEmpty()) {
                return Verdict.refuse(ClosingReason.NO_NOTICE, rule);
            }
            return facts.roundUnsettled() ? Verdict.refuse(ClosingReason.ROUND_RUNNING, rule) : Verdict.permit(rule);
        }
    }
}
