package org.baize.engine.state;

import java.util.Optional;
import org.baize.engine.event.Signature;

/**
 * What the house has ordered for a table, and what its players were told. That a fault stops it is no order of the
 * house and stands in the {@link FaultFile}.
 *
 * @param closing the table is going to close
 * @param change its set-up is going to change
 */
public record TableStatus(State state, Optional<ClosingNotice> closing, Optional<ChangeNotice> change) {

    public static final TableStatus INSTALLED = new TableStatus(State.CLOSED, Optional.empty(), Optional.empty());

    /** Open for play or not. */
    public enum State {
        CLOSED,
        OPEN,
        SUSPENDED
    }

    /** As far as the house is concerned; see {@link Table#open}. */
    public boolean open() {
        return state == State.OPEN;
    }

    /** Who ordered that no round starts after this one. */
    public Optional<Signature> lastRound() {
        return closing.flatMap(ClosingNotice::ordered);
    }

    public TableStatus in(State changed) {
        return new TableStatus(changed, changed == State.CLOSED ? Optional.empty() : closing, change);
    }

    public TableStatus closing(Optional<ClosingNotice> changed) {
        return new TableStatus(state, changed, change);
    }

    public TableStatus change(Optional<ChangeNotice> changed) {
        return new TableStatus(state, closing, changed);
    }

    /** A notice was seen on a terminal. */
    public TableStatus shownAt(int terminal, long atMillis) {
        return new TableStatus(
                state,
                closing.map(told -> told.withNotice(told.notice().shownAt(terminal, atMillis))),
                change.map(told -> told.withNotice(told.notice().shownAt(terminal, atMillis))));
    }
}
