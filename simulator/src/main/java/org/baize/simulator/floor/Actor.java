package org.baize.simulator.floor;

/** Somebody or something on the floor that does what comes next for it: a command, a few, or none. */
interface Actor {

    void act();
}
