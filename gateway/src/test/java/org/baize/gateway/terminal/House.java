package org.baize.gateway.terminal;

import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.gateway.identity.PinKeys;
import org.baize.rules.house.Device;
import org.baize.rules.law.Role;
import org.baize.rules.roulette.WheelOperation;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.wager.Circumstances.TableForm;

/**
 * The people and things of a small casino: live roulette under two texts. Each test has a table and terminals of its own, since the
 * server is the same for all of them.
 */
public final class House {

    public static final String MULTI = "act-multi-terminal-2019";
    public static final String RAPID = "nsw-rapid-2016";

    private static final Origin ADMINISTRATOR = Origin.person(1);
    private static final int FIRST_DEALER = 100;
    private static final int FIRST_OTHER = 10_000;

    private final FloorInMemory floor;
    private final boolean demonstration;
    private int tables;
    private int terminals;
    private int others;

    private House(FloorInMemory floor, boolean demonstration) {
        this.floor = floor;
        this.demonstration = demonstration;
        floor.accept(Origin.SYSTEM, new SetupCommand.SetClock(600));
        floor.accept(Origin.SYSTEM, new PaymentCommand.SetValidationKey("5c".repeat(32)));
        List.of(MULTI, RAPID)
                .forEach(text ->
                        floor.accept(Origin.SYSTEM, new SetupCommand.BringIntoForce(text, LocalDate.of(2020, 1, 1))));
        floor.accept(
                Origin.SYSTEM,
                new StaffCommand.Enrol(1, "administrator", List.of(Role.ADMINISTRATOR), PinVerifier.of("salt", "key")));
        floor.accept(ADMINISTRATOR, new StaffCommand.SignOn(Command.NONE, Role.ADMINISTRATOR, "key"));
    }

    public static House forDemonstration(FloorInMemory floor) {
        return new House(floor, true);
    }

    public static House forMoney(FloorInMemory floor) {
        return new House(floor, false);
    }

    public FloorInMemory floor() {
        return floor;
    }

    /** Somebody who has that PIN and is not signed on. */
    public synchronized int enrol(Role role, PinKeys.Salted pin) {
        int person = FIRST_OTHER + ++others;
        floor.accept(
                ADMINISTRATOR,
                new StaffCommand.Enrol(
                        person, "person " + person, List.of(role), PinVerifier.of(pin.salt(), pin.key())));
        return person;
    }

    /** Somebody who is signed on in that role. */
    synchronized int enrol(Role role) {
        int person = FIRST_OTHER + ++others;
        floor.accept(
                ADMINISTRATOR,
                new StaffCommand.Enrol(person, "person " + person, List.of(role), PinVerifier.of("salt", "key")));
        floor.accept(Origin.person(person), new StaffCommand.SignOn(Command.NONE, role, "key"));
        return person;
    }

    /** An open table with its dealer. */
    public synchronized Wheel table(String rulebook) {
        int number = ++tables;
        TableSpec.Approved approved = new TableSpec.Approved(true, true, List.of(Device.WHEEL, Device.BALL));
        TableSpec spec = new TableSpec(
                "table " + number,
                rulebook,
                DefaultSetup.of(Rulebooks.byId(rulebook), "roulette"),
                new TableSpec.Installation(
                        Apparatus.LIVE_WHEEL,
                        Optional.of(WheelOperation.LIVE),
                        TableForm.TERMINALS,
                        Command.NONE,
                        approved));
        floor.accept(
                ADMINISTRATOR, new SetupCommand.InstallTable(number, demonstration ? spec.forDemonstration() : spec));
        Origin dealer = Origin.person(FIRST_DEALER + number);
        floor.accept(
                ADMINISTRATOR,
                new StaffCommand.Enrol(dealer.number(), "dealer", List.of(Role.DEALER), PinVerifier.of("salt", "key")));
        floor.accept(dealer, new StaffCommand.SignOn(number, Role.DEALER, "key"));
        Wheel table = new Wheel(number, dealer, List.of(install(number), install(number)));
        floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(number));
        return table;
    }

    private int install(int table) {
        int terminal = ++terminals;
        floor.accept(
                ADMINISTRATOR,
                new SetupCommand.InstallTerminal(
                        terminal, new TerminalSpec(List.of(table), true, List.of(5_00L, 20_00L, 100_00L), true, true)));
        return terminal;
    }

    /** A table with a wheel. */
    public final class Wheel {

        private final int number;
        private final Origin dealer;
        private final Deque<Integer> unused;

        private Wheel(int number, Origin dealer, List<Integer> terminals) {
            this.number = number;
            this.dealer = dealer;
            this.unused = new ArrayDeque<>(terminals);
        }

        public int number() {
            return number;
        }

        /** The number of the person who deals here. */
        public int dealer() {
            return dealer.number();
        }

        /** One of its two terminals that nobody has used. */
        public int terminal() {
            return unused.removeFirst();
        }

        public Wheel open() {
            floor.accept(dealer, new RoundCommand.OpenBetting(number));
            return this;
        }

        public Wheel timeIsUp() {
            floor.pass(60_000);
            return this;
        }

        public Wheel falls(String pocket) {
            floor.accept(dealer, new WheelCommand.KeyNumber(number, pocket));
            return this;
        }

        public Wheel confirm() {
            floor.accept(dealer, new RoundCommand.ConfirmResult(number));
            return this;
        }
    }
}
