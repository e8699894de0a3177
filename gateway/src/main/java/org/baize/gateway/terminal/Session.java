package org.baize.gateway.terminal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.baize.engine.view.PlayerView;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.ToTerminal;
import org.baize.gateway.message.ToTerminal.Why;
import org.jspecify.annotations.Nullable;

/**
 * One connection, from its first message to its last. What it shows is always the newest: a change that the socket could not take
 * is not kept, and the one that comes after it says all.
 */
final class Session implements Outbox.Owner {

    /** Which terminal nobody is. */
    static final int NOBODY = 0;

    /** RFC 6455, 7.4.1 and 7.4.2: try again later, against the policy, and codes of our own. */
    private static final int TRY_AGAIN = 1013;

    private static final int AGAINST_THE_POLICY = 1008;
    private static final int DISPLACED = 4001;

    private final Wire wire;
    private final Consumer<Why> ended;
    private final Outbox outbox;
    private final Allowance allowance = new Allowance(System.nanoTime());
    private final AtomicBoolean over = new AtomicBoolean();
    private final Map<Integer, Long> shown = new HashMap<>();
    private volatile int terminal = NOBODY;
    private volatile List<Board> boards = List.of();
    private volatile long lastAsk;
    private int mistakes;
    private @Nullable PlayerView latest;
    private @Nullable PlayerView sent;
    private long sequence;

    /**
     * A new connection.
     *
     * @param ended hears once why the server has ended it, if it has
     */
    Session(Wire wire, Consumer<Why> ended) {
        this.wire = wire;
        this.ended = ended;
        this.outbox = new Outbox(wire, this, System::nanoTime);
    }

    int terminal() {
        return terminal;
    }

    void isTerminal(int number) {
        terminal = number;
    }

    /** Whether it has been shown everything and may ask. */
    boolean welcomed() {
        return !boards.isEmpty();
    }

    /** Whether nothing here is money, so that a screen may play the part of the machines beside it. */
    boolean playsForDemonstration() {
        return boards.stream().allMatch(Board::isForDemonstration);
    }

    boolean isOver() {
        return over.get();
    }

    /** Whether it may send one more message now. */
    boolean allowed(long nowNanos) {
        return allowance.take(nowNanos);
    }

    /** One more message that was none; returns how many that makes. */
    int mistaken() {
        return ++mistakes;
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
        tables.forEach(table -> shown.put(table.now().table(), table.sequence()));
        latest = own;
        sent = own;
        sequence++;
        say(new ToTerminal.Welcome(terminal, sequence, clockMillis, own, tables));
    }

    /** What is its own may have changed; {@link #showOwn} shows it. */
    synchronized void own(PlayerView view) {
        latest = view;
    }

    synchronized void showOwn() {
        PlayerView view = latest;
        if (view == null || view.equals(sent) || isOver()) {
            return;
        }
        if (outbox.change(MessageJson.write(new ToTerminal.OwnChanged(sequence + 1, view)))) {
            sequence++;
            sent = view;
        }
    }

    synchronized void show(Board.Published change) {
        long before = shown.getOrDefault(change.table(), 0L);
        if (change.sequence() > before && !isOver() && outbox.change(change.text())) {
            shown.put(change.table(), change.sequence());
        }
    }

    /** Says what may not be left out. */
    void say(ToTerminal message) {
        if (!isOver()) {
            outbox.answer(MessageJson.write(message));
        }
    }

    @Override
    public void caughtUp() {
        boards.forEach(board -> show(board.latest()));
        showOwn();
    }

    @Override
    public void tooSlow() {
        end(Why.TOO_SLOW, "This terminal does not read what it is sent.");
    }

    /** The other side is gone. */
    void gone() {
        over.set(true);
    }

    void end(Why why, String sentence) {
        if (!over.compareAndSet(false, true)) {
            return;
        }
        if (why != Why.TOO_SLOW) {
            var _ = wire.send(MessageJson.write(new ToTerminal.Goodbye(why, sentence)));
        }
        wire.close(code(why), why.name());
        ended.accept(why);
    }

    private static int code(Why why) {
        return switch (why) {
            case DISPLACED -> DISPLACED;
            case NOT_RECOGNISED, MISBEHAVED -> AGAINST_THE_POLICY;
            case TOO_SLOW, CLOSING, MALFUNCTION -> TRY_AGAIN;
        };
    }
}
