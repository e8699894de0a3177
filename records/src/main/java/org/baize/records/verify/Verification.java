package org.baize.records.verify;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.baize.engine.state.FloorState;
import org.baize.records.Database;
import org.baize.records.row.Reader;

/**
 * Checks the records, each time from the beginning: first that nobody has changed what happened or what was asked, then
 * that everything else follows from it, and then that the money is that of the floor.
 */
public final class Verification {

    private final Database records;
    private final Database scratch;

    /**
     * @param scratch an empty database, in which everything that follows from the events is made again
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
        Reader reader = new Reader(records.source());
        return Stream.<Supplier<Optional<Finding>>>of(
                        () -> new ChainCheck(reader).firstFinding(),
                        () -> new DerivedCheck(records, scratch).firstFinding(),
                        () -> new LedgerCheck(reader, floor).firstFinding(),
                        () -> new MeterCheck(reader, floor).firstFinding())
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst();
    }
}
