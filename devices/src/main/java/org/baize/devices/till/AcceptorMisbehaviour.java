package org.baize.devices.till;

/** What a simulated note acceptor can be told to do wrong. */
public enum AcceptorMisbehaviour {
    /** It cannot read the next note and pushes it back. */
    REJECTS,
    /** It takes the next note for one of another country. */
    FOREIGN,
    /** The next note is stuck on its way into the stacker; it is credited, and no other is taken. */
    JAMS,
    STACKER_FULL,
    OFFLINE
}
