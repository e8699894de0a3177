package org.baize.cluster.service;

/** A snapshot that is not what was written. Going on from it would be silently wrong. */
public final class DamagedSnapshotException extends RuntimeException {

    private static final long serialVersionUID = 1;

    DamagedSnapshotException(String what) {
        super("the snapshot of the floor is damaged: " + what);
    }
}
