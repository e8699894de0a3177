package org.baize.simulator.floor;

import org.baize.engine.command.Origin;
import org.baize.engine.state.Table;

/** Somebody or something at one table of the stage. */
abstract class AtTable {

    final Stage stage;
    final Chance chance;
    final Anybody anybody;
    final int number;

    AtTable(Stage stage, int number) {
        this.stage = stage;
        this.chance = stage.chance();
        this.anybody = new Anybody(stage);
        this.number = number;
    }

    final Table table() {
        return stage.table(number);
    }

    final Origin dealer() {
        return stage.dealerOf(number);
    }

    /** Mostly a terminal that reaches this table. */
    int aTerminal() {
        int any = chance.between(1, stage.terminalSpecs().size());
        return stage.terminal(any).reaches(number) || chance.oneIn(10) ? any : aTerminal();
    }
}
