package org.baize.cluster.service;

import io.aeron.ExclusivePublication;
import io.aeron.Image;
import io.aeron.Publication;
import io.aeron.cluster.codecs.CloseReason;
import io.aeron.cluster.service.ClientSession;
import io.aeron.cluster.service.Cluster;
import io.aeron.cluster.service.ClusteredService;
import io.aeron.logbuffer.Header;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.SemanticVersion;
import org.agrona.collections.LongHashSet;
import org.agrona.concurrent.IdleStrategy;
import org.baize.engine.chapter.Deadlines;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.wire.Bundle;
import org.baize.protocol.wire.Messages;
import org.baize.protocol.wire.NewerVersionException;
import org.baize.protocol.wire.Packing;
import org.jspecify.annotations.Nullable;

/**
 * The floor on the log: every member decodes the same messages in the same order and asks its own floor; what the leader
 * replies goes out. Knows nothing of games or money.
 */
public final class FloorService implements ClusteredService {

    /** The one timer: the floor's next deadline. */
    private static final long DEADLINE = 1;

    /** Longer than a driver ever takes to make room for a client that reads. */
    private static final long PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private final Messages messages = Protocol.messages();
    private final Bundle asks = Protocol.asks();
    private final Packing answers = Protocol.answers().packing();
    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(4096);
    private final LongHashSet slow = new LongHashSet();
    private final AtomicLong sinceSnapshot = new AtomicLong();
    private final Comparison comparison;
    private @Nullable Cluster cluster;
    private @Nullable LoggedFloor floor;
    private @Nullable SnapshotProof unproved;
    private long scheduledMillis = Deadlines.NEVER;

    /**
     * The service of one member.
     *
     * @param self its number, which the cluster does not tell before it has joined
     * @param members how many there are
     */
    public FloorService(int self, int members) {
        this(Comparison.besideTheFloor(self, members));
    }

    FloorService(Comparison comparison) {
        this.comparison = comparison;
    }

    @Override
    public void onStart(Cluster started, @Nullable Image snapshot) {
        cluster = started;
        if (snapshot == null) {
            floor = new LoggedFloor(messages, comparison);
        } else {
            SnapshotAssembly.Content content = new SnapshotReader(messages, started.idleStrategy()).read(snapshot);
            floor = new LoggedFloor(messages, comparison, content.head(), content.floor());
            unproved = SnapshotProof.begin(content);
        }
        scheduledMillis = floor.nextDueMillis();
    }

    @Override
    public void onTakeSnapshot(ExclusivePublication publication) {
        prove();
        comparison.decideForCertain();
        new SnapshotWriter(messages, cluster().idleStrategy())
                .write(floor(), cluster().logPosition(), publication);
        sinceSnapshot.set(0);
    }

    /** How many messages the log has behind the newest snapshot; may be read from any thread. */
    public long messagesSinceSnapshot() {
        return sinceSnapshot.get();
    }

    /** The newest hash that this member took, as soon as it is known; may be read from any thread. */
    public Optional<TakenHash> lastHash() {
        return comparison.newest().filter(TakenHash::isDone);
    }

    /** Stands in the log with every change of leadership; its middle part is the version of the messages. */
    public int version() {
        return SemanticVersion.compose(1, messages.schema().version(), 0);
    }

    /** A node that cannot read all that may come in this log must not go on with it. */
    @Override
    public void onNewLeadershipTermEvent(
            long term,
            long position,
            long atMillis,
            long basePosition,
            int leader,
            int logSession,
            TimeUnit unit,
            int version) {
        if (version > version()) {
            throw new NewerVersionException(
                    SemanticVersion.minor(version), messages.schema().version());
        }
        floor().leads(SemanticVersion.minor(version));
    }

    @Override
    public void onSessionMessage(
            ClientSession session, long atMillis, DirectBuffer bytes, int offset, int length, Header header) {
        proveInTime();
        LoggedFloor.Place place = new LoggedFloor.Place(header.position(), session.id(), atMillis);
        if (!asks.split(bytes, offset, length, (all, start, size) -> take(session, all, start, size, place))) {
            take(session, bytes, offset, length, place);
        }
        sayAnswers(session);
        schedule();
    }

    private void take(ClientSession session, DirectBuffer bytes, int offset, int length, LoggedFloor.Place place) {
        LoggedFloor.Reaction reaction = floor().take(bytes, offset, length, place);
        sinceSnapshot.lazySet(sinceSnapshot.get() + 1);
        if (isHeard()) {
            reply(session, reaction.reply());
            reaction.happened().ifPresent(happened -> tell(session, happened));
        }
    }

    @Override
    public void onTimerEvent(long timer, long atMillis) {
        proveInTime();
        scheduledMillis = Deadlines.NEVER;
        Optional<FromFloor.Happened> happened = floor().passTo(atMillis);
        if (isHeard()) {
            happened.ifPresent(this::tell);
        }
        schedule();
    }

    /** Nobody hears or keeps anything of a floor that began with a snapshot before that is known to be sound. */
    private void prove() {
        if (unproved != null) {
            unproved.await();
            unproved = null;
        }
    }

    private void proveInTime() {
        if (unproved != null && (isHeard() || unproved.isDone())) {
            prove();
        }
        compareInTime();
    }

    /** Everybody waits for the leader, and for nobody else: a member that follows, or replays its log, is certain before it goes on. */
    private void compareInTime() {
        if (isHeard()) {
            comparison.decide();
        } else {
            comparison.decideForCertain();
        }
    }

    /** Only the leader is heard, so the others need not even write it down. */
    private boolean isHeard() {
        return cluster().role() == Cluster.Role.LEADER;
    }

    /** Answers to what came together go together; all else is said at once, behind the answers that were before it. */
    private void reply(ClientSession session, FromFloor reply) {
        if (!(reply instanceof FromFloor.Told)) {
            sayAnswers(session);
            say(session, reply);
        } else if (!answers.add(reply)) {
            sayAnswers(session);
            answers.add(reply);
        }
    }

    private void sayAnswers(ClientSession session) {
        if (answers.count() > 0) {
            say(session, answers.buffer(), answers.offset(), answers.length());
            answers.clear();
        }
    }

    /** Nobody hears of what happened before the answer to whoever brought it about. */
    private void tell(ClientSession session, FromFloor.Happened happened) {
        if (!floor().followers().isEmpty()) {
            sayAnswers(session);
            tell(happened);
        }
    }

    private void tell(FromFloor.Happened happened) {
        for (long follower : floor().followers()) {
            ClientSession session = cluster().getClientSession(follower);
            if (session != null) {
                say(session, happened);
            }
        }
    }

    /**
     * The log carries the timer, so that it fires on every member at the same place. One that has become needless stays and finds
     * nothing due: a member that follows, and is told to cancel it while the leader lets it fire, would miss the one after it.
     */
    private void schedule() {
        long due = floor().nextDueMillis();
        if (due == Deadlines.NEVER || due == scheduledMillis) {
            return;
        }
        cluster().idleStrategy().reset();
        while (!cluster().scheduleTimer(DEADLINE, due)) {
            cluster().idleStrategy().idle();
        }
        scheduledMillis = due;
    }

    /**
     * A client that does not read must not stop the floor. It is waited for once; after that it gets what finds room at once,
     * until it reads again. What it misses it asks for again.
     */
    private void say(ClientSession session, DirectBuffer bytes, int offset, int length) {
        try {
            if (offer(session, bytes, offset, length)) {
                slow.remove(session.id());
            } else if (!slow.contains(session.id()) && !offerPatiently(session, bytes, offset, length)) {
                slow.add(session.id());
            }
        } catch (IllegalArgumentException tooLong) {
            refuseToSay(session, length);
        }
    }

    private void say(ClientSession session, FromFloor message) {
        say(session, buffer, 0, messages.encode(message, buffer, 0));
    }

    /** How much goes through at once is up to the client, which says how its answers are to be sent. */
    private void refuseToSay(ClientSession session, int length) {
        FromFloor why = new FromFloor.NotUnderstood("the answer has " + length + " bytes, too many to be sent");
        if (!offer(session, buffer, 0, messages.encode(why, buffer, 0))) {
            slow.add(session.id());
        }
    }

    private boolean offerPatiently(ClientSession session, DirectBuffer bytes, int offset, int length) {
        IdleStrategy idle = cluster().idleStrategy();
        idle.reset();
        long startNanos = System.nanoTime();
        while (System.nanoTime() - startNanos < PATIENCE_NANOS && !session.isClosing()) {
            if (offer(session, bytes, offset, length)) {
                return true;
            }
            idle.idle();
        }
        return false;
    }

    /** False if there is no room just now; whoever is not there any more needs none. */
    private static boolean offer(ClientSession session, DirectBuffer bytes, int offset, int length) {
        long result = session.offer(bytes, offset, length);
        return result != Publication.BACK_PRESSURED && result != Publication.ADMIN_ACTION;
    }

    private LoggedFloor floor() {
        if (floor == null) {
            throw new IllegalStateException("the service has not been started");
        }
        return floor;
    }

    private Cluster cluster() {
        if (cluster == null) {
            throw new IllegalStateException("the service has not been started");
        }
        return cluster;
    }

    @Override
    public void onSessionOpen(ClientSession session, long atMillis) {}

    @Override
    public void onSessionClose(ClientSession session, long atMillis, CloseReason why) {
        floor().closed(session.id());
        slow.remove(session.id());
    }

    /** A member that may have come to another state must not begin to lead. */
    @Override
    public void onRoleChange(Cluster.Role role) {
        comparison.decideForCertain();
    }

    /** Where nothing comes through the log any more, a leader that differs stops all the same. */
    @Override
    public int doBackgroundWork(long nowNanos) {
        comparison.decide();
        return 0;
    }

    @Override
    public void onTerminate(Cluster stopping) {}
}
