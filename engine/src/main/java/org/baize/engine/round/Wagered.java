package org.baize.engine.round;

import org.baize.engine.event.Returns;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Table;

/** Who has wagered. */
public final class Wagered {

    private Wagered() {}

    /** How many seats have a locked stake. */
    public static int seats(Table table) {
        Layout layout = table.layout();
        int wagered = 0;
        for (int seat = 0; seat < layout.seats(); seat++) {
            if (layout.lockedOfSeatCents(seat) > 0) {
                wagered++;
            }
        }
        return wagered;
    }

    /** Whether nothing would be left to play for after these returns. */
    static boolean none(Table table, Returns returns) {
        Layout layout = table.layout();
        long there = 0;
        for (int seat = 0; seat < layout.seats(); seat++) {
            there += layout.pendingOfSeatCents(seat) + layout.lockedOfSeatCents(seat);
        }
        return there
                == returns.returned().stream().mapToLong(Returns.Return::cents).sum();
    }
}
