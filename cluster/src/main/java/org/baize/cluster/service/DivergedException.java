package org.baize.cluster.service;

/** This member came to another state than most of the others; it must not take part any more. */
public final class DivergedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    DivergedException(int member, long position, String own, String others) {
        super("member " + member + " has the state " + own + " at position " + position
                + " of the log where the others have " + others
                + ": it stops; restore it from a backup of another member");
    }
}
