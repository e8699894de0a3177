package org.baize.cluster.log;

/** Files of a member are not what was written; the message is one sentence that names the file or the place in the log. */
public final class DamagedLogException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Stands for no place in particular. */
    public static final long NOWHERE = -1;

    private final long position;

    DamagedLogException(String sentence) {
        this(sentence, NOWHERE);
    }

    DamagedLogException(String sentence, long position) {
        super(sentence);
        this.position = position;
    }

    DamagedLogException(String sentence, Throwable cause) {
        super(sentence, cause);
        this.position = NOWHERE;
    }

    /** The first place in the log that does not fit, or {@link #NOWHERE}. */
    public long position() {
        return position;
    }
}
