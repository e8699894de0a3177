package org.baize.rules.wager;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * Wagers that hang together; each is empty where the text has no such thing.
 *
 * @param maximumOnNumber takes the maximum on a number and its combinations with one touch, all or nothing
 */
public record CombinationRules(
        Optional<Ruled<SectionFit>> sections, Optional<RuleId> maximumOnNumber, Optional<Companions> companions) {

    public static final CombinationRules NONE =
            new CombinationRules(Optional.empty(), Optional.empty(), Optional.empty());

    /** What is done about a section of which a piece does not fit. */
    public enum SectionFit {
        /** The unit of all pieces is lowered to what fits. */
        LOWER_UNIT,
        ALL_OR_NOTHING
    }

    /**
     * Bets that a player may back only beside another.
     *
     * @param lines the keys of the lines that need company
     * @param mainLines any one of these is company enough
     */
    public record Companions(List<String> lines, List<String> mainLines, RuleId rule) {

        public Companions {
            lines = List.copyOf(lines);
            mainLines = List.copyOf(mainLines);
        }
    }
}
