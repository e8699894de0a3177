package org.baize.bench;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
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

/**
 * One roulette table with a dealer and many terminals: what to say to an empty floor to have it.
 *
 * @param wageringPeriodSeconds how long each round takes wagers
 */
public record OneTable(int terminals, int wageringPeriodSeconds) {

    public static final int NUMBER = 1;
    public static final Origin DEALER = Origin.person(1);
    public static final long NOTE_CENTS = 100_00;
    public static final long CHIP_CENTS = 5_00;

    private static final Rulebook RULEBOOK = Rulebooks.byId("act-multi-terminal-2019");
    private static final String KEY = "key";

    /** One command and who says it. */
    public record Said(Origin by, Command command) {}

    /** Everything up to the dealer's sign-on, in its order. */
    public List<Said> opening() {
        List<Said> said = new ArrayList<>();
        said.add(bySystem(new PaymentCommand.SetValidationKey("5c".repeat(32))));
        said.add(bySystem(new SetupCommand.BringIntoForce(RULEBOOK.id(), LocalDate.of(2020, 1, 1))));
        said.add(bySystem(new SetupCommand.InstallTable(NUMBER, spec())));
        for (int terminal = 1; terminal <= terminals; terminal++) {
            TerminalSpec spec = new TerminalSpec(List.of(NUMBER), false, List.of(NOTE_CENTS), true, true);
            said.add(bySystem(new SetupCommand.InstallTerminal(terminal, spec)));
        }
        said.add(bySystem(new SetupCommand.OpenTable(NUMBER)));
        List<Role> roles = List.of(Role.DEALER);
        said.add(bySystem(new StaffCommand.Enrol(1, "dealer", roles, PinVerifier.of("salt", KEY))));
        said.add(new Said(DEALER, new StaffCommand.SignOn(NUMBER, Role.DEALER, KEY)));
        return said;
    }

    /** Money for the terminal to play with; the first opens its account. */
    public static Said note(int terminal) {
        return new Said(Origin.terminal(terminal), new MoneyCommand.InsertNote(terminal, NOTE_CENTS, true));
    }

    /** Much money at once for a terminal that has an account. */
    public static Said transfer(int terminal, long cents) {
        return new Said(Origin.MONITORING, new MoneyCommand.TransferIn(terminal, "transfer " + terminal, cents));
    }

    /** How many bets there are; they are numbered from 0. */
    public int bets() {
        return RULEBOOK.game(setup().game().gameId()).payTable().bets().size();
    }

    private static Said bySystem(Command command) {
        return new Said(Origin.SYSTEM, command);
    }

    private TableSetup setup() {
        TableSetup usual = DefaultSetup.of(RULEBOOK, "roulette");
        FloorChoice floor = new FloorChoice(wageringPeriodSeconds, 30, terminals, terminals, Optional.empty());
        return new TableSetup(usual.game(), usual.limits(), usual.dealing(), floor, usual.money());
    }

    /** The table itself. */
    public TableSpec spec() {
        return new TableSpec(
                "roulette",
                RULEBOOK.id(),
                setup(),
                new TableSpec.Installation(
                        Apparatus.LIVE_WHEEL,
                        Optional.of(WheelOperation.LIVE),
                        TableForm.TERMINALS,
                        Command.NONE,
                        new TableSpec.Approved(true, true, List.of(Device.WHEEL, Device.BALL))));
    }
}
