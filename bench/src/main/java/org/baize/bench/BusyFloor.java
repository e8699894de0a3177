package org.baize.bench;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.Request;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.command.WheelCommand;
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

/** One roulette table with many terminals, all of which bet on every round. */
final class BusyFloor {

    static final int WAGERS_EACH = 20;

    private static final int TABLE = 1;
    private static final Origin DEALER = Origin.person(1);
    private static final String KEY = "key";
    private static final int NOTES = 200;
    private static final long CHIP_CENTS = 5_00;

    private final Floor floor = new Floor();
    private final Map<Origin, Long> sequences = new LinkedHashMap<>();
    private final int terminals;
    private final int bets;
    private long nowMillis = LocalDate.of(2026, 11, 16).toEpochDay() * 86_400_000L;
    private int round;

    BusyFloor(int terminals) {
        this.terminals = terminals;
        Rulebook rulebook = Rulebooks.byId("act-multi-terminal-2019");
        TableSetup setup = setup(rulebook);
        this.bets = rulebook.game(setup.game().gameId()).payTable().bets().size();
        send(Origin.SYSTEM, new PaymentCommand.SetValidationKey("5c".repeat(32)));
        send(Origin.SYSTEM, new SetupCommand.BringIntoForce(rulebook.id(), LocalDate.of(2020, 1, 1)));
        send(Origin.SYSTEM, new SetupCommand.InstallTable(TABLE, table(rulebook, setup)));
        for (int terminal = 1; terminal <= terminals; terminal++) {
            TerminalSpec spec = new TerminalSpec(List.of(TABLE), false, List.of(100_00L), true, true);
            send(Origin.SYSTEM, new SetupCommand.InstallTerminal(terminal, spec));
        }
        send(Origin.SYSTEM, new SetupCommand.OpenTable(TABLE));
        List<Role> roles = List.of(Role.DEALER);
        send(Origin.SYSTEM, new StaffCommand.Enrol(1, "dealer", roles, PinVerifier.of("salt", KEY)));
        send(DEALER, new StaffCommand.SignOn(TABLE, Role.DEALER, KEY));
    }

    private TableSetup setup(Rulebook rulebook) {
        TableSetup usual = DefaultSetup.of(rulebook, "roulette");
        FloorChoice floorChoice = new FloorChoice(40, 30, terminals, terminals, Optional.empty());
        return new TableSetup(usual.game(), usual.limits(), usual.dealing(), floorChoice, usual.money());
    }

    private static TableSpec table(Rulebook rulebook, TableSetup setup) {
        return new TableSpec(
                "roulette",
                rulebook.id(),
                setup,
                new TableSpec.Installation(
                        Apparatus.LIVE_WHEEL,
                        Optional.of(WheelOperation.LIVE),
                        TableForm.TERMINALS,
                        Command.NONE,
                        new TableSpec.Approved(true, true, List.of(Device.WHEEL, Device.BALL))));
    }

    /** Everybody gets enough for the next rounds; not measured. */
    private void fill() {
        for (int terminal = 1; terminal <= terminals; terminal++) {
            while (floor.state().terminalAt(terminal).chips().balanceCents() < WAGERS_EACH * CHIP_CENTS) {
                for (int note = 0; note < NOTES; note++) {
                    send(Origin.terminal(terminal), new MoneyCommand.InsertNote(terminal, 100_00, true));
                }
            }
        }
    }

    /** What one round took, in nanoseconds of the thread. */
    record Took(long placingNanos, long settlingNanos) {}

    /** Plays one round: every terminal places its wagers and confirms; the number is keyed and confirmed. */
    Took play() {
        fill();
        send(DEALER, new RoundCommand.OpenBetting(TABLE));
        long placing = timed(placements());
        placedWhole();
        for (int terminal = 1; terminal <= terminals; terminal++) {
            send(Origin.terminal(terminal), new WagerCommand.Confirm(TABLE, terminal));
        }
        nowMillis += 60_000;
        send(DEALER, new WheelCommand.KeyNumber(TABLE, Integer.toString(round % 37)));
        long settling = timed(List.of(request(DEALER, new RoundCommand.ConfirmResult(TABLE))));
        round++;
        return new Took(placing, settling);
    }

    /** Terminal after terminal touches the next bet, as it happens on a floor. */
    private List<Request> placements() {
        List<Request> requests = new ArrayList<>(terminals * WAGERS_EACH);
        for (int wager = 0; wager < WAGERS_EACH; wager++) {
            for (int terminal = 1; terminal <= terminals; terminal++) {
                int bet = (terminal + round + wager * 7) % bets;
                requests.add(
                        request(Origin.terminal(terminal), new WagerCommand.Place(TABLE, terminal, bet, CHIP_CENTS)));
            }
        }
        return requests;
    }

    private void placedWhole() {
        long placed = floor.state().terminalAt(1).layout().balanceCents();
        if (placed != WAGERS_EACH * CHIP_CENTS) {
            throw new IllegalStateException("not all wagers were taken: " + placed + " cents");
        }
    }

    private long timed(List<Request> requests) {
        long before = System.nanoTime();
        for (Request request : requests) {
            floor.handle(request);
        }
        return System.nanoTime() - before;
    }

    private Request request(Origin origin, Command command) {
        return Request.of(origin, sequences.merge(origin, 1L, Long::sum), nowMillis, command);
    }

    private void send(Origin origin, Command command) {
        if (floor.handle(request(origin, command)).answer() instanceof Answer.Refused refused) {
            throw new IllegalStateException(command + " was refused: " + refused);
        }
    }
}
