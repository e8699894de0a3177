package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.game.Section;
import org.baize.rules.round.RoundPhase;

/** Whoever sits at one terminal and plays as people do: mostly sensibly, sometimes too late or too much. */
final class Player implements Actor {

    private static final List<Long> CHIPS_CENTS = List.of(1_00L, 2_00L, 5_00L, 10_00L, 20_00L, 50_00L, 100_00L);

    private final Stage stage;
    private final Chance chance;
    private final int number;

    Player(Stage stage, int number) {
        this.stage = stage;
        this.chance = stage.chance();
        this.number = number;
    }

    @Override
    public void act() {
        Terminal terminal = stage.terminal(number);
        if (terminal.chips().balanceCents() < 5_00 && chance.percent(60)) {
            buyIn(terminal);
            return;
        }
        Table table = stage.table(chance.pick(terminal.spec().tables()));
        if (table.round().phase() == RoundPhase.BETTING || chance.oneIn(20)) {
            touch(table);
        }
    }

    private void buyIn(Terminal terminal) {
        if (!terminal.spec().acceptedNotesCents().isEmpty()) {
            long note = chance.pick(terminal.spec().acceptedNotesCents());
            stage.send(Origin.terminal(number), new MoneyCommand.InsertNote(number, note, !chance.oneIn(50)));
        }
    }

    private void touch(Table table) {
        WagerCommand command = switch (chance.below(14)) {
            case 0 -> new WagerCommand.Undo(table.number(), number);
            case 1 -> new WagerCommand.Clear(table.number(), number);
            case 2 -> new WagerCommand.Repeat(table.number(), number);
            case 3 -> new WagerCommand.DoubleUp(table.number(), number);
            case 4 -> section(table);
            case 5 -> new WagerCommand.Remove(table.number(), number, aBet(table), aStake());
            case 6 ->
                new WagerCommand.Move(
                        table.number(), number, new WagerCommand.Shift(aBet(table), aBet(table), aStake()));
            case 7 -> maximum(table);
            case 8, 9 -> new WagerCommand.Confirm(table.number(), number);
            default -> new WagerCommand.Place(table.number(), number, aBet(table), aStake());
        };
        stage.send(Origin.terminal(number), command);
    }

    private WagerCommand section(Table table) {
        List<String> sections = table.play().game().sections().stream()
                .flatMap(line -> line.sections().stream())
                .map(Section::text)
                .toList();
        return sections.isEmpty()
                ? new WagerCommand.Place(table.number(), number, aBet(table), aStake())
                : new WagerCommand.PlaceSection(table.number(), number, chance.pick(sections), aStake());
    }

    private WagerCommand maximum(Table table) {
        List<Integer> bets = new ArrayList<>();
        for (int i = chance.between(1, 3); i > 0; i--) {
            bets.add(aBet(table));
        }
        return new WagerCommand.PlaceMaximum(table.number(), number, bets);
    }

    private long aStake() {
        return chance.pick(CHIPS_CENTS);
    }

    private int aBet(Table table) {
        // People like few places, so that touches meet chips which lie there already.
        int bets = table.play().payTable().bets().size();
        return chance.percent(70) ? bets - 1 - chance.below(Math.min(bets, 6)) : chance.below(bets);
    }
}
