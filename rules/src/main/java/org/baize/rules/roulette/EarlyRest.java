package org.baize.rules.roulette;

import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * What happens when the ball comes to rest before betting has ended.
 *
 * @param sameInstant whether rest at the very moment of the close is early too
 * @param inTime the rule by which a number in time is taken
 * @param offered the rule under which the operator may undo the round instead, where the text leaves only that
 */
public record EarlyRest(Ruled<Effect> effect, boolean sameInstant, RuleId inTime, Optional<RuleId> offered) {

    /** What becomes of the number and of the wagers. */
    public enum Effect {
        /** In time: the number is taken in the usual way. */
        TAKE_NUMBER,
        /** No number; every stake goes back. */
        VOID_AND_RETURN,
        /** Betting ends at once, wagers stand as they lie, the number is taken in the usual way. */
        CLOSE_AND_TAKE_NUMBER,
        /** Betting ends at once, wagers stand, nothing is settled until a supervisor has confirmed them. */
        CLOSE_AND_HOLD,
        /** The number is not taken. */
        REFUSE_NUMBER
    }

    /**
     * What a ball at rest leads to.
     *
     * @param closedMillis when betting ended; empty while it is open
     */
    public Ruled<Effect> ballRests(long restMillis, OptionalLong closedMillis) {
        long closed = closedMillis.orElse(Long.MAX_VALUE);
        boolean early = sameInstant ? restMillis <= closed : restMillis < closed;
        return early ? effect : new Ruled<>(Effect.TAKE_NUMBER, inTime);
    }
}
