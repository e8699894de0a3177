package org.baize.devices.tumbler;

import java.util.List;
import org.baize.engine.command.Command;
import org.baize.engine.command.DiceCommand;
import org.baize.rules.sicbo.TumblerIncident;

/** What a tumbler reports, as commands of its table. A line that is dead says nothing; what it missed is keyed in or void. */
public final class TumblerTranslator {

    private final int table;

    public TumblerTranslator(int table) {
        this.table = table;
    }

    public List<Command> translate(TumblerReport report) {
        return switch (report) {
            case TumblerReport.DiceSeen seen ->
                List.of(new DiceCommand.ReadDice(table, seen.spin(), seen.faces(), seen.side(), seen.cocked(), false));
            case TumblerReport.DieBroken _ ->
                List.of(new DiceCommand.ReportIncident(table, TumblerIncident.DIE_BROKEN, "seen by the camera"));
            case TumblerReport.Failed failed ->
                List.of(new DiceCommand.ReportIncident(table, TumblerIncident.TUMBLER_FAULT, failed.what()));
            case TumblerReport.LidOpen _ -> List.of(new DiceCommand.ReportExposure(table, "the lid is open"));
            case TumblerReport.ShakeBegan _, TumblerReport.WentOffline _, TumblerReport.CameBack _ -> List.of();
        };
    }
}
