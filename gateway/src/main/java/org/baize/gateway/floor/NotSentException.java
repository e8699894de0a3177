package org.baize.gateway.floor;

/** Something did not go to the floor at all: nothing was done. */
public final class NotSentException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final NotSent reason;

    NotSentException(NotSent reason) {
        super(reason.sentence());
        this.reason = reason;
    }

    public NotSent reason() {
        return reason;
    }
}
