package org.baize.gateway.live;

/**
 * A change as it goes out, written once for everybody.
 *
 * @param sheet what it is about; the numbers count for each sheet alone
 */
public record Published(String sheet, long sequence, String text) {}
