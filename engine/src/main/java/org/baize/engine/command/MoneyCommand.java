package org.baize.engine.command;

/** Money in and out of chip accounts. */
public sealed interface MoneyCommand extends Command {

    /** A note is in the acceptor's escrow; it is stacked only if this is accepted. */
    record InsertNote(int terminal, long noteCents, boolean australian) implements MoneyCommand {}
}
