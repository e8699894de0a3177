package org.baize.rules.rulebook;

import java.util.List;

/** A game that the rulebook does not have. */
public final class UnknownGameException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    UnknownGameException(String gameId, String rulebookId, List<String> known) {
        super("'" + gameId + "' is not a game of " + rulebookId + "; it has " + String.join(", ", known));
    }
}
