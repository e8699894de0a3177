package org.baize.devices.till;

/** What a note acceptor does, in its own words. */
public sealed interface AcceptorReport {

    /** A note is in the escrow. */
    record NoteHeld(long noteCents, boolean australian) implements AcceptorReport {}

    /**
     * A ticket is in the escrow.
     *
     * @param barcode what the scanner reads
     */
    record TicketHeld(String barcode) implements AcceptorReport {}

    /** Something was pushed in and came back at once, because nobody could read it. */
    record Rejected() implements AcceptorReport {}

    record Jammed() implements AcceptorReport {}

    record StackerFull() implements AcceptorReport {}

    /** Nothing is heard of the acceptor any more; the driver notices. */
    record WentOffline() implements AcceptorReport {}

    /** It works, for the first time or again. */
    record Ready() implements AcceptorReport {}
}
