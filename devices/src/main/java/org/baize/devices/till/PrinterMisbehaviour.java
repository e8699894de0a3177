package org.baize.devices.till;

/** What a simulated printer can be told to do wrong at its next ticket. */
public enum PrinterMisbehaviour {
    OUT_OF_PAPER,
    JAM,
    /** The ticket is torn as it comes out. */
    TORN,
    OFFLINE
}
