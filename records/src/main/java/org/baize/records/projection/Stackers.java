package org.baize.records.projection;

import java.util.HashMap;
import java.util.Map;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;

/** How many notes of each denomination every stacker has taken so far. */
final class Stackers {

    private static final String LATEST = "where terminal_no = ? and denomination_cents = ?"
            + " order by terminal_no desc, denomination_cents desc, at_millis desc, stacked_no desc limit 1";

    private final Store store;
    private final Map<Stack, Long> taken = new HashMap<>();

    Stackers(Store store) {
        this.store = store;
    }

    private record Stack(int terminal, long denominationCents) {}

    /** The number of the note that comes next. */
    long next(int terminal, long denominationCents) {
        Stack stack = new Stack(terminal, denominationCents);
        long number = taken.computeIfAbsent(stack, this::onRecord) + 1;
        taken.put(stack, number);
        return number;
    }

    private long onRecord(Stack stack) {
        return store.find(Sheets.NOTES, LATEST, stack.terminal(), stack.denominationCents()).stream()
                .mapToLong(Row.Note::stackedNo)
                .findFirst()
                .orElse(0);
    }
}
