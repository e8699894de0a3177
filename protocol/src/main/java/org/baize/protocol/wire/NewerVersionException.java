package org.baize.protocol.wire;

/** A message of a version that this build does not know. A node must not go on with such a log. */
public final class NewerVersionException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public NewerVersionException(int written, int known) {
        super("this was written by a newer Baize (message version " + written + "); this one knows version " + known
                + " and older. Start the newer one.");
    }
}
