package org.baize.rules.sicbo;

/** What must be done about an incident, in this order. */
public enum TumblerAct {
    /** Betting ends at once, as if its time had run out. */
    CLOSE_BETTING,
    RETURN_UNCONFIRMED_CREDIT,
    CONFIRMED_WAGERS_STAND,
    /** Nothing of this round may be read, shown as a result or paid. */
    REFUSE_RESULT,
    CALL_SUPERVISOR,
    /** Wagering for the next round stays shut until the void is declared. */
    AWAIT_DECLARATION,
    /** Every wager of the round on every terminal is void and its stake goes back. */
    VOID_ALL_WAGERS,
    /** No new round before new dice are registered. */
    REPLACE_DICE,
    /** The tumbler is not used until somebody clears it. */
    TAKE_OUT_OF_SERVICE,
    /** The tumbler must be activated again before any result is taken. */
    TUMBLE_AGAIN
}
