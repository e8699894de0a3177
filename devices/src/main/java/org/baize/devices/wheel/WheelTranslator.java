package org.baize.devices.wheel;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.roulette.BallDirection;

/**
 * What a wheel reports, as commands of its table. Of a wheel that spins by itself the release is the signal of the
 * spin, and a disturbance is a fault of the wheel; beside the other wheel stands a dealer, who presses and calls.
 */
public final class WheelTranslator {

    private final int table;
    private final boolean automated;
    private final LongSupplier round;
    private BallDirection direction = BallDirection.NOT_SENSED;
    private OptionalInt revolutions = OptionalInt.empty();

    /**
     * The wheel of that table.
     *
     * @param round the number of the table's latest round
     */
    public WheelTranslator(int table, boolean automated, LongSupplier round) {
        this.table = table;
        this.automated = automated;
        this.round = round;
    }

    public List<Command> translate(WheelReport report, long nowMillis) {
        return switch (report) {
            case WheelReport.BallReleased released -> released(released);
            case WheelReport.BallPassed passed -> {
                revolutions = OptionalInt.of(passed.revolutions());
                yield List.of();
            }
            case WheelReport.BallRested rested ->
                List.of(
                        new WheelCommand.TrackBall(table, direction, revolutions),
                        new WheelCommand.SenseNumber(table, rested.wheel(), rested.number()));
            case WheelReport.Disturbed disturbed -> fault(disturbed.what().toString(), nowMillis);
            case WheelReport.DisplayShows shown -> List.of(new WheelCommand.ReportDisplay(table, shown.number()));
            case WheelReport.WentOffline _ -> fault("no contact", nowMillis);
            case WheelReport.CameBack _ -> List.of();
        };
    }

    private List<Command> released(WheelReport.BallReleased released) {
        direction =
                released.ball() == released.rotor() ? BallDirection.WITH_THE_WHEEL : BallDirection.AGAINST_THE_WHEEL;
        revolutions = OptionalInt.of(0);
        Command seen = new WheelCommand.TrackBall(table, direction, OptionalInt.empty());
        return automated ? List.of(new WheelCommand.SpinBall(table), seen) : List.of(seen);
    }

    private List<Command> fault(String words, long nowMillis) {
        FaultCommand.Fault fault =
                FaultCommand.Fault.of(FaultyPart.AUTOMATED_WHEEL, Symptom.ERROR_AFTER_CLOSE, nowMillis);
        return automated
                ? List.of(new FaultCommand.ReportFault(table, Command.NONE, round.getAsLong(), fault, words))
                : List.of();
    }
}
