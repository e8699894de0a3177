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
     * Looks at the records as they are at one moment, beside the floor as it stood then, whichever gateway writes them. It fails where
     * the records cannot be reached.
     */
    <T> CompletableFuture<T> whileStill(Function<Still, T> wanted);
}
