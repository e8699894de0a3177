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

/** Makes everything that follows from the events again, from the events on record, and compares row by row. */
final class DerivedCheck {

    private static final int EVENTS_IN_A_TRANSACTION = 5_000;

    private final Reader reader;
    private final Database scratch;

    DerivedCheck(Database records, Database scratch) {
        this.reader = new Reader(records.source());
        this.scratch = scratch;
    }

    Optional<Finding> firstFinding() {
        return makeAgain().or(this::compare);
    }

    private Optional<Finding> makeAgain() {
        try (Store store = new Store(scratch.source().getConnection())) {
            Projection projection = new Projection(store, Progress.none());
            int waiting = 0;
            for (Iterator<Row.Event> rows = reader.iterator(Sheets.EVENTS); rows.hasNext(); ) {
                Row.Event row = rows.next();
                Event event = Texts.event(row.body());
                Facts facts = projection.derive(event, new Moment(row.eventNo(), row.atMillis(), row.logPosition()));
                if (!isAbout(row, event, facts)) {
                    return Optional.of(new Finding("event", row.eventNo(), "its columns are not those of its body"));
                }
                if (++waiting % EVENTS_IN_A_TRANSACTION == 0) {
                    store.commit();
                }
            }
            store.commit();
            return Optional.empty();
        } catch (SQLException e) {
            throw new RecordsException("the scratch database cannot be reached", e);
        }
    }

    private static boolean isAbout(Row.Event row, Event event, Facts facts) {
        return row.kind().equals(Texts.kind(event))
                && row.tableNo() == facts.table()
                && row.roundNo() == facts.round()
                && row.terminalNo() == facts.terminal()
                && row.personNo() == facts.person();
    }

    private Optional<Finding> compare() {
        return Sheets.DERIVED.stream()
                .map(sheet -> compare(sheet))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private <R extends Record> Optional<Finding> compare(Sheet<R> sheet) {
        Iterator<R> stored = reader.iterator(sheet);
        Iterator<R> expected = new Reader(scratch.source()).iterator(sheet);
        while (stored.hasNext() && expected.hasNext()) {
            R is = stored.next();
            R shouldBe = expected.next();
            if (!is.equals(shouldBe)) {
                return Optional.of(difference(sheet, is, shouldBe));
            }
        }
        if (stored.hasNext()) {
            return Optional.of(surplus(sheet, stored.next()));
        }
        return expected.hasNext() ? Optional.of(missing(sheet, expected.next())) : Optional.empty();
    }

    private static <R extends Record> Finding difference(Sheet<R> sheet, R is, R shouldBe) {
        if (sheet.key(is) != sheet.key(shouldBe)) {
            return sheet.key(is) < sheet.key(shouldBe) ? surplus(sheet, is) : missing(sheet, shouldBe);
        }
        int column = 0;
        while (sheet.value(is, column).equals(sheet.value(shouldBe, column))) {
            column++;
        }
        return new Finding(
                sheet.table(),
                sheet.key(is),
                sheet.columns().get(column) + " is " + sheet.value(is, column) + ", and by the events it is "
                        + sheet.value(shouldBe, column));
    }

    private static <R extends Record> Finding surplus(Sheet<R> sheet, R row) {
        return new Finding(sheet.table(), sheet.key(row), "follows from no event");
    }

    private static <R extends Record> Finding missing(Sheet<R> sheet, R row) {
        return new Finding(sheet.table(), sheet.key(row), "is missing");
    }
}
