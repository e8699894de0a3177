package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.game.Bet;
import org.baize.rules.game.Section;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.wager.Circumstances.TableForm;

/** Whoever sits at one terminal and plays as people do: mostly sensibly, sometimes too late or too much. */
final class Player implements Actor {

    private static final List<Long> CHIPS_CENTS = List.of(1_00L, 2_00L, 5_00L, 10_00L, 20_00L, 50_00L, 100_00L);

    private final Stage stage;
    private final Chance chance;
    private final int number;
    private final Purse purse;
    private final Croupier croupier;

    Player(Stage stage, int number) {
        this.stage = stage;
        this.chance = stage.chance();
        this.number = number;
        this.purse = new Purse(stage, number);
        this.croupier = new Croupier(stage);
    }

    @Override
    public void act() {
        Terminal terminal = stage.terminal(number);
        if (purse.payOut()) {
            return;
        }
        if (terminal.chips().balanceCents() == 0 && chance.oneIn(12)) {
            stage.send(Origin.terminal(number), new MoneyCommand.Leave(number));
        }
        if (terminal.chips().balanceCents() < 5_00 && chance.percent(60)) {
            purse.buyIn();
            return;
        }
        if (chance.oneIn(40)) {
            purse.transferIn();
        }
        if (chance.oneIn(150)) {
            purse.mishap();
        }
        Table table = stage.table(chance.pick(terminal.spec().tables()));
        if (table.round().phase() == RoundPhase.BETTING || chance.oneIn(20)) {
            touch(table);
        }
    }

    /** At a cloth the dealer does what the player asks for. */
    private void touch(Table table) {
        boolean cloth = table.spec().form() == TableForm.STAFF_ENTERED && !chance.oneIn(20);
        if (cloth && chance.percent(40)) {
            croupier.serve(table.number(), number, aBet(table), aStake(table, aBet(table)));
        } else {
            stage.send(cloth ? stage.dealerOf(table.number()) : Origin.terminal(number), aTouch(table));
        }
    }

    private WagerCommand aTouch(Table table) {
        int bet = aBet(table);
        long stake = aStake(table, bet);
        return switch (chance.below(16)) {
            case 0 -> new WagerCommand.Undo(table.number(), number);
            case 1 -> chance.oneIn(3) ? new WagerCommand.Clear(table.number(), number) : repeat(table);
            case 2 -> new WagerCommand.DoubleUp(table.number(), number);
            case 3 -> section(table, stake);
            case 4 -> new WagerCommand.Remove(table.number(), number, bet, stake);
            case 5 -> new WagerCommand.Move(table.number(), number, new WagerCommand.Shift(bet, aBet(table), stake));
            case 6 -> chance.oneIn(3) ? maximum(table) : repeat(table);
            case 7, 8, 9 -> new WagerCommand.Confirm(table.number(), number);
            default -> new WagerCommand.Place(table.number(), number, bet, stake);
        };
    }

    private WagerCommand repeat(Table table) {
        return new WagerCommand.Repeat(table.number(), number);
    }

    private WagerCommand section(Table table, long unitCents) {
        List<String> sections = table.play().game().sections().stream()
                .flatMap(line -> line.sections().stream())
                .map(Section::text)
                .toList();
        return sections.isEmpty()
                ? new WagerCommand.Place(table.number(), number, aBet(table), unitCents)
                : new WagerCommand.PlaceSection(table.number(), number, chance.pick(sections), unitCents);
    }

    private WagerCommand maximum(Table table) {
        List<Integer> bets = new ArrayList<>();
        for (int i = chance.between(1, 3); i > 0; i--) {
            bets.add(aBet(table));
        }
        return new WagerCommand.PlaceMaximum(table.number(), number, bets);
    }

    /** Mostly a few times the minimum of that bet, sometimes just any chip. */
    private long aStake(Table table, int bet) {
        return chance.percent(80) ? minimum(table.play(), bet) * chance.between(1, 3) : chance.pick(CHIPS_CENTS);
    }

    private <B extends Bet> long minimum(Play<B, ?> play, int bet) {
        String line = play.game().lineOf(play.payTable().bets().get(bet)).key();
        LimitChoice.Line limits = play.setup().limits().byLine().get(line);
        return limits == null ? chance.pick(CHIPS_CENTS) : limits.minimumCents();
    }

    private int aBet(Table table) {
        // People like few places, so that touches meet chips which lie there already.
        int bets = table.play().payTable().bets().size();
        return chance.percent(70) ? bets - 1 - chance.below(Math.min(bets, 6)) : chance.below(bets);
    }
}
