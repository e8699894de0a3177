package org.baize.rules.house;

/** What a sanction does on the floor. None of them takes money: forfeiture is a matter of {@link Invalidation}. */
public enum SanctionEffect {
    /** That person's wagers of the named round are void and their stakes go back; all others settle. */
    RETURN_OWN_STAKES,
    /** No further wager from that terminal and account; the balance is paid out once no wager lives. */
    REFUSE_WAGERS_AND_PAY_OUT,
    /** No further wager from that terminal and account; the balance stays payable. */
    REFUSE_WAGERS_AT_TERMINAL,
    /** No further wager from that person at this game, whatever the table; the balance stays payable. */
    REFUSE_WAGERS_AT_GAME,
    /** Only a record: the software shuts nobody out of a building. */
    RECORD_ONLY
}
