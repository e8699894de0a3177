package org.baize.devices.dealing;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.baize.devices.Chance;
import org.baize.devices.SteppedTime;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.Floor;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.CardCheck;

/** The demonstration floor on a real floor, with simulated tables; answers take as long as a network makes them. */
final class Casino {

    private static final long START_MILLIS = LocalDate.of(2026, 11, 16).toEpochDay() * 86_400_000L;
    private static final long TICK_MILLIS = 200;

    /** Something that was said and what came of it. */
    record Heard(Origin by, Command command, Answer answer) {}

    final SteppedTime time = new SteppedTime(START_MILLIS);
    final Floor floor = new Floor();
    final SplittableRandom random;
    final Map<Integer, SimulatedTable> tables = new TreeMap<>();
    final List<Event> events = new ArrayList<>();
    final List<Heard> heard = new ArrayList<>();
    private final Map<Origin, Long> sequences = new LinkedHashMap<>();
    private final Map<Origin, Long> lastHeard = new LinkedHashMap<>();
    private final Map<Integer, long[]> lastRound = new LinkedHashMap<>();

    Casino(long seed) {
        this.random = new SplittableRandom(seed);
        for (DemonstrationFloor.Said said : demonstration().founding()) {
            accept(said.by(), said.command());
        }
    }

    static DemonstrationFloor demonstration() {
        return new DemonstrationFloor(
                "5c".repeat(32),
                person -> new DemonstrationFloor.Credential(PinVerifier.of("salt", "key " + person), "key " + person));
    }

    /** Puts simulated equipment and people to that table. */
    SimulatedTable simulate(int number) {
        SimulatedTable table = new SimulatedTable(
                number,
                table(number).spec(),
                demonstration().peopleAt(number),
                new SimulatedTable.Surroundings(this::later, time, new Chance(random)));
        tables.put(number, table);
        return table;
    }

    /** One more table, with a dealer and terminals of its own. */
    void install(int number, TableSpec spec, List<Long> notesCents) {
        Origin dealer = DemonstrationFloor.dealerOf(number);
        String key = "key " + dealer.number();
        accept(DemonstrationFloor.ADMINISTRATOR, new SetupCommand.InstallTable(number, spec));
        for (int terminal = number * 100 + 1; terminal <= number * 100 + 4; terminal++) {
            TerminalSpec seat = new TerminalSpec(List.of(number), false, notesCents, true, true);
            accept(DemonstrationFloor.ADMINISTRATOR, new SetupCommand.InstallTerminal(terminal, seat));
        }
        accept(
                DemonstrationFloor.ADMINISTRATOR,
                new StaffCommand.Enrol(dealer.number(), "dealer", List.of(Role.DEALER), PinVerifier.of("salt", key)));
        accept(dealer, new StaffCommand.SignOn(number, Role.DEALER, key));
        if (spec.apparatus() == Apparatus.SHOE) {
            Audit complete = new Audit(List.of(), List.of(), List.of());
            accept(dealer, new CardCommand.BringCards(number, "first", 8, "blue", Optional.empty()));
            accept(
                    dealer,
                    new CardCommand.CheckCards(number, "first", CardCheck.Checker.DEALER, Optional.empty(), complete));
        }
        accept(DemonstrationFloor.ADMINISTRATOR, new SetupCommand.OpenTable(number));
    }

    private void accept(Origin by, Command command) {
        if (say(by, command) instanceof Answer.Refused refused) {
            throw new AssertionError(command + " was refused: " + refused);
        }
    }

    Table table(int number) {
        return floor.state().tableAt(number);
    }

    Answer say(Origin by, Command command) {
        return say(by, Optional.empty(), command);
    }

    private Answer say(Origin by, Optional<Countersign> second, Command command) {
        long sequence = sequences.merge(by, 1L, Long::sum);
        Handled handled = floor.handle(new Request(by, sequence, time.nowMillis(), second, command));
        events.addAll(handled.fired());
        if (handled.answer() instanceof Answer.Accepted accepted) {
            events.addAll(accepted.events());
        }
        heard.add(new Heard(by, command, handled.answer()));
        return handled.answer();
    }

    private CompletionStage<Answer> later(Origin by, Optional<Countersign> second, Command command) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        // Whoever speaks is heard in order.
        long arrivesMillis = Math.max(time.nowMillis() + random.nextInt(3, 40), lastHeard.getOrDefault(by, 0L));
        lastHeard.put(by, arrivesMillis);
        time.after(arrivesMillis - time.nowMillis(), () -> {
            Answer said = say(by, second, command);
            time.after(random.nextInt(3, 40), () -> answer.complete(said));
        });
        return answer;
    }

    /** A fifth of a second goes by. */
    void tick() {
        time.pass(TICK_MILLIS);
        events.addAll(floor.passTo(time.nowMillis()));
        tables.values().forEach(table -> table.look(floor.state()));
    }

    void pass(long millis) {
        for (long passed = 0; passed < millis; passed += TICK_MILLIS) {
            tick();
        }
    }

    <E extends Event> List<E> events(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** Why that kind of command was refused, in the order of the refusals. */
    List<Refusal> refusals(Class<? extends Command> type) {
        return heard.stream()
                .filter(one -> type.isInstance(one.command()))
                .map(Heard::answer)
                .filter(Answer.Refused.class::isInstance)
                .map(answer -> ((Answer.Refused) answer).refusal())
                .toList();
    }

    /** Complains if a table has been in one round for longer than that. */
    void requireProgress(long limitMillis) {
        tables.keySet().forEach(number -> {
            long round = table(number).round().number();
            long[] last = lastRound.computeIfAbsent(number, fresh -> new long[] {round, time.nowMillis()});
            if (last[0] != round) {
                last[0] = round;
                last[1] = time.nowMillis();
            }
            if (time.nowMillis() - last[1] > limitMillis) {
                throw new AssertionError("table " + number + " is stuck: " + describe(number));
            }
        });
    }

    String describe(int number) {
        Table table = table(number);
        List<Heard> latest = heard.stream()
                .filter(one -> one.command().table() == number
                        && !(one.command() instanceof WagerCommand)
                        && !(one.command() instanceof MoneyCommand))
                .toList();
        StringBuilder text = new StringBuilder();
        text.append(table.round())
                .append('\n')
                .append(table.device())
                .append('\n')
                .append(table.status());
        text.append('\n').append(table.faults());
        latest.subList(Math.max(0, latest.size() - 25), latest.size())
                .forEach(one -> text.append('\n')
                        .append(one.by())
                        .append(' ')
                        .append(one.command())
                        .append(" -> ")
                        .append(
                                one.answer() instanceof Answer.Refused refused
                                        ? refused.refusal().reason()
                                        : "ok"));
        return text.toString();
    }
}
