package org.baize.cluster.client;

/** No answer came in time. What was asked has been carried out once or not at all; asking again under the same number tells. */
public final class UnknownOutcomeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    UnknownOutcomeException(Object asked) {
        super("no answer came in time to " + asked + ": ask again under the same number to find out");
    }
}
