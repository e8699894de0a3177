package org.baize.records;

import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.baize.records.projection.Progress;
import org.baize.records.projection.Projection;
import org.baize.records.projection.Store;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;

/**
 * Takes entry after entry into the records, many in one transaction, and each exactly once: how far it has come is part of
 * the same transaction. For one thread. Once it has failed it takes nothing more; another one goes on where the last
 * transaction ended.
 */
public final class Projector implements AutoCloseable {

    /** So many entries go into one transaction, unless whoever brings them asks for an end sooner. */
    private static final int ENTRIES_IN_A_TRANSACTION = 2_000;

    private static final String UNREACHABLE = "the records cannot be reached";

    private final Store store;
    private final Projection projection;
    private Row.Progress progress;
    private Row.Progress committed;
    private int waiting;
    private boolean failed;

    private Projector(Store store) {
        this.store = store;
        this.progress = Progress.of(store);
        this.committed = progress;
        this.projection = new Projection(store, progress);
        // A transaction that only read must not stay open until the first entry comes: a server cannot tidy up behind
        // it.
        store.commit();
    }

    /** Goes on where the records in this database end. */
    public static Projector open(DataSource database) {
        try {
            return new Projector(new Store(database.getConnection()));
        } catch (SQLException e) {
            throw new RecordsException(UNREACHABLE, e);
        }
    }

    /** The same for whoever writes while others may: empty as long as another one does. */
    public static Optional<Projector> openAlone(DataSource database) {
        try {
            Store store = new Store(database.getConnection());
            if (store.isAlone()) {
                return Optional.of(new Projector(store));
            }
            store.close();
            return Optional.empty();
        } catch (SQLException e) {
            throw new RecordsException(UNREACHABLE, e);
        }
    }

    /** Whether something was taken that is not permanent yet. */
    public boolean hasMore() {
        return waiting > 0;
    }

    /** The position in the log up to which everything is in the records for good; -1 before the first entry. */
    public long position() {
        return committed.logPosition();
    }

    /** The number of the event that comes next. */
    public long nextEvent() {
        return committed.nextEvent();
    }

    /** Takes an entry; one that was taken before is passed over, and one that does not follow is refused. */
    public void take(Entry entry) {
        if (failed) {
            throw new RecordsException("the projection has failed before and takes nothing more");
        }
        if (entry.position() <= progress.logPosition()) {
            passOver(entry);
            return;
        }
        if (entry.firstEvent() != progress.nextEvent()) {
            throw new RecordsException("the records end before event " + progress.nextEvent()
                    + ", and the log goes on with event " + entry.firstEvent() + " at position " + entry.position());
        }
        failed = true;
        progress = projection.project(entry);
        failed = false;
        if (++waiting >= ENTRIES_IN_A_TRANSACTION) {
            commit();
        }
    }

    private void passOver(Entry entry) {
        if (entry.nextEvent() > progress.nextEvent()) {
            throw new RecordsException("the records are of another log: they end at position "
                    + progress.logPosition() + " before event " + progress.nextEvent() + ", which this log has at "
                    + entry.position());
        }
    }

    /** Makes permanent what was taken so far. */
    public void commit() {
        if (waiting == 0) {
            return;
        }
        failed = true;
        store.change(Sheets.PROGRESS, progress);
        store.commit();
        failed = false;
        committed = progress;
        waiting = 0;
    }

    /** Lets go of what is not committed. */
    @Override
    public void close() {
        store.close();
    }
}
