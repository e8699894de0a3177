package org.baize.bench.work;

/** The benchmark cannot go on; the message is one sentence for whoever runs it. */
public final class BenchException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public BenchException(String sentence) {
        super(sentence);
    }

    public BenchException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
