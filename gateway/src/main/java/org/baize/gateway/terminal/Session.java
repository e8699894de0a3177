package org.baize.gateway.terminal;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.baize.engine.view.PlayerView;
import org.baize.gateway.live.Board;
import org.baize.gateway.live.Connection;
import org.baize.gateway.live.Published;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.ToTerminal;
import org.jspecify.annotations.Nullable;

/** A terminal at its connection: which one it is, what it may ask, and what is its own. */
final class Session {

    /** Which terminal nobody is. */
    static final int NOBODY = 0;

    private final Connection connection;
    private volatile int terminal = NOBODY;
    private volatile List<Board> boards = List.of();
    private final AtomicBoolean enrolling = new AtomicBoolean();
    private volatile long lastAsk;
    private @Nullable PlayerView latest;
    private @Nullable PlayerView sent;
    private long sequence;

    Session(Connection connection) {
        this.connection = connection;
        connection.looksAt(this::seen, this::showOwn);
    }

    Connection connection() {
        return connection;
    }

    int terminal() {
        return terminal;
    }

    void isTerminal(int number) {
        terminal = number;
    }

    /** Takes a code from it; false while one is looked at. Whoever shows a wrong one has ended, so this counts as all it tries. */
    boolean beginsToEnrol() {
        return enrolling.compareAndSet(false, true);
    }

    void hasEnrolled() {
        enrolling.set(false);
    }

    /** Whether it has been shown everything and may ask. */
    boolean welcomed() {
        return !boards.isEmpty();
    }

    /** Whether nothing here is money, so that a screen may play the part of the machines beside it. */
    boolean playsForDemonstration() {
        return boards.stream().allMatch(Board::isForDemonstration);
    }

    /** Takes the number of an ask; false if it was used before. */
    boolean takes(long number) {
        if (number <= lastAsk) {
            return false;
        }
        lastAsk = number;
        return true;
    }

    /** Shows everything. */
    synchronized void welcome(
            List<Board> all, PlayerView own, long clockMillis, List<ToTerminal.TableAndLayout> tables) {
        boards = List.copyOf(all);
        latest = own;
        sent = own;
        sequence++;
        say(new ToTerminal.Welcome(terminal, sequence, clockMillis, own, tables));
    }

    private List<Published> seen() {
        return boards.stream().flatMap(board -> board.latest().stream()).toList();
    }

    /** What is its own may have changed; {@link #showOwn} shows it. */
    synchronized void own(PlayerView view) {
        latest = view;
    }

    synchronized void showOwn() {
        PlayerView view = latest;
        if (view == null || view.equals(sent)) {
            return;
        }
        if (connection.change(MessageJson.write(new ToTerminal.OwnChanged(sequence + 1, view)))) {
            sequence++;
            sent = view;
        }
    }

    void say(ToTerminal message) {
        connection.say(MessageJson.write(message));
    }
}
