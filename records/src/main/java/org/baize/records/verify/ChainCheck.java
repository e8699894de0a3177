package org.baize.records.verify;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.Consumer;
import org.baize.records.projection.Chain;
import org.baize.records.row.Reader;
import org.baize.records.row.Row;
import org.baize.records.row.Sheet;
import org.baize.records.row.Sheets;

/** Whether events and requests are those that were written, in their order and without a gap. */
final class ChainCheck {

    private final Reader reader;
    private final Consumer<Row.Event> sound;

    /**
     * @param sound is told of each event that fits to those before it
     */
    ChainCheck(Reader reader, Consumer<Row.Event> sound) {
        this.reader = reader;
        this.sound = sound;
    }

    Optional<Finding> firstFinding() {
        Optional<Row.Progress> progress = reader.all(Sheets.PROGRESS).findFirst();
        if (progress.isEmpty()) {
            return reader.all(Sheets.EVENTS)
                    .findFirst()
                    .map(event -> new Finding("progress", 0, "nothing says how far the records are"));
        }
        return events(progress.get()).or(() -> requests(progress.get()));
    }

    private Optional<Finding> events(Row.Progress progress) {
        Chain chain = new Chain(Chain.START);
        long expected = 1;
        for (Iterator<Row.Event> rows = reader.iterator(Sheets.EVENTS); rows.hasNext(); expected++) {
            Row.Event row = rows.next();
            if (row.eventNo() != expected) {
                return found(Sheets.EVENTS, expected, "is missing");
            }
            if (!chain.next(Sheets.EVENTS, row).equals(row.hash())) {
                return found(Sheets.EVENTS, row.eventNo(), "does not fit to its hash and the rows before it");
            }
            sound.accept(row);
        }
        if (expected != progress.nextEvent()) {
            return found(Sheets.EVENTS, Math.min(expected, progress.nextEvent()), "is where the records should go on");
        }
        return end(Sheets.EVENTS, chain, progress.eventHash());
    }

    private Optional<Finding> requests(Row.Progress progress) {
        Chain chain = new Chain(Chain.START);
        for (Iterator<Row.Request> rows = reader.iterator(Sheets.REQUESTS); rows.hasNext(); ) {
            Row.Request row = rows.next();
            if (!chain.next(Sheets.REQUESTS, row).equals(row.hash())) {
                return found(
                        Sheets.REQUESTS, row.logPosition(), "does not fit to its hash, or one before it is missing");
            }
        }
        return end(Sheets.REQUESTS, chain, progress.requestHash());
    }

    private static Optional<Finding> end(Sheet<?> sheet, Chain chain, String hash) {
        return chain.last().equals(hash)
                ? Optional.empty()
                : Optional.of(
                        new Finding("progress", 1, "the last row of " + sheet.table() + " is not the one it names"));
    }

    private static Optional<Finding> found(Sheet<?> sheet, long key, String sentence) {
        return Optional.of(new Finding(sheet.table(), key, sentence));
    }
}
