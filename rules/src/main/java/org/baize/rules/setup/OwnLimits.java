package org.baize.rules.setup;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Narrower limits that the operator wants at one terminal of a table, as entered and not yet checked. They take nothing
 * that the table does not take.
 *
 * @param byLine the lines that differ from the table's, by their keys
 * @param mostTotalCents what one player may bet here in a round in all; empty is the table's
 */
public record OwnLimits(Map<String, LimitChoice.Line> byLine, OptionalLong mostTotalCents) {

    public OwnLimits {
        byLine = Collections.unmodifiableMap(new LinkedHashMap<>(byLine));
    }

    /**
     * The table as this terminal plays it. What fitted when the terminal was set up and fits no more, because the
     * table's limits have changed since, gives way to the table's.
     */
    public TableSetup at(TableSetup table) {
        Map<String, LimitChoice.Line> lines = new LinkedHashMap<>(table.limits().byLine());
        byLine.forEach((key, own) -> lines.computeIfPresent(key, (_, ofTable) -> fitted(own, ofTable)));
        return withLimits(table, lines, total(table.limits()));
    }

    /** The table with these limits as they were entered, whether or not they fit. */
    TableSetup enteredAt(TableSetup table) {
        Map<String, LimitChoice.Line> lines = new LinkedHashMap<>(table.limits().byLine());
        lines.putAll(byLine);
        OptionalLong most =
                mostTotalCents.isPresent() ? mostTotalCents : table.limits().mostTotalCents();
        return withLimits(table, lines, most);
    }

    /** Whether a table takes each amount that lies within these limits of a line. */
    static boolean within(LimitChoice.Line own, LimitChoice.Line ofTable) {
        return own.minimumCents() >= ofTable.minimumCents()
                && own.maximumCents() <= ofTable.maximumCents()
                && (own.minimumCents() - ofTable.minimumCents()) % ofTable.stepCents() == 0
                && own.stepCents() % ofTable.stepCents() == 0;
    }

    private static LimitChoice.Line fitted(LimitChoice.Line own, LimitChoice.Line ofTable) {
        if (within(own, ofTable)) {
            return own;
        }
        long most = Math.min(own.maximumCents(), ofTable.maximumCents());
        return most < ofTable.minimumCents()
                ? ofTable
                : new LimitChoice.Line(ofTable.minimumCents(), most, ofTable.stepCents());
    }

    private OptionalLong total(LimitChoice ofTable) {
        boolean lower = mostTotalCents.isPresent()
                && mostTotalCents.getAsLong() <= ofTable.mostTotalCents().orElse(Long.MAX_VALUE)
                && mostTotalCents.getAsLong() >= ofTable.leastTotalCents().orElse(1);
        return lower ? mostTotalCents : ofTable.mostTotalCents();
    }

    private static TableSetup withLimits(TableSetup table, Map<String, LimitChoice.Line> lines, OptionalLong most) {
        LimitChoice ofTable = table.limits();
        LimitChoice limits = new LimitChoice(lines, ofTable.leastTotalCents(), most, ofTable.differentialCents());
        return new TableSetup(table.game(), limits, table.dealing(), table.floor(), table.money());
    }
}
