package org.baize.cluster.client;

/** Nothing of this question was sent, and it will not help to ask again; the message says why. */
public final class NotSentException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private NotSentException(String why) {
        super("nothing was sent: " + why);
    }

    private NotSentException(String why, Throwable cause) {
        this(why);
        initCause(cause);
    }

    static NotSentException closed() {
        return new NotSentException("this client is closed");
    }

    static NotSentException tooLong(int bytes, int most) {
        return new NotSentException("the question has " + bytes + " bytes, and at most " + most + " find room");
    }

    static NotSentException unwritable(RuntimeException refused) {
        return new NotSentException("the question cannot be written: " + refused.getMessage(), refused);
    }
}
