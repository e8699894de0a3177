package org.baize.devices.tumbler;

import java.util.List;
import org.baize.rules.sicbo.DiceRules;

/** What a tumbler does and sees, in its own words. */
public sealed interface TumblerReport {

    /** The dice are shaken. */
    record ShakeBegan(long spin) implements TumblerReport {}

    /**
     * The camera has looked at the dice.
     *
     * @param faces one for each die that it can make out; 0 for a face that it cannot read
     * @param cocked how many do not lie flat, on the rim or on each other
     */
    record DiceSeen(long spin, List<Integer> faces, DiceRules.Side side, int cocked) implements TumblerReport {

        public DiceSeen {
            faces = List.copyOf(faces);
        }
    }

    record DieBroken() implements TumblerReport {}

    /** It does not do what it should. */
    record Failed(String what) implements TumblerReport {}

    /** The dice can be seen by everybody. */
    record LidOpen() implements TumblerReport {}

    /** Nothing is heard of the tumbler any more; the driver notices. */
    record WentOffline() implements TumblerReport {}

    record CameBack() implements TumblerReport {}
}
