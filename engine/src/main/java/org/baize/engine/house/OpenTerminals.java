package org.baize.engine.house;

import java.util.List;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;

/** The terminals around a table. */
final class OpenTerminals {

    private OpenTerminals() {}

    /** Those where somebody has a chip account now. */
    static List<Integer> at(FloorState state, Table table) {
        return state.terminals().stream()
                .filter(terminal -> terminal.reaches(table.number()) && open(terminal))
                .map(Terminal::number)
                .toList();
    }

    static boolean open(Terminal terminal) {
        return terminal.status().account() == AccountState.ACTIVE;
    }
}
