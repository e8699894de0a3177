package org.baize.cluster.node;

/** What a person said of a node cannot be used; the message says what and what would do. */
public final class BadNodeFileException extends RuntimeException {

    private static final long serialVersionUID = 1;

    BadNodeFileException(String sentence) {
        super(sentence);
    }
}
