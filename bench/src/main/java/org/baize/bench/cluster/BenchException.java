package org.baize.bench.cluster;

/** The benchmark cannot go on; the message is one sentence for whoever runs it. */
final class BenchException extends RuntimeException {

    private static final long serialVersionUID = 1;

    BenchException(String sentence) {
        super(sentence);
    }

    BenchException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
