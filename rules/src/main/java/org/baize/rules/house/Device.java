package org.baize.rules.house;

/** Equipment that decides the outcome of a game. */
public enum Device {
    SHOE,
    WHEEL,
    BALL,
    TUMBLER,
    DIE
}
