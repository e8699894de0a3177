package org.baize.cluster.log;

/** A backup cannot be taken or brought back; the message is one sentence for whoever wanted it. */
public final class BackupException extends RuntimeException {

    private static final long serialVersionUID = 1;

    BackupException(String sentence) {
        super(sentence);
    }

    BackupException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
