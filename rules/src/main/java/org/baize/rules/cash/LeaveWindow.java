package org.baize.rules.cash;

/** When a player may cash out, apart from own wagers. */
public enum LeaveWindow {
    /** While wagers are taken, or while no round runs at all: otherwise credit would be trapped at a closed table. */
    OUTSIDE_THE_DEAL,
    ANY_TIME
}
