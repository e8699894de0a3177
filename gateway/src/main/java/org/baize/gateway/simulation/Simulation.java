package org.baize.gateway.simulation;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.baize.cluster.log.Step;
import org.baize.devices.Chance;
import org.baize.devices.WallClockwork;
import org.baize.devices.dealing.SimulatedTable;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.paper.Barcode;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.floor.FloorWatcher;
import org.baize.gateway.floor.Lines;
import org.jspecify.annotations.Nullable;

/**
 * Everything on the demonstration floor that is simulated. It keeps nothing that a restart would lose but who was sent away: where
 * the floor is, it goes on. May be used from any thread.
 */
public final class Simulation implements FloorWatcher, AutoCloseable {

    private static final Logger LOG = System.getLogger(Simulation.class.getName());
    private static final long LOOK_MILLIS = 200;
    private static final long SIGHT_SECONDS = 30;

    private final Lines lines;
    private final Switches switches;
    private final DemonstrationFloor demonstration;
    private final WallClockwork time = new WallClockwork(
            InstantSource.system(), failed -> LOG.log(Level.WARNING, "a simulated device failed", failed));
    /** On the floor that everybody is shown each terminal has one, and so has one that is installed there; a crowd brings its own. */
    private final boolean hasTills;

    private final Chance chance = new Chance(new SecureRandom());
    private final SortedMap<Integer, SimulatedTable> tables = new ConcurrentSkipListMap<>();
    private final SortedMap<Integer, Till> tills = new ConcurrentSkipListMap<>();
    private final CompletableFuture<@Nullable Void> sight = new CompletableFuture<>();
    private volatile FloorLink.@Nullable Watching watching;

    private Simulation(Lines lines, DemonstrationFloor demonstration, Switches switches) {
        this.lines = lines;
        this.demonstration = demonstration;
        this.hasTills = demonstration.plan().equals(DemonstrationFloor.Plan.USUAL);
        this.switches = switches;
    }

    /**
     * Founds the floor if that was not done, and goes on with it.
     *
     * @param directory where it is kept who is off
     * @throws FoundingException if that cannot be done
     */
    public static Simulation begin(FloorLink floor, Lines lines, DemonstrationFloor demonstration, Path directory) {
        new Founding(floor).of(demonstration);
        Simulation simulation = new Simulation(lines, demonstration, new Switches(directory));
        simulation.watching = floor.follow(simulation);
        simulation.awaitSight();
        simulation.time.after(LOOK_MILLIS, simulation::lookAgain);
        return simulation;
    }

    /** From then on everything that is simulated is there. */
    private void awaitSight() {
        try {
            sight.get(SIGHT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException blind) {
            close();
            throw new FoundingException("the floor cannot be seen: " + blind);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void lookAgain() {
        FloorLink.Watching ours = watching;
        if (ours != null) {
            ours.look();
        }
        time.after(LOOK_MILLIS, this::lookAgain);
    }

    @Override
    public void stands(FloorState state, long atMillis) {
        look(state);
        sight.complete(null);
    }

    /** Players bet all the time, and nobody at the table does anything about it at once. */
    @Override
    public void stepped(Step step, FloorState after) {
        if (!step.events().stream().allMatch(WagerEvent.class::isInstance)) {
            look(after);
        }
    }

    private void look(FloorState state) {
        for (Table table : state.tables()) {
            if (table.spec().demonstration()) {
                tables.computeIfAbsent(table.number(), _ -> simulated(table)).look(state);
            }
        }
        if (hasTills) {
            for (Terminal terminal : state.terminals()) {
                tills.computeIfAbsent(terminal.number(), number -> till(state, number))
                        .look(state);
            }
        }
    }

    private SimulatedTable simulated(Table table) {
        SimulatedTable simulated = new SimulatedTable(
                table.number(),
                table.spec(),
                demonstration.peopleAt(table.number()),
                new SimulatedTable.Surroundings(this::say, time, chance));
        for (Person person : Person.values()) {
            person.turn(simulated, switches.isOn(person.at(table.number())));
        }
        return simulated;
    }

    private Till till(FloorState state, int terminal) {
        Origin origin = Origin.terminal(terminal);
        return new Till(state, terminal, command -> say(origin, Optional.empty(), command), time, chance);
    }

    private CompletableFuture<Answer> say(Origin by, Optional<Countersign> second, Command command) {
        return lines.of(by).say(second, command).whenComplete((_, failed) -> {
            if (failed != null) {
                LOG.log(Level.WARNING, "nobody heard {0} of {1}: {2}", command, by, failed.getMessage());
            }
        });
    }

    @Override
    public void failed(Throwable why) {
        sight.completeExceptionally(why);
        LOG.log(Level.ERROR, "the floor cannot be seen any more; nothing is simulated", why);
    }

    /** What there is to look at. */
    DemoResource.Tour tour() {
        DemonstrationFloor.Plan plan = demonstration.plan();
        return new DemoResource.Tour(
                plan.tables().entrySet().stream()
                        .map(table -> new DemoResource.TableOfTour(
                                table.getKey(),
                                table.getValue().name(),
                                table.getValue().rulebookId()))
                        .toList(),
                plan.banks().stream()
                        .flatMap(bank -> IntStream.range(bank.first(), bank.first() + bank.terminals())
                                .mapToObj(terminal -> new DemoResource.TerminalOfTour(terminal, bank.tables())))
                        .toList());
    }

    /** Everything that is simulated now. */
    public SimulatorView.All all() {
        return new SimulatorView.All(
                tables.values().stream().map(Simulation::view).toList(),
                tills.values().stream().map(Till::view).toList());
    }

    private static SimulatorView.Table view(SimulatedTable table) {
        return new SimulatorView.Table(
                table.number(),
                Person.DEALER.isOn(table),
                Person.SUPERVISOR.isOn(table),
                table.equipment().misbehaviours());
    }

    /** Sends somebody away, or has them come back; it is remembered. */
    public void turn(int table, Person person, boolean on) {
        person.turn(table(table), on);
        switches.turn(person.at(table), on);
    }

    /** Has the equipment of a table do this wrong as soon as it can. */
    public void misbehave(int table, String next) {
        SimulatedTable.Equipment equipment = table(table).equipment();
        if (!equipment.misbehaviours().contains(next)) {
            throw new NoSuchElementException(
                    "table " + table + " cannot do that; there are " + String.join(", ", equipment.misbehaviours()));
        }
        equipment.misbehave(next);
    }

    /** Somebody deals by hand and draws the next card. */
    public void draw(int table) {
        SimulatedTable here = table(table);
        time.after(0, here::draw);
    }

    private SimulatedTable table(int number) {
        return found(tables, number, "simulated table");
    }

    /** What the player at that terminal pushes notes into, and tickets come out of. */
    public Till till(int terminal) {
        return found(tills, terminal, "simulated terminal");
    }

    /** A crowd has no slots: the floor hears of its notes at once. */
    Optional<CompletionStage<Answer>> push(Command command) {
        return switch (command) {
            case MoneyCommand.InsertNote note ->
                Optional.ofNullable(tills.get(note.terminal())).map(till -> till.insertNote(note.noteCents()));
            case MoneyCommand.InsertTicket ticket ->
                Optional.ofNullable(tills.get(ticket.terminal()))
                        .map(till -> till.insertTicket(Barcode.of(ticket.number())));
            case Command _ -> Optional.empty();
        };
    }

    private static <T> T found(SortedMap<Integer, T> among, int number, String what) {
        T one = among.get(number);
        if (one == null) {
            throw new NoSuchElementException(
                    "there is no " + what + " " + number + "; there are " + List.copyOf(among.keySet()));
        }
        return one;
    }

    @Override
    public void close() {
        FloorLink.Watching ours = watching;
        watching = null;
        if (ours != null) {
            ours.close();
        }
        time.close();
    }
}
