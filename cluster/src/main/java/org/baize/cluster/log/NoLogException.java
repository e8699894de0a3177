package org.baize.cluster.log;

import java.nio.file.Path;

/** A directory that is not that of a member, or of one that never ran. */
public final class NoLogException extends RuntimeException {

    private static final long serialVersionUID = 1;

    NoLogException(Path directory) {
        super("there is no log of a member in " + directory);
    }
}
