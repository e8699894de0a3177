package org.baize.rules.setup;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.baize.rules.game.BetLine;
import org.baize.rules.wager.LineLimits;
import org.baize.rules.wager.TableLimits;
import org.baize.rules.wager.Totals;

/**
 * The limits that the operator wants, as entered and not yet checked.
 *
 * @param byLine one entry for each line that is offered, by its key
 * @param leastTotalCents what one player must bet in a round in all; empty is no such limit
 * @param differentialCents how far Player and Banker may be apart; empty is no such limit
 */
public record LimitChoice(
        Map<String, Line> byLine,
        OptionalLong leastTotalCents,
        OptionalLong mostTotalCents,
        OptionalLong differentialCents) {

    /** Limits of one line as entered. */
    public record Line(long minimumCents, long maximumCents, long stepCents) {

        boolean sensible() {
            return minimumCents > 0 && maximumCents >= minimumCents && stepCents > 0;
        }
    }

    public LimitChoice {
        byLine = Collections.unmodifiableMap(new LinkedHashMap<>(byLine));
    }

    /** The same limits on each of those lines, and no others. */
    public static LimitChoice onEach(Iterable<? extends BetLine<?>> lines, Line limits) {
        Map<String, Line> byLine = new LinkedHashMap<>();
        lines.forEach(line -> byLine.put(line.key(), limits));
        return new LimitChoice(byLine, OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
    }

    /** The same with other limits on one line. */
    public LimitChoice with(String line, Line limits) {
        Map<String, Line> changed = new LinkedHashMap<>(byLine);
        changed.put(line, limits);
        return new LimitChoice(changed, leastTotalCents, mostTotalCents, differentialCents);
    }

    /** The limits in force; only for a choice that was checked. */
    TableLimits limits() {
        Map<String, LineLimits> lines = new LinkedHashMap<>();
        byLine.forEach((key, line) ->
                lines.put(key, new LineLimits(line.minimumCents(), line.maximumCents(), line.stepCents())));
        return new TableLimits(lines, new Totals(leastTotalCents, mostTotalCents), differentialCents);
    }
}
