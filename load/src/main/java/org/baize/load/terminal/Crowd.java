package org.baize.load.terminal;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.Play;
import org.baize.rules.rulebook.Rulebooks;

/** All terminals. They live on one thread, the one of their sockets; whoever calls from outside waits for it. */
public final class Crowd implements AutoCloseable {

    private static final int HANDSHAKES_AT_ONCE = 50;
    private static final int LARGEST_MESSAGE = 1 << 20;
    private static final long SWEEP_MILLIS = 500;
    private static final int CUT_ONE_IN = 2_000;
    private static final long RETRY_MILLIS = 1_000;
    private static final long LOOK_MILLIS = 100;

    private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    private final Context context = vertx.getOrCreateContext();
    private final WebSocketClient client;
    private final URI server;
    private final SplittableRandom random;
    private final Score score = new Score();
    private final Map<Integer, TableSeen> tables = new TreeMap<>();
    private final List<Player> players = new ArrayList<>();
    private final Deque<Player> toConnect = new ArrayDeque<>();
    private final Life life = new Life();
    private int handshakes;
    private final Map<Integer, Set<String>> phasesCut = new TreeMap<>();
    private boolean cutting;
    private boolean restless;
    private volatile boolean ending;

    /** Nobody is connected yet. */
    public Crowd(URI server, Map<Integer, TableSpec> specs, long seed) {
        this.server = server;
        this.random = new SplittableRandom(seed);
        this.client = vertx.createWebSocketClient(new WebSocketClientOptions()
                .setMaxConnections(Integer.MAX_VALUE)
                .setMaxFrameSize(LARGEST_MESSAGE)
                .setMaxMessageSize(LARGEST_MESSAGE));
        specs.forEach((number, spec) -> tables.put(
                number, new TableSeen(number, Play.of(Rulebooks.byId(spec.rulebookId()), spec.setup()), score)));
    }

    /** What one terminal says at the end. */
    public record Statement(
            int terminal, long creditCents, long onLayoutCents, long inCents, long outCents, long ticketsHeldCents) {}

    /** One more terminal, at that table. */
    public void seat(int table, int terminal, String token) {
        TableSeen there = tables.get(table);
        if (there == null) {
            throw new IllegalArgumentException("there is no table " + table);
        }
        players.add(new Player(new Player.Seat(terminal, token, there), score, life, random.split()));
    }

    /** Connects everybody; false if not all are welcomed in that time. */
    public boolean connect(long patienceMillis) throws InterruptedException {
        context.runOnContext(_ -> {
            players.forEach(life::connect);
            vertx.setPeriodic(SWEEP_MILLIS, _ -> sweep());
        });
        return awaitWelcome(patienceMillis);
    }

    /** From now on each terminal is cut off once in every phase of a round that it is seen in. */
    public void cutInEveryPhase() {
        context.runOnContext(_ -> restless = true);
    }

    /** Waits until they have seen so much; false if they have not in that time. */
    public boolean await(Predicate<Score.Standing> enough, long patienceMillis) throws InterruptedException {
        return await(() -> enough.test(score.standing()), patienceMillis);
    }

    /** Waits until everybody is shown everything; false if not all are in that time. */
    public boolean awaitWelcome(long patienceMillis) throws InterruptedException {
        return await(() -> players.stream().allMatch(Player::isWelcomed), patienceMillis);
    }

    /** From now on times are measured, and now and then a terminal is cut off. */
    public void measure() {
        context.runOnContext(_ -> {
            score.measure();
            cutting = true;
        });
    }

    /** Nobody bets any more; false if not everything is decided in that time. */
    public boolean end(long patienceMillis) throws InterruptedException {
        ending = true;
        context.runOnContext(_ -> {
            cutting = false;
            restless = false;
        });
        boolean done = await(() -> players.stream().allMatch(Player::isDone), patienceMillis);
        if (!done) {
            ask(() -> {
                players.stream()
                        .filter(player -> !player.isDone())
                        .forEach(player ->
                                score.find("terminal " + player.number() + " is not done: it has " + player.account()));
                return true;
            });
        }
        return done;
    }

    private boolean await(BooleanSupplier wanted, long patienceMillis) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patienceMillis);
        while (!ask(wanted::getAsBoolean)) {
            if (System.nanoTime() - until > 0) {
                return false;
            }
            Thread.sleep(LOOK_MILLIS);
        }
        return true;
    }

    private <T> T ask(Supplier<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        context.runOnContext(_ -> {
            try {
                answer.complete(question.get());
            } catch (RuntimeException failed) {
                answer.completeExceptionally(failed);
            }
        });
        return answer.join();
    }

    public Score.Standing standing() {
        return ask(score::standing);
    }

    public List<Statement> statements() {
        return ask(() -> players.stream().map(Crowd::statement).toList());
    }

    private static Statement statement(Player player) {
        Account account = player.account();
        return new Statement(
                player.number(),
                account.creditCents(),
                account.onLayoutCents(),
                account.inCents(),
                account.outCents(),
                player.purse().heldCents());
    }

    /** What each terminal was answered. */
    public Map<Integer, Answered> answered() {
        return ask(() -> {
            Map<Integer, Answered> all = new TreeMap<>();
            players.forEach(player -> all.put(
                    player.number(),
                    new Answered(
                            player.tally().accepted(),
                            player.tally().refused(),
                            player.tally().unknown())));
            return all;
        });
    }

    /**
     * How many asks of a terminal were answered so.
     *
     * @param unknown refused, or never arrived
     */
    public record Answered(long accepted, long refused, long unknown) {}

    private void sweep() {
        long now = life.nowMillis();
        for (Player player : players) {
            player.check();
            if (player.isDeaf(now)) {
                score.find("terminal " + player.number() + " does not hear what others at its table hear");
            }
            if (isToBeCut(player)) {
                player.cut();
            }
        }
    }

    private boolean isToBeCut(Player player) {
        boolean newPhase = restless
                && player.isWelcomed()
                && phasesCut
                        .computeIfAbsent(player.number(), _ -> new TreeSet<>())
                        .add(player.phase());
        return newPhase || (cutting && random.nextInt(CUT_ONE_IN) == 0);
    }

    @Override
    public void close() {
        ending = true;
        vertx.close().toCompletionStage().toCompletableFuture().join();
    }

    /** What a terminal lives in: this thread, its clock and the network. */
    private final class Life implements Player.World {

        @Override
        public long nowMillis() {
            return System.currentTimeMillis();
        }

        @Override
        public void after(long millis, Runnable act) {
            vertx.setTimer(millis, _ -> act.run());
        }

        @Override
        public boolean isEnding() {
            return ending;
        }

        @Override
        public void connect(Player player) {
            toConnect.add(player);
            connectNext();
        }

        private void connectNext() {
            while (handshakes < HANDSHAKES_AT_ONCE && !toConnect.isEmpty()) {
                handshakes++;
                Player next = toConnect.remove();
                client.connect(server.getPort(), server.getHost(), "/terminal").onComplete(opened -> {
                    handshakes--;
                    if (opened.succeeded()) {
                        opened(next, opened.result());
                    } else {
                        score.count(Score.Counted.NOT_CONNECTED);
                        after(RETRY_MILLIS, () -> connect(next));
                    }
                    connectNext();
                });
            }
        }

        private void opened(Player player, WebSocket socket) {
            Connection connection = new Connection(socket);
            socket.textMessageHandler(text -> {
                if (connection.isOpen()) {
                    player.heard(text);
                }
            });
            socket.closeHandler(_ -> {
                if (connection.closed()) {
                    player.lost();
                }
            });
            player.connected(connection);
        }
    }

    /** One socket. What still comes after a cut is not heard. */
    private static final class Connection implements Player.Line {

        private final WebSocket socket;
        private boolean open = true;

        Connection(WebSocket socket) {
            this.socket = socket;
        }

        boolean isOpen() {
            return open;
        }

        /** True the first time. */
        boolean closed() {
            boolean before = open;
            open = false;
            return before;
        }

        @Override
        public void say(String text) {
            var _ = socket.writeTextMessage(text);
        }

        @Override
        public void cut() {
            open = false;
            var _ = socket.close();
        }
    }
}
