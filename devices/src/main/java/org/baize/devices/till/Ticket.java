package org.baize.devices.till;

import org.baize.engine.paper.Barcode;

/**
 * What is printed on a ticket.
 *
 * @param number its validation number
 */
public record Ticket(long number, long cents, int terminal, String rulebookId, long atMillis) {

    /** What a scanner will read from it. */
    public String barcode() {
        return Barcode.of(number);
    }
}
