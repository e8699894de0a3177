package org.baize.devices.shoe;

import org.baize.rules.baccarat.CoupResult;

/** What a shoe notices, in its own words. */
public sealed interface ShoeReport {

    /**
     * A card left the shoe and was read.
     *
     * @param shoe the name of the shoe that says so
     * @param number counts the cards since it was loaded, from 1
     * @param face as it is read, such as {@code 9H}; need not be a card at all
     */
    record CardRead(String shoe, int number, String face) implements ShoeReport {}

    /** A card left the shoe, and nothing could be read. */
    record CardUnread(int number) implements ShoeReport {}

    record CuttingCardOut() implements ShoeReport {}

    /** A shoe that follows the coup shows which hand has won. */
    record ResultShown(CoupResult result) implements ShoeReport {}

    /** A card is stuck in the mouth of the shoe. */
    record Jammed() implements ShoeReport {}

    /** Nothing is heard of the shoe any more; the driver notices. */
    record WentOffline() implements ShoeReport {}

    record CameBack() implements ShoeReport {}
}
