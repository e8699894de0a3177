package org.baize.records.projection;

import org.baize.records.row.Row;
import org.baize.records.row.Sheets;

/** How far the records are. */
public final class Progress {

    static final long ID = 1;

    private Progress() {}

    /** Before the first entry. */
    public static Row.Progress none() {
        return new Row.Progress(ID, -1, 1, 0, Chain.START, Chain.START);
    }

    public static Row.Progress of(Store store) {
        return store.get(Sheets.PROGRESS, ID).orElseGet(() -> {
            store.begin(Sheets.PROGRESS, none());
            return none();
        });
    }
}
