package org.baize.simulator.floor;

/** The engine and what ought to be are not the same. */
final class Disagreement extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Disagreement(String what) {
        super(what);
    }

    Disagreement(String what, Throwable cause) {
        super(what, cause);
    }
}
