package org.baize.engine.event;

/** Balls and wheels. */
public sealed interface WheelEvent extends Event {

    int table();

    record NumberKeyed(int table, long round, String number, Signature by) implements WheelEvent {}
}
