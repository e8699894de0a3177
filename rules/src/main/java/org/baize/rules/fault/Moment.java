package org.baize.rules.fault;

/** On which side of the close a malfunction began. */
public enum Moment {
    BEFORE_CLOSE,
    AT_OR_AFTER_CLOSE
}
