package org.baize.devices.dealing;

import org.baize.engine.command.Command;

/** What somebody at a table is about to do, after a pause that a person would make. */
sealed interface Act {

    long pauseMillis();

    /** Says this to the floor. */
    record Say(Command command, long pauseMillis) implements Act {}

    /** Draws a card from the shoe: the one act of a dealer for which there is no command. */
    record Draw(long pauseMillis) implements Act {}
}
