package org.baize.gateway.message;

/** What came in is no message. */
public final class NotAMessageException extends Exception {

    private static final long serialVersionUID = 1L;

    private static final String SENTENCE = "This is no message of a terminal.";

    NotAMessageException() {
        super(SENTENCE);
    }

    NotAMessageException(Throwable cause) {
        super(SENTENCE, cause);
    }
}
