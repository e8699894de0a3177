package org.baize.protocol.shape;

/** Bytes or a document that are no message of this schema. Whoever reads from outside catches it and refuses. */
public final class BadMessageException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public BadMessageException(String sentence) {
        super(sentence);
    }

    public BadMessageException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
