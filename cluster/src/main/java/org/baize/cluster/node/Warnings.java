package org.baize.cluster.node;

import io.aeron.exceptions.AeronException;

/** Tells a warning, with which a member goes on, from an error, with which it must not. */
public final class Warnings {

    private Warnings() {}

    /** Whether that is all it is. */
    public static boolean isOne(Throwable error) {
        return error instanceof AeronException known && known.category() == AeronException.Category.WARN;
    }
}
