package org.baize.simulator.floor;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.baize.engine.Floor;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;

/**
 * The floor of one seed while it runs. Whatever an actor wants goes through here: it gets the right sequence number and
 * the time, and after it everything is checked. Now and then the line fails and it is sent again, something before it
 * seems lost, or the floor goes down and comes back.
 */
final class Stage {

    private static final long START_MILLIS = LocalDate.of(2026, 11, 16).toEpochDay() * 86_400_000L;
    private static final int RESEND_ONE_IN = 40;
    private static final int GAP_ONE_IN = 200;
    private static final int LAYOUTS_ONE_IN = 40;

    private final Chance chance;
    private final List<TableSpec> tables;
    private final List<TerminalSpec> terminals;
    private final NaiveMoney model;
    private final UnaryOperator<Handled> hearsay;
    private final Witness witness;
    private final Map<Origin, Long> sequences = new LinkedHashMap<>();
    private final Coverage coverage = new Coverage();
    private final Tally tally = new Tally();
    private Floor floor = new Floor();
    private Crash crash = new Crash(floor);
    private long nowMillis = START_MILLIS;

    /**
     * An empty floor.
     *
     * @param hearsay what the model is told of what happened; the truth, unless a test wants to see a lie found out
     */
    Stage(Chance chance, NaiveOdds odds, UnaryOperator<Handled> hearsay, Witness witness) {
        this.chance = chance;
        this.model = new NaiveMoney(odds);
        this.hearsay = hearsay;
        this.witness = witness;
        FloorPlan plan = new FloorPlan(chance);
        this.tables = plan.tables();
        this.terminals = plan.terminals(tables);
    }

    Chance chance() {
        return chance;
    }

    FloorState state() {
        return floor.state();
    }

    Floor floor() {
        return floor;
    }

    NaiveMoney model() {
        return model;
    }

    Coverage coverage() {
        return coverage;
    }

    Tally tally() {
        return tally;
    }

    List<TableSpec> tableSpecs() {
        return tables;
    }

    List<TerminalSpec> terminalSpecs() {
        return terminals;
    }

    List<Integer> tableNumbers() {
        return IntStream.rangeClosed(1, tables.size()).boxed().toList();
    }

    /** Whoever deals at that table; one person deals all games of a station. */
    Origin dealerOf(int table) {
        int station = station(table);
        return Staff.dealerOf(station == Command.NONE ? table : station);
    }

    /** The other tables of the dealer of this one. */
    List<Integer> besides(int table) {
        return tableNumbers().stream()
                .filter(other -> other != table && station(other) != Command.NONE && station(other) == station(table))
                .toList();
    }

    private int station(int table) {
        return tables.get(table - 1).installation().station();
    }

    Table table(int number) {
        return floor.state().tableAt(number);
    }

    Terminal terminal(int number) {
        return floor.state().terminalAt(number);
    }

    long nowMillis() {
        return nowMillis;
    }

    void pass(long millis) {
        nowMillis += millis;
    }

    Handled send(Origin origin, Command command) {
        return send(origin, Optional.empty(), command);
    }

    Handled send(Origin origin, Optional<Countersign> second, Command command) {
        long sequence = sequences.getOrDefault(origin, 0L) + 1;
        if (chance.oneIn(GAP_ONE_IN)) {
            loseOneBefore(new Request(origin, sequence + chance.between(1, 3), nowMillis, second, command));
        }
        if (floor.knows(origin)) {
            sequences.put(origin, sequence);
        }
        Request request = new Request(origin, sequence, nowMillis, second, command);
        Handled handled = handle(request);
        coverage.add(request, handled);
        tally.add(handled);
        model.see(request, hearsay.apply(handled));
        witness.saw(request, handled, floor);
        Audit.money(floor, model);
        Audit.meters(floor);
        afterwards(request, handled);
        return handled;
    }

    private Handled handle(Request request) {
        tally.next(request);
        try {
            Handled handled = floor.handle(request);
            crash.log(request, handled);
            return handled;
        } catch (RuntimeException broken) {
            throw new Disagreement("the floor broke: " + broken, broken);
        }
    }

    private void afterwards(Request request, Handled handled) {
        if (chance.oneIn(RESEND_ONE_IN)) {
            resend(request, handled);
        }
        if (chance.oneIn(LAYOUTS_ONE_IN)) {
            Audit.layouts(floor, model);
        }
        if (chance.oneIn(400)) {
            crash.takeSnapshot(floor);
        }
        if (chance.oneIn(250)) {
            floor = crash.recover(floor, chance.oneIn(8));
            tally.crashed();
            Audit.money(floor, model);
            Audit.layouts(floor, model);
        }
    }

    /** The answer was lost on its way: asked again, the floor says the same and does nothing. */
    private void resend(Request request, Handled first) {
        Optional<FloorSnapshot> before = chance.oneIn(10) ? Optional.of(floor.snapshot()) : Optional.empty();
        Request later = new Request(
                request.origin(),
                request.sequence(),
                nowMillis + chance.below(5_000),
                request.second(),
                request.command());
        Handled again = handle(later);
        tally.resent();
        if (!again.fired().isEmpty() || !again.answer().equals(first.answer())) {
            throw new Disagreement("a resend was answered " + again + ", first it was " + first);
        }
        if (before.isPresent() && !before.get().equals(floor.snapshot())) {
            throw new Disagreement("a resend changed the state");
        }
        Audit.money(floor, model);
    }

    /** A request arrives although one before it has not. */
    private void loseOneBefore(Request early) {
        Handled handled = handle(early);
        boolean refused = handled.fired().isEmpty() && handled.answer().equals(Answer.refuse(FloorReason.SEQUENCE_GAP));
        if (!refused) {
            throw new Disagreement("a request came too early and was answered " + handled);
        }
        Audit.money(floor, model);
    }
}
