package org.baize.gateway.terminal;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.baize.engine.state.Play;
import org.baize.engine.state.Table;
import org.baize.engine.view.TableView;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.ToTerminal;
import org.baize.gateway.message.ToTerminal.News;

/**
 * One table and the terminals that look at it. A change is written once for all of them, and sent to a few at a time with a pause
 * between: sent to thousands in one go, it would hold up every bet that is on its way.
 */
final class Board implements AutoCloseable {

    /** Measured: with larger slices or shorter pauses bets wait behind the broadcast. */
    private static final int SLICE = 50;

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(2);
    private static final int ROUNDS_TO_MAKE = 64;

    private final Set<Session> sessions = ConcurrentHashMap.newKeySet();
    private final BlockingQueue<Published> toShow = new ArrayBlockingQueue<>(ROUNDS_TO_MAKE);
    private final Thread thread;
    private final boolean demonstration;
    private volatile Play<?, ?> play;
    private volatile Published latest;
    private TableView view;

    /** A change as it goes out. */
    record Published(int table, long sequence, String text) {}

    /** For the thread that watches the floor, as everything here that takes a table. */
    Board(Table table, long atMillis) {
        this.demonstration = table.spec().demonstration();
        this.play = table.play();
        this.view = TableView.of(table);
        this.latest = publish(1, atMillis, List.of());
        this.thread = Thread.ofVirtual().name("board-" + table.number()).start(this::run);
    }

    /** The game, by which bets are found by their text; from any thread. */
    Play<?, ?> play() {
        return play;
    }

    boolean isForDemonstration() {
        return demonstration;
    }

    Published latest() {
        return latest;
    }

    TableView view() {
        return view;
    }

    Set<Session> sessions() {
        return sessions;
    }

    /** Looks at the table anew; it is told to everybody if it has changed. */
    void look(Table table, List<News> news, long atMillis) {
        play = table.play();
        TableView now = TableView.of(table);
        if (!now.equals(view)) {
            view = now;
            latest = publish(latest.sequence() + 1, atMillis, news);
        }
    }

    private Published publish(long sequence, long atMillis, List<News> news) {
        return new Published(
                view.table(), sequence, MessageJson.write(new ToTerminal.TableChanged(sequence, atMillis, news, view)));
    }

    /** Goes round all its terminals, soon. Where that takes longer than the game, they get the newest only. */
    void goRound() {
        if (!toShow.offer(latest)) {
            toShow.clear();
            toShow.add(latest);
        }
    }

    private void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                show(toShow.take());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void show(Published change) {
        int inSlice = 0;
        for (Session session : sessions) {
            session.show(change);
            session.showOwn();
            inSlice++;
            if (inSlice == SLICE) {
                inSlice = 0;
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
