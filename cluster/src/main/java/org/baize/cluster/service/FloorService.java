package org.baize.cluster.service;

import io.aeron.ExclusivePublication;
import io.aeron.Image;
import io.aeron.Publication;
import io.aeron.cluster.codecs.CloseReason;
import io.aeron.cluster.service.ClientSession;
import io.aeron.cluster.service.Cluster;
import io.aeron.cluster.service.ClusteredService;
import io.aeron.logbuffer.Header;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.SemanticVersion;
import org.agrona.concurrent.IdleStrategy;
import org.baize.engine.Floor;
import org.baize.engine.Handled;
import org.baize.engine.StateHash;
import org.baize.engine.answer.Answer;
import org.baize.engine.chapter.Deadlines;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.wire.Messages;
import org.baize.protocol.wire.NewerVersionException;
import org.jspecify.annotations.Nullable;

/**
 * The floor on the log: every member decodes the same messages in the same order and asks its own floor; what the leader
 * replies goes out. Knows nothing of games or money.
 */
public final class FloorService implements ClusteredService {

    /** The one timer: the floor's next deadline. */
    private static final long DEADLINE = 1;

    private static final int MOST_TRIES = 20;

    private final Messages messages = Protocol.messages();
    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(4096);
    private final TreeSet<Long> followers = new TreeSet<>();
    private @Nullable Cluster cluster;
    private Floor floor = new Floor();
    private long nextEvent = 1;
    private long scheduledMillis = Deadlines.NEVER;

    @Override
    public void onStart(Cluster started, @Nullable Image snapshot) {
        cluster = started;
        if (snapshot != null) {
            SnapshotReader.Content content = new SnapshotReader(messages, started.idleStrategy()).read(snapshot);
            floor = Floor.restore(content.floor());
            nextEvent = content.head().nextEvent();
            followers.addAll(content.head().followers());
        }
        scheduledMillis = floor.nextDueMillis();
    }

    @Override
    public void onTakeSnapshot(ExclusivePublication publication) {
        new SnapshotWriter(messages, cluster().idleStrategy())
                .write(floor.snapshot(), nextEvent, List.copyOf(followers), publication);
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
    }

    @Override
    public void onSessionMessage(
            ClientSession session, long atMillis, DirectBuffer bytes, int offset, int length, Header header) {
        try {
            switch (messages.decode(bytes, offset, length)) {
                case ToFloor.Ask ask -> carryOut(session, ask, atMillis);
                case ToFloor.AskForSequence question ->
                    say(session, new FromFloor.Sequence(question.origin(), floor.lastSequence(question.origin())));
                case ToFloor.Follow _ -> {
                    followers.add(session.id());
                    say(session, new FromFloor.Following(nextEvent));
                }
                case ToFloor.AskForState question ->
                    say(session, new FromFloor.State(question.id(), nextEvent, StateHash.of(floor.snapshot())));
                case Object other ->
                    say(
                            session,
                            new FromFloor.NotUnderstood(other.getClass().getSimpleName() + " is not for the floor"));
            }
        } catch (BadMessageException | NewerVersionException bad) {
            say(session, new FromFloor.NotUnderstood(String.valueOf(bad.getMessage())));
        }
        schedule();
    }

    private void carryOut(ClientSession session, ToFloor.Ask ask, long atMillis) {
        Handled handled =
                floor.handle(new Request(ask.origin(), ask.sequence(), atMillis, ask.second(), ask.command()));
        say(session, new FromFloor.Told(ask.origin(), ask.sequence(), handled.answer()));
        List<Event> happened = new ArrayList<>(handled.fired());
        if (handled.first()) {
            happened.addAll(eventsOf(handled.answer()));
        }
        tell(happened, atMillis);
    }

    private static List<Event> eventsOf(Answer answer) {
        return switch (answer) {
            case Answer.Accepted accepted -> accepted.events();
            case Answer.Refused refused -> refused.noted();
        };
    }

    @Override
    public void onTimerEvent(long timer, long atMillis) {
        scheduledMillis = Deadlines.NEVER;
        tell(floor.passTo(atMillis), atMillis);
        schedule();
    }

    private void tell(List<Event> happened, long atMillis) {
        if (happened.isEmpty()) {
            return;
        }
        FromFloor.Happened told = new FromFloor.Happened(nextEvent, atMillis, happened);
        nextEvent += happened.size();
        for (long follower : followers) {
            ClientSession session = cluster().getClientSession(follower);
            if (session != null) {
                say(session, told);
            }
        }
    }

    /** The log carries the timer, so that it fires on every member at the same place. */
    private void schedule() {
        long due = floor.nextDueMillis();
        if (due == scheduledMillis) {
            return;
        }
        cluster().idleStrategy().reset();
        while (!(due == Deadlines.NEVER
                ? cluster().cancelTimer(DEADLINE)
                : cluster().scheduleTimer(DEADLINE, due))) {
            cluster().idleStrategy().idle();
        }
        scheduledMillis = due;
    }

    /** A client that does not read must not stop the floor: after some tries it is left without, and asks again. */
    private void say(ClientSession session, FromFloor message) {
        int length = messages.encode(message, buffer, 0);
        IdleStrategy idle = cluster().idleStrategy();
        idle.reset();
        for (int tries = 0; tries < MOST_TRIES && !session.isClosing(); tries++) {
            long result = session.offer(buffer, 0, length);
            if (result != Publication.BACK_PRESSURED && result != Publication.ADMIN_ACTION) {
                return;
            }
            idle.idle();
        }
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
        followers.remove(session.id());
    }

    @Override
    public void onRoleChange(Cluster.Role role) {}

    @Override
    public void onTerminate(Cluster stopping) {}
}
