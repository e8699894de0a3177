package org.baize.rules.house;

/** An act that some rule gives to somebody. A text that does not grant an act does not know it. */
public enum Act {
    // at the player terminal
    PLACE_WAGER,
    CASH_OUT,

    // the dealer's part in a round
    START_ROUND,
    ENTER_RESULT,
    CALL_NO_SPIN,
    REPORT_WRONG_RESULT,
    BUY_IN_AT_TABLE,
    PAY_OUT_AT_TABLE,

    // over one game
    /** Take a broken terminal out of play; whoever sits there is paid and leaves. */
    RETIRE_TERMINAL,
    SUSPEND_TABLE,
    REOPEN_TABLE,
    CLOSE_TABLE,
    CORRECT_RESULT,
    DECIDE_CLAIM,
    /** Void a round because equipment other than a terminal or the game system failed. */
    VOID_FOR_EQUIPMENT_FAULT,
    /** Void the wagers of one player terminal that failed. */
    VOID_WAGERS_OF_TERMINAL,
    /** Void a round because the game system failed while wagers were taken. */
    VOID_FOR_SYSTEM_FAULT,
    VOID_UNCONFIRMED_WAGERS,
    /** Void a coup whose misplaced cards were found when the next round had begun. */
    VOID_MISDEALT_COUP,
    /** Void a coup whose first cards came while wagers were still taken. */
    VOID_EARLY_CARD_COUP,
    VOID_WRONG_SHOE_COUP,
    CONFIRM_WAGERS_FROM_RECORDS,
    /** Change or withdraw a wager after the close where strictness would be unfair. */
    RELAX_THE_CLOSE,
    /** Order extra rounds, or one that the patrons wish for, on which nobody wagers. */
    ORDER_ROUNDS_WITHOUT_WAGERS,
    /** Deal a coup without wagers because an irregularity or the system asks for it. */
    DEAL_FORCED_NO_BET_COUP,
    CONFIRM_DISPUTED_COUP,
    ENTER_CARD_BY_HAND,
    EXAMINE_BALL,
    CHANGE_BALL,

    // over the cards
    CHOOSE_FACE_UP_OR_DOWN,
    CHOOSE_WHO_EXPOSES,
    CUT_FOR_THE_PATRONS,
    DIRECT_SHUFFLE,
    REPLACE_CARDS,
    CHECK_REPLACEMENT_CARDS,
    ORDER_CARD_CHECK,
    CHANGE_SHOE_AFTER_VOID,

    // over people
    RECORD_BREACH,
    DIRECT_TO_LEAVE,
    VACATE_IDLE_SEAT,
    RESTRICT_TO_ONE_TERMINAL,
    VOID_WAGERS_OF_PERSON,
    EXCLUDE_FROM_GAME,
    EXCLUDE_FROM_CASINO,
    RECOMMEND_CASINO_EXCLUSION,
    /** Cancel the outcome of a round for disruption, fraud or because it cannot go on. */
    INVALIDATE_ROUND,
    ORDER_FORFEITURE,

    // over money
    ARRANGE_HAND_PAY,
    REDEEM_PAPER,
    TRANSFER_CREDIT,
    WITHHOLD_PAYMENT,
    DELAY_PAYMENT,
    PAY_IN_ANOTHER_FORM,
    ASK_IDENTIFICATION,

    // the operator's choices
    SET_LIMITS,
    SET_PERSONAL_MAXIMUM,
    SET_DIFFERENTIAL,
    SET_AGGREGATE_MINIMUM,
    SET_WAGERING_PERIOD,
    SET_TICKET_LIMIT,
    CHOOSE_SETTLEMENT_METHOD,
    CHOOSE_PAIRS,
    CANCEL_TOURNAMENT,

    READ_RECORDS,
    READ_RULES
}
