package org.baize.cluster.client;

/** Too much is under way. Nothing of this question was sent. */
public final class FloorBusyException extends RuntimeException {

    private static final long serialVersionUID = 1;

    FloorBusyException() {
        super("too many questions are under way; nothing was sent, ask again later");
    }
}
