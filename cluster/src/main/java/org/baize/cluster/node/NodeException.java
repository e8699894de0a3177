package org.baize.cluster.node;

/** A node cannot start or go on; the message is one sentence for whoever runs it. */
public final class NodeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    NodeException(String sentence) {
        super(sentence);
    }

    NodeException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
