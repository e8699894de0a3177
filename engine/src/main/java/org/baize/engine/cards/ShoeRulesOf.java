package org.baize.engine.cards;

import org.baize.engine.state.Table;
import org.baize.rules.baccarat.CoupRules;
import org.baize.rules.shoe.ShoeRules;

/** The rules of shoe and coup of a table that has a shoe; its text has them, or the table could not be installed. */
final class ShoeRulesOf {

    private ShoeRulesOf() {}

    static ShoeRules table(Table table) {
        return table.rulebook().dealing().shoe().orElseThrow();
    }

    static CoupRules coup(Table table) {
        return table.rulebook().dealing().coups().orElseThrow();
    }
}
