package org.baize.rules.fault;

/** How a round can have been settled on something that did not happen. */
public enum ErrorKind {
    /** Dealt right, keyed or read wrong. */
    WRONG_RESULT_ENTERED,
    /** Cards were dealt to the wrong hand or in the wrong order. */
    CARDS_MISPLACED
}
