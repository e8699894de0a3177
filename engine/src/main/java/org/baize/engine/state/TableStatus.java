package org.baize.engine.state;

/** Whether a table takes part in play. */
public record TableStatus(State state) {

    public static final TableStatus INSTALLED = new TableStatus(State.CLOSED);

    /** Open for play or not. */
    public enum State {
        CLOSED,
        OPEN,
        SUSPENDED
    }

    public boolean open() {
        return state == State.OPEN;
    }
}
