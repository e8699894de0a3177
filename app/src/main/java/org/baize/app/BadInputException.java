package org.baize.app;

/** Something a person typed or piped in cannot be used; the message says what and what would do. */
final class BadInputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BadInputException(String message) {
        super(message);
    }
}
