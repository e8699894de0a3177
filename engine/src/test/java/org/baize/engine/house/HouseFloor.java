package org.baize.engine.house;

import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.INSPECTOR;
import static org.baize.engine.TestFloor.MANAGER;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import org.baize.engine.TestFloor;
import org.baize.engine.command.Command;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;

/** A floor with one roulette table and everybody of the house signed on. */
final class HouseFloor {

    private HouseFloor() {}

    static TestFloor roulette(String text) {
        String game = text.equals(TestFloor.AMERICAN) ? "roulette-single-zero" : "roulette";
        return staffed(TestFloor.with(text, game, Apparatus.LIVE_WHEEL));
    }

    static TestFloor cards(String text) {
        String game = Rulebooks.byId(text).games().stream()
                .filter(known -> known.kind() == GameKind.BACCARAT)
                .findFirst()
                .orElseThrow()
                .id();
        return staffed(TestFloor.with(text, game, Apparatus.SHOE));
    }

    static TestFloor dice() {
        TestFloor floor = TestFloor.with(TestFloor.SIC_BO, "sic-bo", Apparatus.AUTOMATED_TUMBLER);
        return staffed(floor, Role.ELECTRONIC_GAMING_SUPERVISOR);
    }

    static TestFloor staffed(TestFloor floor) {
        return staffed(floor, Role.CASINO_SUPERVISOR);
    }

    private static TestFloor staffed(TestFloor floor, Role supervisor) {
        floor.signOn(SUPERVISOR, Command.NONE, supervisor);
        floor.signOn(MANAGER, Command.NONE, Role.GAMING_MANAGER);
        floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        floor.signOn(INSPECTOR, Command.NONE, Role.INSPECTOR);
        return floor;
    }

    /** Ends the round of the wheel on that number. */
    static void finish(TestFloor floor, String number) {
        floor.pass(60_000);
        floor.accept(DEALER, new WheelCommand.KeyNumber(TABLE, number));
        if (floor.table(TABLE).round().phase() == RoundPhase.RESULT) {
            floor.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        }
    }

    static void finish(TestFloor floor) {
        finish(floor, "17");
    }

    static void show(TestFloor floor, int terminal) {
        floor.accept(Origin.terminal(terminal), new HouseCommand.ShowNotice(TABLE, terminal));
    }
}
