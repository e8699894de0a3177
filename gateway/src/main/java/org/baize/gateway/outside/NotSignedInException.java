package org.baize.gateway.outside;

/** What came back from the provider is no sign-in. The reason is for the log of this server, and not for whoever tries. */
final class NotSignedInException extends Exception {

    private static final long serialVersionUID = 1L;

    NotSignedInException(String why) {
        super(why);
    }

    NotSignedInException(String why, Throwable cause) {
        super(why, cause);
    }
}
