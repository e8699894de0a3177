package org.baize.records.verify;

import java.util.Iterator;
import java.util.Optional;
import java.util.stream.IntStream;
import org.baize.records.row.Sheet;

/** Rows on record, in the order of their keys, against those that should be there. */
final class Rows {

    private Rows() {}

    /** What is wrong with the next row on record. */
    static <R extends Record> Optional<Finding> compare(Sheet<R> sheet, Iterator<R> stored, R shouldBe) {
        if (!stored.hasNext()) {
            return Optional.of(missing(sheet, shouldBe));
        }
        R is = stored.next();
        return is.equals(shouldBe) ? Optional.empty() : difference(sheet, is, shouldBe);
    }

    /** A row on record where none should be left. */
    static <R extends Record> Optional<Finding> surplus(Sheet<R> sheet, Iterator<R> stored) {
        return stored.hasNext() ? Optional.of(surplus(sheet, stored.next())) : Optional.empty();
    }

    /** One row comes from a database and the other does not, so that texts may differ by what a database cannot keep. */
    private static <R extends Record> Optional<Finding> difference(Sheet<R> sheet, R is, R shouldBe) {
        if (sheet.key(is) != sheet.key(shouldBe)) {
            return Optional.of(sheet.key(is) < sheet.key(shouldBe) ? surplus(sheet, is) : missing(sheet, shouldBe));
        }
        return IntStream.range(0, sheet.columns().size())
                .filter(column ->
                        !Sheet.stored(sheet.value(is, column)).equals(Sheet.stored(sheet.value(shouldBe, column))))
                .mapToObj(column -> new Finding(
                        sheet.table(),
                        sheet.key(is),
                        sheet.columns().get(column) + " is " + sheet.value(is, column) + ", and by the events it is "
                                + sheet.value(shouldBe, column)))
                .findFirst();
    }

    private static <R extends Record> Finding surplus(Sheet<R> sheet, R row) {
        return new Finding(sheet.table(), sheet.key(row), "follows from no event");
    }

    private static <R extends Record> Finding missing(Sheet<R> sheet, R row) {
        return new Finding(sheet.table(), sheet.key(row), "is missing");
    }
}
