package org.baize.devices.shoe;

/** What a simulated shoe can be told to do wrong. */
public enum ShoeMisbehaviour {
    /** A card is told twice. */
    READ_TWICE,
    /** A card comes out, and nothing is read. */
    NOT_READ,
    /** A card is taken for another that counts the same. */
    MISREAD,
    /** A card is read as something that is no card. */
    FOREIGN_CARD,
    /** Two cards come out at once and are told in the wrong order. */
    OUT_OF_ORDER,
    /** A second card slips out after the one that was drawn. */
    SECOND_CARD,
    /** A card slips out while nobody draws. */
    EARLY_CARD,
    /** The shoe shows another winner than the cards do. */
    WRONG_RESULT,
    /** The cutting card comes out and is not noticed. */
    CUTTING_CARD_MISSED,
    /** A reading comes under the name of another shoe. */
    OTHER_SHOE,
    /** No card comes out until somebody has looked at it. */
    JAM,
    /** The line is dead for a while. */
    OFFLINE
}
