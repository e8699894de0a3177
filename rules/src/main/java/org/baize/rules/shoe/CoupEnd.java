package org.baize.rules.shoe;

/** How a coup ended, as far as the shoe must know. */
public enum CoupEnd {
    WON,
    TIE,
    /** A void coup is neither won nor a tie. */
    VOID
}
