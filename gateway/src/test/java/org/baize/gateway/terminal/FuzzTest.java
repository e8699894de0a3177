package org.baize.gateway.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.meters.Audit;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.TerminalStatus;
import org.baize.gateway.identity.Badges;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Stores;
import org.baize.protocol.message.ToFloor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A hundred thousand messages most of which are wrong in some way, from terminals, displays and staff that are known: nothing gets in
 * but what a terminal may ask, nothing breaks, and whoever plays beside it loses nothing.
 */
@QuarkusTest
@Timeout(300)
class FuzzTest {

    private static final int MESSAGES = 100_000;
    private static final int TABLES = 4;
    private static final int AT_ONCE = 30;

    /** The number of the ask after which a connection has heard everything. */
    private static final String LAST = "4611686018427387904";

    /** What no message holds. */
    private static final String NEVER = "\n";

    private static final int SOMEBODY = 1;
    private static final long SEED = 20_261_116;
    private static final long HONEST_CENTS = 20_00;

    @TestHTTPResource("/terminal")
    @SuppressWarnings("NullAway.Init") // set before each test, as what is injected
    URI http;

    @Inject
    House house;

    @Inject
    Badges badges;

    @Inject
    Identity identity;

    private final Queue<ToFloor.Ask> reached = new ConcurrentLinkedQueue<>();
    private final AtomicLong notesCents = new AtomicLong();
    private final AtomicInteger sent = new AtomicInteger();
    private final AtomicInteger answered = new AtomicInteger();
    private final AtomicInteger onlooked = new AtomicInteger();

    @AfterEach
    void letOthersIn() {
        Stores.forgetFailures("web");
    }

    @Test
    void nothingGetsInNothingBreaksAndNothingIsLost() throws Exception {
        House.Wheel quiet = house.table(House.MULTI);
        int victim = quiet.terminal();
        Set<Integer> known = new TreeSet<>();
        List<Attacker> attackers = attackers(victim, known);
        attackers.addAll(onlookers(quiet.number(), victim));
        House.Wheel honestTable = house.table(House.RAPID);
        int honest = honestTable.terminal();
        known.add(honest);
        honestTable.open();
        long notesBefore = notes();
        house.floor().listen(this::hear);

        try (Troubles troubles = Troubles.watch();
                Client player = Client.welcomed(server(), badges.token(Subject.terminal(honest)))) {
            player.ask("{\"type\":\"noteInserted\",\"noteCents\":" + HONEST_CENTS + "}");
            attackWhile(attackers, () -> playARound(player, honestTable));

            assertThat(troubles.seen()).isEmpty();
            player.say("{\"type\":\"refresh\"}");
            assertThat(Client.credit(player.await("welcome"))).isEqualTo(HONEST_CENTS);
        }

        assertThat(sent.get()).isGreaterThanOrEqualTo(MESSAGES);
        assertThat(answered.get()).isGreaterThan(MESSAGES / 3);
        assertThat(onlooked.get()).as("at the sockets of displays and staff").isGreaterThan(MESSAGES / 50);
        assertThat(reached).hasSizeGreaterThan(MESSAGES / 20).allSatisfy(ask -> mayBeAsked(ask, known));
        assertThat(house.floor().read(state -> state.terminalAt(victim)).status())
                .isEqualTo(TerminalStatus.FRESH);
        assertThat(notes() - notesBefore).isEqualTo(notesCents.get());
        assertThat(house.floor().read(Audit::findings)).isEmpty();
        Troubles.requireHealth(http);
    }

    private List<Attacker> attackers(int victim, Set<Integer> known) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<Attacker> attackers = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            House.Wheel table =
                    house.table(i % 2 == 0 ? House.MULTI : House.RAPID).open();
            for (int terminal : List.of(table.terminal(), table.terminal())) {
                known.add(terminal);
                attackers.add(new Playing(terminal, new Mutations(random.split(), table.number(), victim)));
            }
        }
        return attackers;
    }

    /** Those who only look: a display that shows a table, and somebody of the staff. */
    private List<Attacker> onlookers(int table, int victim) {
        SplittableRandom random = new SplittableRandom(SEED + 1);
        String show = "{\"type\":\"showTable\",\"table\":" + table + ",\"token\":\"\"}";
        String watch = "{\"type\":\"watchTable\",\"table\":" + table + "}";
        String floor = "{\"type\":\"watchFloor\"}";
        String session = identity.sessions().open(SOMEBODY, Optional.empty()).token();
        return List.of(
                new Onlooking(
                        new Entrance("/display", "", show, "displayWelcome"),
                        new Mutations(random.split(), table, victim, List.of(show, "{\"type\":\"refreshDisplay\"}"))),
                new Onlooking(
                        new Entrance("/staff", "Authorization: Bearer " + session + "\r\n", floor, "floorChanged"),
                        new Mutations(
                                random.split(), table, victim, List.of(watch, floor, "{\"type\":\"stopWatching\"}"))));
    }

    private URI server() {
        return URI.create(http.toString().replaceFirst("^http", "ws"));
    }

    private void hear(ToFloor.Ask ask, Answer answer) {
        reached.add(ask);
        if (answer instanceof Answer.Accepted && ask.command() instanceof MoneyCommand.InsertNote note) {
            notesCents.addAndGet(note.noteCents());
        }
    }

    private static void mayBeAsked(ToFloor.Ask ask, Set<Integer> known) {
        assertThat(ask.origin().kind()).isEqualTo(Origin.Kind.TERMINAL);
        assertThat(known).contains(ask.origin().number());
        assertThat(ask.second()).isEmpty();
        Command command = ask.command();
        assertThat(command)
                .isInstanceOfAny(WagerCommand.class, MoneyCommand.class, PatronCommand.class, DiceCommand.Shoot.class);
        assertThat(command.terminal()).isEqualTo(ask.origin().number());
    }

    private long notes() {
        return house.floor().read(FuzzTest::notes);
    }

    private static long notes(FloorState state) {
        return -state.ledger().accounts().stream()
                .filter(account -> account.id().kind() == AccountKind.NOTES)
                .mapToLong(account -> account.balanceCents())
                .sum();
    }

    private void attackWhile(List<Attacker> attackers, Runnable play) throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(attackers.size())) {
            List<Future<?>> attacks = new ArrayList<>();
            for (Attacker attacker : attackers) {
                attacks.add(threads.submit(() -> {
                    attacker.attack();
                    return null;
                }));
            }
            while (!attacks.stream().allMatch(Future::isDone)) {
                play.run();
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
            }
            for (Future<?> attack : attacks) {
                attack.get();
            }
        }
    }

    private static void playARound(Client player, House.Wheel table) {
        String place = "{\"type\":\"place\",\"table\":" + table.number() + ",\"bet\":\"red\",\"cents\":500}";
        assertThat(player.ask(place).path("type").asText()).isEqualTo("accepted");
        String undo = "{\"type\":\"undo\",\"table\":" + table.number() + "}";
        assertThat(player.ask(undo).path("type").asText()).isEqualTo("accepted");
    }

    /** Somebody with bad manners. */
    private interface Attacker {

        void attack() throws IOException;
    }

    private byte[][] frames(Mutations mutations, byte[] behind) {
        byte[][] frames = new byte[AT_ONCE + 1][];
        for (int i = 0; i < AT_ONCE; i++) {
            frames[i] = mutations.next();
        }
        frames[AT_ONCE] = behind;
        return frames;
    }

    /** The server may hang up in the middle of a sentence; that is how it should be. */
    private void hear(Frames socket, String last) throws IOException {
        String text = socket.read();
        while (!text.isEmpty() && !text.contains(last)) {
            answered.incrementAndGet();
            assertThat(text).doesNotContain("OUTCOME_UNKNOWN");
            text = socket.read();
        }
    }

    /** A terminal with a good token. */
    private final class Playing implements Attacker {

        private final int terminal;
        private final Mutations mutations;

        Playing(int terminal, Mutations mutations) {
            this.terminal = terminal;
            this.mutations = mutations;
        }

        @Override
        public void attack() throws IOException {
            byte[] leave = Frames.text("{\"type\":\"ask\",\"number\":" + LAST + ",\"act\":{\"type\":\"leave\"}}");
            while (sent.get() < MESSAGES) {
                try (Frames socket = new Frames(http)) {
                    mutations.begin();
                    socket.write(Frames.text(
                            "{\"type\":\"hello\",\"token\":\"" + badges.token(Subject.terminal(terminal)) + "\"}"));
                    assertThat(socket.read()).contains("\"welcome\"");
                    socket.write(frames(mutations, leave));
                    sent.addAndGet(AT_ONCE);
                    hear(socket);
                }
            }
        }

        private void hear(Frames socket) {
            try {
                FuzzTest.this.hear(socket, LAST);
                socket.write(mutations.last());
            } catch (IOException hungUp) {
                assertThat(hungUp).isNotInstanceOf(SocketTimeoutException.class);
            }
        }
    }

    /**
     * Where somebody gets in who only looks.
     *
     * @param headers that say who it is
     * @param first what is said first
     * @param shown what is shown then
     */
    private record Entrance(String path, String headers, String first, String shown) {}

    /** Somebody who looks; the last thing that is sent ends the connection, so that all before it was heard. */
    private final class Onlooking implements Attacker {

        private final Entrance entrance;
        private final Mutations mutations;

        Onlooking(Entrance entrance, Mutations mutations) {
            this.entrance = entrance;
            this.mutations = mutations;
        }

        @Override
        public void attack() throws IOException {
            while (sent.get() < MESSAGES) {
                try (Frames socket = new Frames(http.resolve(entrance.path()), entrance.headers())) {
                    socket.write(Frames.text(entrance.first()));
                    assertThat(socket.read()).contains(entrance.shown());
                    hear(socket);
                }
            }
        }

        private void hear(Frames socket) {
            try {
                socket.write(frames(mutations, mutations.last()));
                sent.addAndGet(AT_ONCE);
                onlooked.addAndGet(AT_ONCE);
                FuzzTest.this.hear(socket, NEVER);
            } catch (IOException hungUp) {
                assertThat(hungUp).isNotInstanceOf(SocketTimeoutException.class);
            }
        }
    }
}
