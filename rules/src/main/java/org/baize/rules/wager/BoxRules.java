package org.baize.rules.wager;

import java.util.List;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * The boxes of a layout that several patrons share.
 *
 * @param box says what a box is for
 * @param patronsPerBox how many patrons may back one option of one box
 * @param onePerOption bars a second wager of a patron on the same option elsewhere
 * @param common makes the two pairs areas of a hand one box where the layout draws one box twice
 * @param pairLines the keys of the options that such a common box is for
 */
public record BoxRules(
        RuleId box, Ruled<Integer> patronsPerBox, RuleId onePerOption, RuleId common, List<String> pairLines) {

    public BoxRules {
        pairLines = List.copyOf(pairLines);
    }

    /**
     * The boxes that a table has, numbered from 1.
     *
     * @param commonPairs there is one pairs box for each hand, drawn as several areas
     */
    public record Layout(int boxes, boolean commonPairs) {}

    /** A patron's wager in a box. The option is the key of its line. */
    public record Place(String patron, int box, String option) {}

    /** May this wager be placed, or its amount be changed, beside those that are there? */
    public Verdict mayLie(Place place, Layout layout, List<Place> there) {
        if (place.box() < 1 || place.box() > layout.boxes()) {
            return Verdict.refuse(BoxReason.NO_SUCH_BOX, box);
        }
        boolean oneBox = layout.commonPairs() && pairLines.contains(place.option());
        List<Place> sameOption = there.stream()
                .filter(other -> other.option().equals(place.option()))
                .toList();
        boolean backedElsewhere = sameOption.stream()
                .anyMatch(other -> other.patron().equals(place.patron()) && other.box() != place.box());
        if (backedElsewhere) {
            return Verdict.refuse(BoxReason.ALREADY_BACKED, oneBox ? common : onePerOption);
        }
        long otherPatrons = sameOption.stream()
                .filter(other -> oneBox || other.box() == place.box())
                .map(Place::patron)
                .filter(patron -> !patron.equals(place.patron()))
                .distinct()
                .count();
        return otherPatrons >= patronsPerBox.value()
                ? Verdict.refuse(BoxReason.BOX_TAKEN, oneBox ? common : patronsPerBox.rule())
                : Verdict.permit(box);
    }
}
