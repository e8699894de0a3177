package org.baize.gateway.recording;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.baize.engine.state.FloorState;
import org.baize.records.Database;

/** The records of a floor, for whoever reads and watches them. */
public interface Recording {

    /** How far the records are behind the floor. */
    Lag lag();

    /** The records, for whoever reads them; empty as long as they cannot be reached. */
    Optional<Database> database();

    /**
     * Records that stand still.
     *
     * @param floor as it stood where they end
     */
    record Still(Database records, FloorState floor) {}

    /**
     * Looks at the records while nothing is added to them, which waits until that is done. It fails where another gateway writes
     * them, or nobody can.
     */
    <T> CompletableFuture<T> whileStill(Function<Still, T> looking);
}
