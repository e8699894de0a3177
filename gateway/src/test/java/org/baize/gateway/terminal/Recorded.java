package org.baize.gateway.terminal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.baize.engine.state.FloorState;
import org.baize.gateway.recording.Lag;
import org.baize.gateway.recording.Recording;
import org.baize.records.Database;
import org.baize.records.Entry;
import org.baize.records.Projector;

/** The records of the floor in memory, which catch up when a test wants them to. */
final class Recorded implements Recording {

    private final FloorInMemory floor;
    private final Database database = Database.open(Database.Config.inMemory("records-of-the-gateway"));
    private int taken;

    Recorded(FloorInMemory floor) {
        this.floor = floor;
    }

    /** Takes what has happened since. */
    synchronized void catchUp() {
        List<Entry> entries = floor.entries();
        try (Projector projector = Projector.open(database.source())) {
            entries.subList(taken, entries.size()).forEach(projector::take);
            projector.commit();
        }
        taken = entries.size();
    }

    @Override
    public Optional<Database> database() {
        return Optional.of(database);
    }

    @Override
    public synchronized Lag lag() {
        return new Lag(true, taken, 0, (long) floor.entries().size() - taken, 0, Optional.empty());
    }

    @Override
    public <T> CompletableFuture<T> whileStill(Function<Still, T> looking) {
        catchUp();
        return CompletableFuture.completedFuture(
                looking.apply(new Still(database, floor.read(state -> FloorState.restore(state.snapshot())))));
    }
}
