package org.baize.rules.law;

/**
 * Why something is refused. Implemented by enums whose constants stand in the order in which the checks are made, so
 * that the first reason that applies is the one a person is told.
 */
public interface Reason {

    /** One sentence that a player or dealer understands. */
    String sentence();

    /** The name of the constant, stable in logs and on the wire. */
    String name();
}
