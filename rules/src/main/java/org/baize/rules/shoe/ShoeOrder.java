package org.baize.rules.shoe;

/** What somebody in authority may order about the cards of a shoe. */
public enum ShoeOrder {
    /** The mix is suspect: shuffle before the next coup. */
    SHUFFLE,
    /** The cards are unfit: replace them. */
    REPLACE_UNFIT_CARDS,
    /** Take the cards off the table after the last coup, check and replace them. */
    REMOVE_CARDS,
    /** Swap in a second set with other backs after the last coup. */
    SWAP_CARD_SET,
    /** Replace some or all cards between rounds. */
    REPLACE_CARDS,
    /** Count the cards now. */
    VERIFY_CARDS
}
