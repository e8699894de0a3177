package org.baize.rules.wager;

import org.baize.rules.law.RuleId;

/**
 * The limit on how far Player and Banker may be apart over a whole table.
 *
 * @param playerLine the key of the line that is the one side
 * @param bankerLine the key of the other
 */
public record DifferentialRules(String playerLine, String bankerLine, Test test, RuleId rule) {

    /** When the limit is tested. */
    public enum Test {
        /** When a player confirms; a rejected wager goes back and the rest of the confirm stands. */
        AT_CONFIRM,
        /** When chips are placed, and again at the close, since taking chips off can widen the gap. */
        AT_PLACING_AND_CLOSE
    }

    /** A wager is too much if it leaves the gap over the limit and does not narrow it. */
    public boolean tooFarApart(SideTotals before, SideTotals after, long limitCents) {
        return after.gapCents() > limitCents && after.gapCents() >= before.gapCents();
    }

    /** How much more the table takes on Player: for the screen, which shows the room left beside a refusal. */
    public long roomOnPlayerCents(SideTotals now, long limitCents) {
        return Math.max(0, limitCents + now.bankerCents() - now.playerCents());
    }

    /** The same on Banker. */
    public long roomOnBankerCents(SideTotals now, long limitCents) {
        return Math.max(0, limitCents + now.playerCents() - now.bankerCents());
    }
}
