package org.baize.rules.game;

/** A text that is no bet, outcome or card. The message says what was read and what was expected. */
public final class BadTextException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public BadTextException(String message) {
        super(message);
    }

    /** For example: {@code 'split:17-21' is not a bet of this layout: 17 and 21 are not adjacent}. */
    public static BadTextException of(String text, String whatIsWrong) {
        return new BadTextException("'" + text + "' " + whatIsWrong);
    }
}
