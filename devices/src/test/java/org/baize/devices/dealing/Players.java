package org.baize.devices.dealing;

import java.util.List;
import java.util.SplittableRandom;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.game.Bet;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.sicbo.Shoot;

/** People at the terminals who wager at random, and press the shoot button when it is theirs, or do not. */
final class Players {

    private static final List<CreditSource> AT_TABLE = List.of(
            CreditSource.CASH_AT_TABLE,
            CreditSource.CHIPS_AT_TABLE,
            CreditSource.VOUCHER_AT_TABLE,
            CreditSource.TOKENS_AT_TABLE);

    private final Casino casino;
    private final SplittableRandom random;

    Players(Casino casino) {
        this.casino = casino;
        this.random = casino.random;
    }

    void play() {
        for (Terminal terminal : casino.floor.state().terminals()) {
            int number = terminal.number();
            List<Integer> tables = terminal.spec().tables();
            Table table = casino.table(tables.get(random.nextInt(tables.size())));
            if (table.round().phase() == RoundPhase.BETTING && random.nextInt(15) == 0) {
                wager(terminal, table);
            }
            boolean shooter = table.device() instanceof TumblerState tumbler
                    && tumbler.shoot() instanceof Shoot.Awaiting awaiting
                    && awaiting.shooter() == number;
            if (shooter && random.nextInt(40) == 0) {
                casino.say(Origin.terminal(number), new DiceCommand.Shoot(table.number(), number));
            }
        }
    }

    private void wager(Terminal terminal, Table table) {
        if (terminal.chips().balanceCents() < 50_00) {
            buyIn(terminal, table);
        }
        Origin player = Origin.terminal(terminal.number());
        int bet = random.nextInt(table.play().payTable().bets().size());
        casino.say(
                player,
                new WagerCommand.Place(table.number(), terminal.number(), bet, minimumCents(table.play(), bet)));
        casino.say(player, new WagerCommand.Confirm(table.number(), terminal.number()));
    }

    private void buyIn(Terminal terminal, Table table) {
        if (terminal.spec().acceptedNotesCents().isEmpty()) {
            CreditSource overTheTable = table.rulebook().house().cash().credit().sources().stream()
                    .map(known -> known.source())
                    .filter(AT_TABLE::contains)
                    .findFirst()
                    .orElseThrow();
            casino.say(
                    DemonstrationFloor.dealerOf(table.number()),
                    new MoneyCommand.BuyInAtTable(table.number(), terminal.number(), overTheTable, 200_00));
        } else {
            casino.say(
                    Origin.terminal(terminal.number()), new MoneyCommand.InsertNote(terminal.number(), 100_00, true));
        }
    }

    private static <B extends Bet> long minimumCents(Play<B, ?> play, int bet) {
        String line = play.game().lineOf(play.payTable().bets().get(bet)).key();
        LimitChoice.Line limits = play.setup().limits().byLine().get(line);
        return limits == null ? 5_00 : limits.minimumCents();
    }
}
