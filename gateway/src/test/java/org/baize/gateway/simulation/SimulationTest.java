package org.baize.gateway.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.Step;
import org.baize.cluster.node.FreePorts;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.TerminalSpec;
import org.baize.engine.state.FloorState;
import org.baize.gateway.floor.ClusterLink;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.floor.FloorWatcher;
import org.baize.gateway.floor.Lines;
import org.baize.gateway.identity.PinKeys;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The demonstration floor on a real member: founded once, whatever comes between, and dealt at by itself. */
@Timeout(120)
class SimulationTest {

    @TempDir
    Path directory;

    /** A floor whose founder is gone after so many asks. */
    private static final class CutShort implements FloorLink {

        private final FloorLink floor;
        private final AtomicInteger left;

        CutShort(FloorLink floor, int asks) {
            this.floor = floor;
            this.left = new AtomicInteger(asks);
        }

        @Override
        public CompletableFuture<Answer> ask(ToFloor.Ask ask) {
            return left.getAndDecrement() > 0
                    ? floor.ask(ask)
                    : CompletableFuture.failedFuture(new IllegalStateException("the power is off"));
        }

        @Override
        public CompletableFuture<Long> lastSequence(Origin origin) {
            return floor.lastSequence(origin);
        }

        @Override
        public Watching follow(FloorWatcher watcher) {
            return floor.follow(watcher);
        }
    }

    /** Sees at which tables betting was opened, and the floor as it stands. */
    private static final class Seen implements FloorWatcher {

        private final Set<Integer> opened = ConcurrentHashMap.newKeySet();
        private final CompletableFuture<Set<Integer>> all = new CompletableFuture<>();

        @Override
        public void stands(FloorState state, long atMillis) {}

        @Override
        public void stepped(Step step, FloorState after) {
            step.events().stream()
                    .filter(RoundEvent.BettingOpened.class::isInstance)
                    .forEach(event -> opened.add(((RoundEvent.BettingOpened) event).table()));
            if (opened.containsAll(DemonstrationTables.all().keySet())) {
                all.complete(opened);
            }
        }

        @Override
        public void failed(Throwable why) {
            all.completeExceptionally(why);
        }
    }

    private DemonstrationFloor demonstration() {
        return DemonstrationKeys.in(directory.resolve("gateway"))
                .floor(new PinKeys.Salted("salt", "key"), DemonstrationFloor.Plan.USUAL);
    }

    private Simulation begin(FloorLink link, Lines lines) {
        return Simulation.begin(link, lines, demonstration(), directory.resolve("gateway"));
    }

    @Test
    void foundsTheFloorOnceAndDealsAtEveryTable() throws Exception {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        Seen seen = new Seen();
        try (Node node = Node.start(config, error -> {});
                FloorClient client = FloorClient.open(config.client())) {
            ClusterLink link = new ClusterLink(client, directory, node::committed);
            // Whoever reads the log has to go before the member takes its memory away.
            try (Lines lines = new Lines(link)) {
                found(link, lines, seen);
            }
        }
    }

    private void found(ClusterLink link, Lines lines, Seen seen) throws Exception {
        for (int cut : List.of(0, 1, 9, 40)) {
            assertThatThrownBy(() -> begin(new CutShort(link, cut), lines)).isInstanceOf(FoundingException.class);
        }
        try (FloorLink.Watching _ = link.follow(seen);
                Simulation simulation = begin(link, lines)) {
            assertThat(seen.all.get(90, TimeUnit.SECONDS))
                    .containsAll(DemonstrationTables.all().keySet());
            assertThat(simulation.all().tables()).hasSize(9).allMatch(SimulatorView.Table::dealerOn);
            assertThat(simulation.all().tills()).hasSize(26);
            sendsSomebodyAway(simulation);
            takesNotes(simulation);
        }
        TerminalSpec more = new TerminalSpec(List.of(DemonstrationTables.SIC_BO), true, List.of(), true, true);
        lines.of(DemonstrationFloor.ADMINISTRATOR)
                .say(Optional.empty(), new SetupCommand.InstallTerminal(601, more))
                .get(30, TimeUnit.SECONDS);
        try (Simulation again = begin(link, lines)) {
            assertThat(again.all().tills()).hasSize(27);
            assertThat(again.all().tables())
                    .filteredOn(table -> !table.dealerOn())
                    .extracting(SimulatorView.Table::table)
                    .containsExactly(DemonstrationTables.SIC_BO);
        }
    }

    /** What a screen pushes in meets the acceptor, with all that somebody has told it to do wrong. */
    private static void takesNotes(Simulation simulation) throws Exception {
        MoneyCommand.InsertNote note = new MoneyCommand.InsertNote(105, 20_00, true);
        assertThat(simulation.push(new MoneyCommand.CashOut(105))).isEmpty();
        assertThat(simulation.push(new MoneyCommand.InsertNote(999, 20_00, true)))
                .isEmpty();

        CompletionStage<Answer> first = simulation.push(note).orElseThrow();
        assertThat(reason(simulation.push(note).orElseThrow())).isEqualTo("SLOT_TAKEN");
        assertThat(answer(first)).isInstanceOf(Answer.Accepted.class);

        simulation.till(105).misbehave("ACCEPTOR_REJECTS");
        assertThat(reason(simulation.push(note).orElseThrow())).isEqualTo("NOT_READ");
        simulation.till(105).misbehave("ACCEPTOR_FOREIGN");
        assertThat(reason(simulation.push(note).orElseThrow())).isEqualTo("NOTE_NOT_ACCEPTED");
        simulation.till(105).misbehave("ACCEPTOR_JAMS");
        assertThat(answer(simulation.push(note).orElseThrow())).isInstanceOf(Answer.Accepted.class);
        assertThat(reason(simulation.push(note).orElseThrow())).isEqualTo("ACCEPTOR_NOT_READY");
        assertThat(reason(simulation.push(new MoneyCommand.InsertTicket(106, 1)).orElseThrow()))
                .isEqualTo("SOURCE_UNKNOWN");
    }

    private static Answer answer(CompletionStage<Answer> pushed) throws Exception {
        return pushed.toCompletableFuture().get(30, TimeUnit.SECONDS);
    }

    private static String reason(CompletionStage<Answer> pushed) throws Exception {
        return ((Answer.Refused) answer(pushed)).refusal().reason().name();
    }

    private static void sendsSomebodyAway(Simulation simulation) {
        simulation.turn(DemonstrationTables.SIC_BO, Person.named("dealer"), false);

        assertThat(simulation.all().tables())
                .filteredOn(table -> !table.dealerOn())
                .extracting(SimulatorView.Table::table)
                .containsExactly(DemonstrationTables.SIC_BO);
        assertThatThrownBy(() -> simulation.turn(10, Person.DEALER, false))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessageContaining("[1, 2, 3, 4, 5, 6, 7, 8, 9]");
        assertThatThrownBy(() -> simulation.misbehave(DemonstrationTables.SIC_BO, "FLIES"))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessageContaining("there are ");
        assertThatThrownBy(() -> simulation.till(101).misbehave("FLIES")).isInstanceOf(NoSuchElementException.class);
        Till.misbehaviours().forEach(simulation.till(501)::misbehave);
    }
}
