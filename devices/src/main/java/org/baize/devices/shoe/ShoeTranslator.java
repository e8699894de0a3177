package org.baize.devices.shoe;

import java.util.List;
import java.util.function.LongSupplier;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.spec.CardReport;
import org.baize.rules.shoe.irregular.Irregularity;

/**
 * What a shoe reports, as commands of its table. A card that was not read is on the table all the same: the dealer keys
 * it in.
 */
public final class ShoeTranslator {

    private final int table;
    private final LongSupplier round;

    /**
     * The shoe of that table.
     *
     * @param round the number of the table's latest round
     */
    public ShoeTranslator(int table, LongSupplier round) {
        this.table = table;
        this.round = round;
    }

    public List<Command> translate(ShoeReport report) {
        return switch (report) {
            case ShoeReport.CardRead read ->
                List.of(new CardCommand.ReadCard(table, read.shoe(), read.number(), read.face()));
            case ShoeReport.CuttingCardOut _ -> List.of(new CardCommand.ShowCuttingCard(table));
            case ShoeReport.ResultShown shown -> List.of(new CardCommand.AnnounceResult(table, shown.result()));
            case ShoeReport.Jammed _ ->
                List.of(new CardCommand.Report(
                        table, round.getAsLong(), Irregularity.SHOE_FAULT, CardReport.noting("a card is stuck")));
            case ShoeReport.CardUnread _, ShoeReport.WentOffline _, ShoeReport.CameBack _ -> List.of();
        };
    }
}
