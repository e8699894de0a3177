package org.baize.engine.state;

import java.util.List;
import org.baize.engine.spec.TableSpec;

/** A table as a value. */
public record TableSnapshot(
        int number,
        TableSpec spec,
        TableStatus status,
        Seating seating,
        Round round,
        DeviceState device,
        FaultFile faults,
        Cloth cloth,
        List<PastRound> past,
        List<Integer> advised,
        List<SeatSnapshot> seats) {}
