package org.baize.simulator.floor;

/** What decides the rounds of one table, with the people who serve it. */
interface Device {

    /** Does one thing that is needed before betting can open; false if nothing is. */
    boolean prepare();

    /** Something that happens while betting is still open, as it should or not. */
    void early();

    /** One step towards a result. */
    void deal();

    /** Something that somebody does with the device besides. */
    void besides();
}
