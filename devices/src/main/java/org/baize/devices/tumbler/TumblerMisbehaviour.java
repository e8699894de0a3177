package org.baize.devices.tumbler;

/** What a simulated tumbler can be told to do wrong. */
public enum TumblerMisbehaviour {
    COCKED_DIE,
    /** One die comes to lie on another. */
    STACKED_DICE,
    /** The camera cannot make out one of the faces. */
    UNREADABLE,
    /** The camera takes one face for another. */
    MISREAD,
    DIE_BROKEN,
    DOES_NOT_START,
    /** The dice can be seen as soon as they are shaken. */
    LID_OPEN,
    /** The reading comes under the number of the shake before. */
    LATE_READING,
    READ_TWICE,
    /** The line is dead from the shake on for a while; the reading follows when it is back. */
    OFFLINE
}
