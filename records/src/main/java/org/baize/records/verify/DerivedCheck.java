package org.baize.records.verify;

import java.sql.SQLException;
import java.util.Iterator;
import java.util.Optional;
import org.baize.engine.event.Event;
import org.baize.records.Database;
import org.baize.records.projection.Facts;
import org.baize.records.projection.Moment;
import org.baize.records.projection.Progress;
import org.baize.records.projection.Projection;
import org.baize.records.projection.Store;
import org.baize.records.projection.Texts;
import org.baize.records.row.Reader;
import org.baize.records.row.RecordsException;
import org.baize.records.row.Row;
import org.baize.records.row.Sheet;
import org.baize.records.row.Sheets;

/**
 * Makes everything that follows from the events again, from the events on record, and compares row by row. Rows that never change are
 * held against those on record as they come; only the others need the scratch database, since nobody knows which is the last version
 * of a row before the last event.
 */
final class DerivedCheck implements AutoCloseable {

    private static final int EVENTS_IN_A_TRANSACTION = 5_000;

    private final Reader reader;
    private final Reader made;
    private final Unchanged unchanged;
    private final Store store;
    private final Projection projection;
    private Optional<Finding> first = Optional.empty();

    DerivedCheck(Reader reader, Database scratch) {
        this.reader = reader;
        this.made = new Reader(scratch.source());
        this.unchanged = new Unchanged(reader);
        try {
            this.store = new Store(scratch.source().getConnection(), unchanged);
        } catch (SQLException e) {
            throw new RecordsException("the scratch database cannot be reached", e);
        }
        this.projection = new Projection(store, Progress.none());
    }

    /** Takes the next event. Behind the first finding nothing follows from anything any more. */
    void see(Row.Event row) {
        if (first.isPresent()) {
            return;
        }
        Event event = Texts.event(row.body());
        Facts facts = projection.derive(event, new Moment(row.eventNo(), row.atMillis(), row.logPosition()));
        first = isAbout(row, event, facts)
                ? unchanged.firstFinding()
                : Optional.of(new Finding("event", row.eventNo(), "its columns are not those of its body"));
        if (row.eventNo() % EVENTS_IN_A_TRANSACTION == 0) {
            store.commit();
        }
    }

    private static boolean isAbout(Row.Event row, Event event, Facts facts) {
        return row.kind().equals(Texts.kind(event))
                && row.tableNo() == facts.table()
                && row.roundNo() == facts.round()
                && row.terminalNo() == facts.terminal()
                && row.personNo() == facts.person();
    }

    /** When all events were seen. */
    Optional<Finding> firstFinding() {
        store.commit();
        return first.or(unchanged::surplus).or(this::compare);
    }

    private Optional<Finding> compare() {
        return Sheets.CHANGING.stream()
                .map(sheet -> compare(sheet))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private <R extends Record> Optional<Finding> compare(Sheet<R> sheet) {
        Iterator<R> stored = reader.iterator(sheet);
        for (Iterator<R> expected = made.iterator(sheet); expected.hasNext(); ) {
            Optional<Finding> found = Rows.compare(sheet, stored, expected.next());
            if (found.isPresent()) {
                return found;
            }
        }
        return Rows.surplus(sheet, stored);
    }

    @Override
    public void close() {
        store.close();
    }
}
