package org.baize.rules.round;

/** What happens to a result that disagrees with the cards or with another reading of the same round. */
public enum Contradiction {
    /** It cannot be confirmed by anybody. */
    REFUSED,
    /** Settlement is held until a supervisor has found out what was really dealt. */
    SUPERVISOR_DECIDES
}
