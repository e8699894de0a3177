package org.baize.records.row;

/** The records cannot be read or written, or what is asked does not fit to them. The message is for people. */
public final class RecordsException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public RecordsException(String sentence) {
        super(sentence);
    }

    public RecordsException(String sentence, Throwable cause) {
        super(sentence + ": " + cause.getMessage(), cause);
    }
}
