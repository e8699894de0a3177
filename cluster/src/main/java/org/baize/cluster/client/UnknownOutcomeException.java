package org.baize.cluster.client;

/** What was asked has been carried out once or not at all, and this client cannot tell which; the message says why. */
public final class UnknownOutcomeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private UnknownOutcomeException(String sentence) {
        super(sentence);
    }

    static UnknownOutcomeException late(Object asked) {
        return askAgain("no answer came in time to " + asked);
    }

    static UnknownOutcomeException ended(Object asked, String why) {
        return askAgain("the client has ended before an answer came to " + asked + " (" + why + ")");
    }

    static UnknownOutcomeException notUnderstood(Object asked, String why) {
        return askAgain("the floor did not understand this client (" + why + "), most likely in " + asked);
    }

    /** Whoever leads speaks a newer version, or nonsense. */
    static UnknownOutcomeException unreadable(Object asked, String why) {
        return askAgain("an answer cannot be read (" + why + "), most likely that to " + asked);
    }

    /** Asking again would not help. */
    static UnknownOutcomeException forgotten(Object asked) {
        return new UnknownOutcomeException("the answer to " + asked
                + " was lost, and the floor has it no more: more was under way from its origin than the floor keeps");
    }

    private static UnknownOutcomeException askAgain(String sentence) {
        return new UnknownOutcomeException(sentence + ": ask again under the same number to find out");
    }
}
