package org.baize.rules.wager;

import org.baize.rules.law.Reason;

/** Why a wager is not taken, not taken whole, or given back. In the order of the checks. */
public enum WagerReason implements Reason {
    UNKNOWN_TERMINAL("This station is not registered at the table."),
    STAFF_MAY_NOT_PLACE("Only the player can do this, at the player's own terminal."),
    DEALER_ENTERS_IT("Chips lie on a cloth here: the dealer enters the wager."),
    MEANS_NOT_TAKEN("This table does not take wagers in that form."),
    ANOTHER_TABLE_IN_PLAY("A wager of yours is still in play at another table."),
    CONFIRM_NOT_USED("Bets need no confirmation here; they count where they lie when betting closes."),
    NOT_OFFERED("This bet is not open at this table."),
    NOT_AN_AMOUNT("Choose an amount above zero."),
    LOCKED("This bet is confirmed and can no longer be changed."),
    NOT_SO_MUCH_THERE("There is not that much on this bet."),
    NOTHING_TO_DO("There is nothing on the layout to do this with."),
    WITHOUT_MAIN_WAGER("Pairs need a wager on Player, Banker or Tie."),
    BELOW_MINIMUM("This is below the minimum for this bet."),
    OFF_STEP("This is not an amount that the table allows between minimum and maximum."),
    ABOVE_MAXIMUM("This is above the maximum for this bet."),
    ABOVE_TOTAL("This is above the most that you may bet in one round."),
    ABOVE_CREDIT("There is not enough credit."),
    ABOVE_DIFFERENTIAL("Player and Banker wagers at this table would be too far apart."),
    UNCONFIRMED("This bet was not confirmed in time; the chips are back on the account."),
    BELOW_TOTAL("Your bets together are below the minimum for one round; the chips are back on the account.");

    private final String sentence;

    WagerReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
