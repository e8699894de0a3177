package org.baize.rules.house;

import java.util.List;
import org.baize.rules.game.GameKind;

/**
 * What stands at a table that is to open.
 *
 * @param approvals whether approvals are on file for the table and for the version of the system
 * @param devices one entry for each approved device registered at the table
 */
public record TableEquipment(
        GameKind game, Approvals approvals, Terminals terminals, boolean gameSystemReady, List<Device> devices) {

    public TableEquipment {
        devices = List.copyOf(devices);
    }

    /** Approvals on file. */
    public record Approvals(boolean table, boolean system) {}

    /**
     * The terminals of the table.
     *
     * @param player how many player terminals are attached
     * @param approvedMaximum how many the regulator allows
     * @param allWithStacker every player terminal has its note stacker
     * @param allWithPrinter every player terminal has its ticket printer
     */
    public record Terminals(
            int player, int approvedMaximum, boolean allWithStacker, boolean allWithPrinter, boolean dealer) {}
}
