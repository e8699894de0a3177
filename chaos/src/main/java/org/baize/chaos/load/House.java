package org.baize.chaos.load;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.house.Device;
import org.baize.rules.law.Role;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.FloorChoice;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.Circumstances.TableForm;

/** Sets up a floor of live roulette tables with short wagering periods. */
final class House {

    static final Rulebook RULEBOOK = Rulebooks.byId("act-multi-terminal-2019");
    static final String GAME = "roulette";

    private static final String KEY = "key";
    private static final List<Long> NOTES_CENTS = List.of(100_00L);

    private final Line system;
    private final Line administrator;
    private final Load.Size size;

    House(Line system, Line administrator, Load.Size size) {
        this.system = system;
        this.administrator = administrator;
        this.size = size;
    }

    /** The text is in force and an administrator has signed on. */
    void found() throws InterruptedException {
        accept(system, new PaymentCommand.SetValidationKey("5c".repeat(32)));
        accept(system, new SetupCommand.BringIntoForce(RULEBOOK.id(), LocalDate.of(2020, 1, 1)));
        accept(system, enrol(administrator.origin(), Role.ADMINISTRATOR));
        accept(administrator, new StaffCommand.SignOn(Command.NONE, Role.ADMINISTRATOR, KEY));
    }

    /** A table with its terminals, open, and its dealer at work. */
    void open(int table, Line dealer, List<Integer> terminals) throws InterruptedException {
        accept(administrator, new SetupCommand.InstallTable(table, spec(table)));
        for (int terminal : terminals) {
            TerminalSpec spec = new TerminalSpec(List.of(table), false, NOTES_CENTS, true, true);
            accept(administrator, new SetupCommand.InstallTerminal(terminal, spec));
        }
        accept(administrator, enrol(dealer.origin(), Role.DEALER));
        accept(dealer, new StaffCommand.SignOn(table, Role.DEALER, KEY));
        accept(administrator, new SetupCommand.OpenTable(table));
    }

    private static StaffCommand.Enrol enrol(Origin person, Role role) {
        return new StaffCommand.Enrol(
                person.number(), role + " " + person.number(), List.of(role), PinVerifier.of("salt", KEY));
    }

    private TableSpec spec(int table) {
        TableSetup usual = DefaultSetup.of(RULEBOOK, GAME);
        FloorChoice floor = new FloorChoice(size.bettingSeconds(), 30, size.seats(), size.seats(), Optional.empty());
        return new TableSpec(
                "table " + table,
                RULEBOOK.id(),
                new TableSetup(usual.game(), usual.limits(), usual.dealing(), floor, usual.money()),
                new TableSpec.Installation(
                        Apparatus.LIVE_WHEEL,
                        Optional.of(WheelOperation.LIVE),
                        TableForm.TERMINALS,
                        Command.NONE,
                        new TableSpec.Approved(true, true, List.of(Device.WHEEL, Device.BALL))));
    }

    private static void accept(Line line, Command command) throws InterruptedException {
        if (line.ask(command) instanceof Answer.Refused refused) {
            throw new IllegalStateException(command + " was refused: " + refused);
        }
    }
}
