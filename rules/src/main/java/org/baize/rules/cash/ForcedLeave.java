package org.baize.rules.cash;

import java.util.List;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Making a player leave a terminal. The money waits for the wagers, and the player never loses any of it.
 *
 * @param brokenTerminal what happens when the terminal cannot be repaired at once
 * @param disruption what happens when the player would disturb the game
 */
public record ForcedLeave(Ruled<List<LeaveStep>> brokenTerminal, Ruled<List<LeaveStep>> disruption) {

    /** Whether a direction to leave for disruption is complete. */
    public Verdict mayDirect(boolean reasonGiven) {
        return reasonGiven
                ? Verdict.permit(disruption.rule())
                : Verdict.refuse(CashOutReason.REASON_MISSING, disruption.rule());
    }

    /** Whether the balance may be paid already. */
    public Verdict mayPayOut(Ruled<List<LeaveStep>> leave, boolean wagerAlive) {
        return wagerAlive ? Verdict.refuse(CashOutReason.WAGER_ALIVE, leave.rule()) : Verdict.permit(leave.rule());
    }
}
