package org.baize.engine.command;

/** The life of a round, as far as it is the same for all games. */
public sealed interface RoundCommand extends Command {

    /** New game: betting opens on a table where somebody opens it. */
    record OpenBetting(int table) implements RoundCommand {}

    /** No more bets before the time is up, or where the dealer calls it. */
    record CloseBetting(int table) implements RoundCommand {}

    /** Betting again on a round that nobody wagered on. */
    record ReopenBetting(int table) implements RoundCommand {}

    /** The result that is shown is right: settle on it. */
    record ConfirmResult(int table) implements RoundCommand {}

    /** Time has passed; whatever is due happens. Every other request does the same first. */
    record WakeUp() implements RoundCommand {}
}
