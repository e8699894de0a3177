package org.baize.cluster.node;

/** A node cannot start or go on; the message is one sentence for whoever runs it. */
public final class NodeException extends RuntimeException {

    private static final long serialVersionUID = 1;

    static NodeException diskFull(NodeConfig config, long freeBytes) {
        return new NodeException("the disk of " + config.directory() + " has " + (freeBytes >> 20)
                + " MB left, and a node wants " + (config.upkeep().leastFreeBytes() >> 20)
                + " MB: make room and start it again; nothing is lost.");
    }

    NodeException(String sentence) {
        super(sentence);
    }

    NodeException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
