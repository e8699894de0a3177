package org.baize.rules.wager;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.baize.rules.law.RuleId;

/**
 * Brings a table back inside its differential when betting closes, where chips that were taken off have widened the
 * gap.
 *
 * <p>It comes second. First {@link Closing} closes every seat: a small stake that goes back there can widen the gap
 * too. What this leaves of a wager is never below its minimum, so no seat has to be closed again.
 */
public final class DifferentialClose {

    private final LineLimits player;
    private final LineLimits banker;
    private final long limitCents;
    private final RuleId rule;

    public DifferentialClose(DifferentialRules rules, TableLimits limits) {
        this.player = limitsOf(limits, rules.playerLine());
        this.banker = limitsOf(limits, rules.bankerLine());
        this.limitCents = limits.differentialCents().orElse(Long.MAX_VALUE);
        this.rule = rules.rule();
    }

    /**
     * One patron's wager on Player or Banker.
     *
     * @param patron whose it is
     * @param onPlayer on Player, else on Banker
     * @param sequence number of the event that last raised it; the highest is the newest
     */
    public record SideWager(String patron, boolean onPlayer, long cents, long sequence) {

        private SideWager withCents(long left) {
            return new SideWager(patron, onPlayer, left, sequence);
        }
    }

    /** What goes back of one wager. */
    public record Return(SideWager wager, long returnedCents, RuleId rule) {}

    /**
     * What goes back, newest wager of the heavy side first. Of the last one only so much as is needed, if a permitted
     * wager remains; else all of it.
     *
     * @param wagers what stands on the two sides after every seat was closed
     */
    public List<Return> returns(List<SideWager> wagers) {
        List<SideWager> standing = new ArrayList<>(wagers);
        standing.sort(Comparator.comparingLong(SideWager::sequence).reversed());
        List<Return> returns = new ArrayList<>();
        SideTotals totals = totalsOf(standing);
        while (totals.gapCents() > limitCents) {
            boolean playerHeavy = totals.playerCents() > totals.bankerCents();
            SideWager newest = standing.stream()
                    .filter(wager -> wager.onPlayer() == playerHeavy && wager.cents() > 0)
                    .findFirst()
                    .orElseThrow();
            long back = backFrom(newest, totals.gapCents() - limitCents);
            returns.add(new Return(newest, back, rule));
            standing.set(standing.indexOf(newest), newest.withCents(newest.cents() - back));
            totals = totalsOf(standing);
        }
        return returns;
    }

    /** Does not look at the maximum of the table: the patron may have been granted a higher one. */
    private long backFrom(SideWager wager, long excessCents) {
        LineLimits limits = wager.onPlayer() ? player : banker;
        long remains = limits.onStep(wager.cents() - excessCents);
        return wager.cents() - remains;
    }

    private static SideTotals totalsOf(List<SideWager> wagers) {
        return wagers.stream().map(wager -> side(wager, wager.cents())).reduce(SideTotals.NONE, SideTotals::plus);
    }

    private static SideTotals side(SideWager wager, long cents) {
        return wager.onPlayer() ? new SideTotals(cents, 0) : new SideTotals(0, cents);
    }

    private static LineLimits limitsOf(TableLimits limits, String line) {
        LineLimits found = limits.byLine().get(line);
        if (found == null) {
            throw new IllegalArgumentException("no limits for the line '" + line + "'");
        }
        return found;
    }
}
