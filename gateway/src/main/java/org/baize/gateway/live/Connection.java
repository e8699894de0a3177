package org.baize.gateway.live;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baize.gateway.message.MessageJson;
import org.baize.gateway.message.ToTerminal;
import org.baize.gateway.message.ToTerminal.Why;
import org.baize.gateway.web.Allowance;

/**
 * One connection, from its first message to its last. What it shows is always the newest: a change that the socket could not take is
 * not kept, and the one that comes after it says all.
 */
public final class Connection implements Viewer, Outbox.Owner {

    /** How many messages a socket may send. */
    public static final Allowance.Rate MESSAGES = new Allowance.Rate(40, 80);

    /** So long whoever connects may be silent: a screen knows what it has to say. */
    public static final long PATIENCE_MILLIS = 10_000;

    private static final System.Logger LOG = System.getLogger(Connection.class.getName());

    /** A program with a fault makes a few mistakes; who makes more wants something else. */
    static final int MISTAKES_ALLOWED = 10;

    /** RFC 6455, 7.4.1 and 7.4.2: try again later, against the policy, and codes of our own. */
    private static final int TRY_AGAIN = 1013;

    private static final int AGAINST_THE_POLICY = 1008;
    private static final int DISPLACED = 4001;

    private final Wire wire;
    private final Consumer<Why> ended;
    private final Outbox outbox;
    private final Allowance allowance = new Allowance(MESSAGES, System.nanoTime());
    private final AtomicBoolean over = new AtomicBoolean();
    private final Map<String, Long> shown = new ConcurrentHashMap<>();
    private volatile Supplier<List<Published>> sees = List::of;
    private volatile Runnable own = () -> {};
    private int mistakes;

    /**
     * A new connection.
     *
     * @param ended hears once why the server has ended it, if it has
     */
    public Connection(Wire wire, Consumer<Why> ended) {
        this.wire = wire;
        this.ended = ended;
        this.outbox = new Outbox(wire, this, System::nanoTime);
    }

    /**
     * What it looks at from now on.
     *
     * @param newest of all that it looks at, for when it has missed something
     * @param alone shows what is its own, if that has changed
     */
    public void looksAt(Supplier<List<Published>> newest, Runnable alone) {
        sees = newest;
        own = alone;
    }

    /** So much of it was shown in another message. */
    public void hasSeen(Published change) {
        shown.merge(change.sheet(), change.sequence(), Math::max);
    }

    /** Where it comes from. */
    public String address() {
        return wire.address();
    }

    public boolean isOver() {
        return over.get();
    }

    /** Whether one more message is taken from it now; if not, it has ended. */
    public boolean allowed() {
        if (isOver()) {
            return false;
        }
        if (!allowance.take(System.nanoTime())) {
            end(Why.MISBEHAVED, "This sends too much.");
            return false;
        }
        return true;
    }

    /** It sent what is no message. */
    public void mistaken(String sentence) {
        mistakes++;
        if (mistakes > MISTAKES_ALLOWED) {
            end(Why.MISBEHAVED, "This sends what nobody understands.");
        } else {
            say(MessageJson.write(new ToTerminal.NotUnderstood(sentence)));
        }
    }

    @Override
    public void show(Published change) {
        synchronized (shown) {
            boolean isNew = change.sequence() > shown.getOrDefault(change.sheet(), 0L);
            if (isNew && !isOver() && outbox.change(change.text())) {
                hasSeen(change);
            }
        }
    }

    @Override
    public void showOwn() {
        own.run();
    }

    /** Shows a change that is for it alone; false if there is no room for it now. */
    public boolean change(String text) {
        return !isOver() && outbox.change(text);
    }

    /** Says what may not be left out. */
    public void say(String text) {
        if (!isOver()) {
            outbox.answer(text);
        }
    }

    /**
     * On a thread of its own: a send may be done while whoever sends still holds a lock, and what is to be shown now takes others.
     */
    @Override
    public void caughtUp() {
        Thread.startVirtualThread(this::showNewest);
    }

    private void showNewest() {
        try {
            sees.get().forEach(this::show);
            showOwn();
        } catch (RuntimeException failed) {
            LOG.log(System.Logger.Level.ERROR, "a screen cannot be shown the newest, and has to connect anew", failed);
            end(Onlooker.Ending.CANNOT_BE_SEEN);
        }
    }

    @Override
    public void tooSlow() {
        end(Why.TOO_SLOW, "This does not read what it is sent.");
    }

    /** It has said nothing for as long as anybody may. */
    public void tooSilent() {
        end(Why.MISBEHAVED, "Nothing was said for too long.");
    }

    /** The other side is gone. */
    public void gone() {
        over.set(true);
    }

    public void end(Why why, String sentence) {
        if (!over.compareAndSet(false, true)) {
            return;
        }
        if (why != Why.TOO_SLOW) {
            var _ = wire.send(MessageJson.write(new ToTerminal.Goodbye(why, sentence)));
        }
        wire.close(code(why), why.name());
        ended.accept(why);
    }

    @Override
    public void end(Onlooker.Ending ending) {
        end(
                switch (ending) {
                    case CANNOT_BE_SEEN -> Why.MALFUNCTION;
                    case SERVER_STOPS -> Why.CLOSING;
                },
                ending.sentence());
    }

    private static int code(Why why) {
        return switch (why) {
            case DISPLACED -> DISPLACED;
            case NOT_RECOGNISED, MISBEHAVED -> AGAINST_THE_POLICY;
            case TOO_SLOW, CLOSING, MALFUNCTION -> TRY_AGAIN;
        };
    }
}
