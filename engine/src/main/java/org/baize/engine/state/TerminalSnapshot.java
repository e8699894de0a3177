package org.baize.engine.state;

import org.baize.engine.spec.TerminalSpec;

/** A terminal as a value; its money is in the ledger. */
public record TerminalSnapshot(
        int number, TerminalSpec spec, String rulebookId, TerminalStatus status, Till till, Presence presence) {}
