package org.baize.records.verify;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import org.baize.records.projection.Store;
import org.baize.records.row.Reader;
import org.baize.records.row.Sheet;
import org.baize.records.row.Sheets;

/** Holds rows that never change against those on record, in the order in which they follow from the events. */
final class Unchanged implements Store.Unchanging {

    private final Reader reader;
    private final Map<Sheet<?>, Iterator<? extends Record>> stored = new HashMap<>();
    private Optional<Finding> first = Optional.empty();

    Unchanged(Reader reader) {
        this.reader = reader;
    }

    @Override
    public <R extends Record> void take(Sheet<R> sheet, R shouldBe) {
        if (first.isEmpty()) {
            first = Rows.compare(sheet, stored(sheet), shouldBe);
        }
    }

    Optional<Finding> firstFinding() {
        return first;
    }

    /** What is on record behind all that came. */
    Optional<Finding> surplus() {
        return Sheets.UNCHANGING.stream()
                .map(sheet -> surplus(sheet))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private <R extends Record> Optional<Finding> surplus(Sheet<R> sheet) {
        return Rows.surplus(sheet, stored(sheet));
    }

    @SuppressWarnings("unchecked") // the rows of a sheet are kept under that sheet
    private <R extends Record> Iterator<R> stored(Sheet<R> sheet) {
        return (Iterator<R>) stored.computeIfAbsent(sheet, reader::iterator);
    }
}
