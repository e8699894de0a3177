package org.baize.rules.wager;

import java.util.List;
import org.baize.rules.law.RuleId;

/**
 * How the chips of one patron are told from another's.
 *
 * @param badge asks to show what a colour chip is worth
 * @param ownColour gives each patron a colour that nobody else at the table has
 */
public record ChipMarking(RuleId badge, RuleId ownColour) {

    /** A chip worth the table minimum needs no badge. */
    public boolean needsBadge(long chipCents, long tableMinimumCents) {
        return chipCents > tableMinimumCents;
    }

    /** The colours that a patron may still get. */
    public List<String> freeColours(List<String> colours, List<String> taken) {
        return colours.stream().filter(colour -> !taken.contains(colour)).toList();
    }
}
