package org.baize.rules.wager;

import java.util.Optional;

/** What one player's wager has to do with the others' at the table. */
public record SharedRules(Optional<DifferentialRules> differential, Optional<BoxRules> boxes) {

    public static final SharedRules NONE = new SharedRules(Optional.empty(), Optional.empty());
}
