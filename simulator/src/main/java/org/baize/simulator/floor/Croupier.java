package org.baize.simulator.floor;

import java.util.List;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.state.Cloth;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.wager.Circumstances.Means;

/** The dealer of a cloth, serving patrons: boxes, colours, and cash that is mostly counted right. */
final class Croupier {

    private static final List<String> COLOURS = List.of("blue", "green", "violet", "gold");

    private final Stage stage;
    private final Chance chance;

    Croupier(Stage stage) {
        this.stage = stage;
        this.chance = stage.chance();
    }

    void serve(int table, int terminal, int bet, long cents) {
        if (stage.table(table).awaitsCash() && chance.oneIn(2)) {
            attend(table);
            return;
        }
        boolean boxed = stage.table(table).boxed();
        Command command = switch (chance.below(boxed ? 8 : 4)) {
            case 0 -> new ClothCommand.GiveColour(table, terminal, chance.pick(COLOURS), chance.between(1, 4) * 5_00L);
            case 1 -> new WagerCommand.Enter(table, terminal, chance.pick(List.of(Means.values())), bet, cents);
            case 2, 3 -> new ClothCommand.LayStakeButton(table, terminal, bet, chance.oneIn(8) ? cents * 100 : cents);
            default -> new ClothCommand.TakeBox(table, terminal, bet, chance.between(1, 3));
        };
        stage.send(stage.dealerOf(table), command);
    }

    /** Counts cash that lies there, or gives it back. */
    void attend(int number) {
        Table table = stage.table(number);
        Cloth.Button button = chance.pick(table.cloth().buttons());
        if (chance.oneIn(8)) {
            stage.send(
                    Staff.holding(Role.CASINO_SUPERVISOR),
                    new ClothCommand.ReturnCash(number, button.terminal(), button.number(), "not the exact money"));
            return;
        }
        Command command = chance.oneIn(3)
                ? new ClothCommand.LiftStakeButton(number, button.terminal(), button.number())
                : new ClothCommand.CountCash(
                        number,
                        button.terminal(),
                        button.number(),
                        chance.oneIn(6) ? button.cents() - 5_00 : button.cents());
        stage.send(stage.dealerOf(number), command);
    }
}
