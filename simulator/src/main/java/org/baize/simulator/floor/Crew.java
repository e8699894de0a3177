package org.baize.simulator.floor;

import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.round.RoundPhase;

/** Dealer and device of one table: they bring each round on, as its phase asks for. */
final class Crew implements Actor {

    private final Stage stage;
    private final Chance chance;
    private final int number;
    private final Device device;
    private final Anybody anybody;
    private final Pit pit;
    private final Management management;
    private final Croupier croupier;

    Crew(Stage stage, int number) {
        this.stage = stage;
        this.chance = stage.chance();
        this.number = number;
        this.device = device(stage, number);
        this.anybody = new Anybody(stage);
        this.pit = new Pit(stage, number);
        this.management = new Management(stage, number);
        this.croupier = new Croupier(stage);
    }

    private static Device device(Stage stage, int number) {
        return switch (stage.tableSpecs().get(number - 1).apparatus()) {
            case LIVE_WHEEL, AUTOMATED_WHEEL -> new WheelDevice(stage, number);
            case SHOE -> new ShoeDevice(stage, number);
            case DEALER_TUMBLER, AUTOMATED_TUMBLER -> new TumblerDevice(stage, number);
        };
    }

    @Override
    public void act() {
        Table table = stage.table(number);
        if (chance.oneIn(25)) {
            device.besides();
            return;
        }
        if (chance.oneIn(table.open() ? 40 : 8)) {
            management.act();
            return;
        }
        boolean stopped = table.held() || !table.faults().cases().isEmpty();
        if (chance.oneIn(stopped ? 2 : 80)) {
            pit.act();
            return;
        }
        if (!table.open() && !table.round().phase().running()) {
            if (chance.oneIn(6)) {
                stage.send(Staff.ADMINISTRATOR, new SetupCommand.OpenTable(number));
            }
            return;
        }
        RoundPhase phase = table.round().phase();
        switch (phase) {
            case IDLE, SETTLED, VOID -> open();
            case BETTING -> duringBetting(table);
            case CLOSED, DEALING -> deal(phase);
            case RESULT -> confirm(table);
        }
    }

    private Origin dealer() {
        return stage.dealerOf(number);
    }

    private void open() {
        if (stage.table(number).status().closing().isPresent() && chance.oneIn(4)) {
            anybody.insists(number, new HouseCommand.CloseTable(number));
        } else if (!device.prepare()) {
            stage.send(dealer(), new RoundCommand.OpenBetting(number));
        }
    }

    private void duringBetting(Table table) {
        boolean untilCalled = table.round()
                .period()
                .filter(period -> period.closesAtMillis() == Long.MAX_VALUE)
                .isPresent();
        if (chance.oneIn(untilCalled ? 8 : 60)) {
            stage.send(dealer(), new RoundCommand.CloseBetting(number));
        } else if (chance.oneIn(30)) {
            device.early();
        }
    }

    private void deal(RoundPhase phase) {
        if (phase == RoundPhase.CLOSED && chance.oneIn(10)) {
            stage.send(dealer(), new RoundCommand.ReopenBetting(number));
        }
        if (stage.table(number).round().phase().running()) {
            device.deal();
        }
    }

    private void confirm(Table table) {
        boolean doubtful =
                table.round().result().filter(result -> result.contradicted()).isPresent();
        Origin who = doubtful || chance.oneIn(4)
                ? Staff.holding(
                        chance.pick(Role.CASINO_SUPERVISOR, Role.GAMES_SUPERVISOR, Role.ELECTRONIC_GAMING_SUPERVISOR))
                : dealer();
        if (table.awaitsCash() && !chance.oneIn(5)) {
            croupier.attend(number);
            return;
        }
        Handled handled = stage.send(who, new RoundCommand.ConfirmResult(number));
        if (handled.answer() instanceof Answer.Refused && chance.oneIn(4)) {
            pit.correct();
        }
    }
}
