package org.baize.rules.wager;

import java.util.List;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;

/**
 * How the operator changes what was chosen for a table. Whatever is changed, no round is touched that was open when it
 * was: a change takes effect when a later round opens.
 *
 * @param settings what the text speaks of
 * @param otherwise the rule for everything else
 */
public record ChangeRules(List<Setting> settings, Setting otherwise) {

    public ChangeRules {
        settings = List.copyOf(settings);
    }

    /** What is changed. */
    public enum Subject {
        LIMITS,
        DIFFERENTIAL,
        /** Which of the text's pay tables, such as method A or B. */
        METHOD,
        PAIRS,
        WAGERING_PERIOD,
        /** Everything that no text speaks of. */
        OTHER
    }

    /** When a change may be entered. */
    public enum Entered {
        /** At any time; it waits for a later round. */
        ANY_TIME,
        NOT_WHILE_BETTING,
        NOT_DURING_A_ROUND
    }

    /** How one thing is changed. */
    public record Setting(Subject subject, Entered entered, boolean noticeFirst, RuleId rule) {}

    /** Where the table stands. */
    public enum Moment {
        BETWEEN_ROUNDS,
        BETTING,
        /** Betting is closed and the round not yet settled. */
        DEALING
    }

    /** May the change be entered now? */
    public Verdict mayEnter(Subject subject, Moment now) {
        Setting setting = setting(subject);
        boolean barred = switch (setting.entered()) {
            case ANY_TIME -> false;
            case NOT_WHILE_BETTING -> now == Moment.BETTING;
            case NOT_DURING_A_ROUND -> now != Moment.BETWEEN_ROUNDS;
        };
        return barred ? Verdict.refuse(ChangeReason.ROUND_OPEN, setting.rule()) : Verdict.permit(setting.rule());
    }

    /**
     * Does a change that was entered take effect now?
     *
     * @param noticeShown players have been told of it on every open terminal of the table
     */
    public Verdict takesEffect(Subject subject, Moment now, boolean noticeShown) {
        Setting setting = setting(subject);
        if (now != Moment.BETWEEN_ROUNDS) {
            return Verdict.refuse(ChangeReason.ROUND_OPEN, setting.rule());
        }
        return setting.noticeFirst() && !noticeShown
                ? Verdict.refuse(ChangeReason.NO_NOTICE, setting.rule())
                : Verdict.permit(setting.rule());
    }

    private Setting setting(Subject subject) {
        return settings.stream()
                .filter(setting -> setting.subject() == subject)
                .findFirst()
                .orElse(otherwise);
    }
}
