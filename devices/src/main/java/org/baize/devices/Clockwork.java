package org.baize.devices;

/**
 * Time as a device has it: what the clock shows, and a hand that does something later. All acts of one clockwork are
 * done one after the other, so that what runs on it needs no locks.
 */
public interface Clockwork {

    long nowMillis();

    /** Does this when so much time has passed, and never before the caller is done. */
    void after(long delayMillis, Runnable act);
}
