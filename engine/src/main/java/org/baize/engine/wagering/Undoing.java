package org.baize.engine.wagering;

import java.util.List;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.event.WagerEvent.Change;

/** The way back from a touch. */
final class Undoing {

    private Undoing() {}

    /** Changes that put back what the touch changed. */
    static List<Change> of(WagerEvent touch) {
        return switch (touch) {
            case WagerEvent.WagerPlaced _, WagerEvent.WagersChanged _, WagerEvent.TouchUndone _ ->
                touch.changes().reversed().stream().map(Change::reversed).toList();
            case WagerEvent.WagersConfirmed confirmed ->
                throw new IllegalStateException("what is locked cannot be taken back: " + confirmed);
        };
    }
}
