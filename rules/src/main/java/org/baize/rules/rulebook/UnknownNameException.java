package org.baize.rules.rulebook;

import java.util.List;

/** Somebody asked for a rulebook or a game that there is none of; the message names the ones there are. */
public final class UnknownNameException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    UnknownNameException(String name, String whatItIsNot, List<String> known) {
        super("'" + name + "' is not " + whatItIsNot + "; there are " + String.join(", ", known));
    }
}
