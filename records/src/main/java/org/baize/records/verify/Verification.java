package org.baize.records.verify;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.baize.engine.state.FloorState;
import org.baize.records.Database;
import org.baize.records.row.Reader;
import org.baize.records.row.Row;

/**
 * Checks the records, each time from the beginning: first that nobody has changed what happened or what was asked, then
 * that everything else follows from it, and then that the money is that of the floor.
 */
public final class Verification {

    private static final long EVENTS_BETWEEN = 100_000;

    private final Database records;
    private final Database scratch;

    /**
     * @param scratch an empty database, in which what follows from the events and may change later is made again
     */
    public Verification(Database records, Database scratch) {
        this.records = records;
        this.scratch = scratch;
    }

    /**
     * The first row that does not fit; empty when all is well.
     *
     * @param floor as it stood at the position at which the records end
     */
    public Optional<Finding> firstFinding(FloorState floor) {
        return firstFinding(floor, _ -> {});
    }

    /**
     * The same, and says how far it is.
     *
     * @param progress is told now and then how many events were looked at
     */
    public Optional<Finding> firstFinding(FloorState floor, LongConsumer progress) {
        Reader reader = new Reader(records.source());
        try (DerivedCheck derived = new DerivedCheck(reader, scratch)) {
            Consumer<Row.Event> sound = event -> {
                derived.see(event);
                if (event.eventNo() % EVENTS_BETWEEN == 0) {
                    progress.accept(event.eventNo());
                }
            };
            return new ChainCheck(reader, sound)
                    .firstFinding()
                    .or(derived::firstFinding)
                    .or(() -> new LedgerCheck(reader, floor).firstFinding())
                    .or(() -> new MeterCheck(reader, floor).firstFinding());
        }
    }
}
