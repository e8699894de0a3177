package org.baize.engine.command;

/** Balls and wheels. */
public sealed interface WheelCommand extends Command {

    @Override
    int table();

    /**
     * Somebody keys in the number.
     *
     * @param number as it is written on the wheel
     */
    record KeyNumber(int table, String number) implements WheelCommand {}
}
