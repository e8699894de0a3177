package org.baize.rules.shoe.preparation;

/** What happens to the first card of a new shoe. */
public enum BurnMode {
    /** It goes face down, alone; nobody learns which it was. */
    ONE_FACE_DOWN,
    /** It is shown, and its value says how many more go face down. */
    FIRST_CARD_SHOWN
}
