package org.baize.rules.cash;

/** The note acceptor or stacker of one terminal. */
public enum NoteAcceptor {
    READY,
    OUT_OF_ORDER,
    NOT_FITTED
}
