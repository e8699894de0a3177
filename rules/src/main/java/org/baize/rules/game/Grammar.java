package org.baize.rules.game;

/** Reads the text forms of one game. What it cannot read it refuses with a {@link BadTextException} that says why. */
public interface Grammar<B extends Bet, O extends Outcome> {

    B bet(String text);

    O outcome(String text);
}
