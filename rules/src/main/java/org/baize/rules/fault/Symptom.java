package org.baize.rules.fault;

/** By what a malfunction is known. */
public enum Symptom {
    /** What was credited is not what stakes and odds make. */
    CREDIT_MISMATCH,
    /** Lost contact, a restart, an impossible step, or a faulty display. */
    SEQUENCE_OR_DISPLAY,
    /** The ball came to rest inside the wagering period. */
    EARLY_REST,
    /** The system found an error after the close. */
    ERROR_AFTER_CLOSE,
    /** Several terminals of one server show the same error. */
    SAME_ERROR_ON_SEVERAL,
    /** Staff think that the part does not work properly, and say why. */
    DECLARED;

    public boolean needsReason() {
        return this == DECLARED;
    }
}
