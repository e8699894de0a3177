package org.baize.rules.cash;

/** What happens, in order, when a player has to leave. */
public enum LeaveStep {
    STOP_NEW_WAGERS,
    /** The rules on malfunctions say what becomes of the wagers. */
    TREAT_WAGERS_AS_MALFUNCTION,
    SETTLE_LIVE_WAGERS,
    PAY_WHOLE_BALANCE,
    REFUSE_BUY_INS
}
