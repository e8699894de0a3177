package org.baize.cluster.service;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.agrona.DirectBuffer;
import org.baize.engine.Floor;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.Handled;
import org.baize.engine.StateHash;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;
import org.baize.engine.state.FloorState;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.SnapshotHead;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.wire.Messages;
import org.baize.protocol.wire.NewerVersionException;

/**
 * What the log does to the floor, wherever the log comes from: a member that lives it and a tool that reads it afterwards
 * come to the same state, because both do it here.
 */
public final class LoggedFloor {

    private final Messages messages;
    private final Comparison comparison;
    private final SortedSet<Long> followers = new TreeSet<>();
    private final SortedSet<Long> followersToSee = Collections.unmodifiableSortedSet(followers);
    private final Floor floor;
    private long nextEvent = 1;
    private int termVersion;

    /** A floor on which nothing has happened yet. */
    public LoggedFloor(Messages messages, Comparison comparison) {
        this.messages = messages;
        this.comparison = comparison;
        this.floor = new Floor();
        this.termVersion = messages.schema().version();
    }

    /** The floor as a snapshot left it. */
    public LoggedFloor(Messages messages, Comparison comparison, SnapshotHead head, FloorSnapshot state) {
        this.messages = messages;
        this.comparison = comparison;
        this.floor = Floor.restore(state);
        this.nextEvent = head.nextEvent();
        this.followers.addAll(head.followers());
        this.termVersion = head.understoodVersion();
    }

    /**
     * Somebody leads from here on. While one member after the other gets a new version, the old ones do not understand what
     * the new ones can say; so the floor takes nothing that whoever leads does not understand, on all members alike.
     *
     * @param version of the messages of the member that leads
     * @throws NewerVersionException if this build does not understand all that may come
     */
    public void leads(int version) {
        if (version > messages.schema().version()) {
            throw new NewerVersionException(version, messages.schema().version());
        }
        termVersion = version;
    }

    /** Where in the log a message stands, and whose it is. */
    public record Place(long position, long session, long atMillis) {}

    /** What came of a message: what its sender is told, and what everybody who follows is told. */
    public record Reaction(FromFloor reply, Optional<FromFloor.Happened> happened) {}

    /**
     * Takes a message from the log. Bytes that are none are refused on every member alike.
     *
     * @throws DivergedException if most of the members reported another state than this one
     */
    public Reaction take(DirectBuffer bytes, int offset, int length, Place place) {
        Object message;
        try {
            message = read(bytes, offset, length);
        } catch (BadMessageException | NewerVersionException bad) {
            return only(new FromFloor.NotUnderstood(String.valueOf(bad.getMessage())));
        }
        return take(message, place);
    }

    /**
     * Reads a message from the log as every member does.
     *
     * @throws BadMessageException if it is none
     * @throws NewerVersionException if it is newer than what whoever leads understands
     */
    public Object read(DirectBuffer bytes, int offset, int length) {
        return LoggedMessage.decode(messages, termVersion, bytes, offset, length);
    }

    /**
     * Takes a message that was read already.
     *
     * @throws DivergedException if most of the members reported another state than this one
     */
    public Reaction take(Object message, Place place) {
        return switch (message) {
            case ToFloor.Ask ask -> carryOut(ask, place.atMillis());
            case ToFloor.AskForSequence question ->
                only(new FromFloor.Sequence(question.origin(), floor.lastSequence(question.origin())));
            case ToFloor.Follow _ -> {
                followers.add(place.session());
                yield only(new FromFloor.Following(nextEvent));
            }
            case ToFloor.AskForState question -> only(state(question, place.position()));
            case ToFloor.Report report -> {
                comparison.reported(report);
                yield only(new FromFloor.Noted(report.member(), report.position()));
            }
            case Object other ->
                only(new FromFloor.NotUnderstood(other.getClass().getSimpleName() + " is not for the floor"));
        };
    }

    private static Reaction only(FromFloor reply) {
        return new Reaction(reply, Optional.empty());
    }

    /** The floor stands still for a copy of its state, and for the hash of it only if somebody waits for that. */
    private FromFloor.State state(ToFloor.AskForState question, long position) {
        FloorSnapshot now = floor.snapshot();
        TakenHash taken = comparison.take(position, () -> StateHash.of(now));
        boolean later = question.isForMembers() && !taken.isDone();
        return new FromFloor.State(question.id(), nextEvent, later ? FromFloor.State.LATER : taken.await());
    }

    private Reaction carryOut(ToFloor.Ask ask, long atMillis) {
        Handled handled =
                floor.handle(new Request(ask.origin(), ask.sequence(), atMillis, ask.second(), ask.command()));
        FromFloor reply = new FromFloor.Told(ask.origin(), ask.sequence(), handled.answer());
        return new Reaction(reply, numbered(happened(handled), atMillis));
    }

    /** Mostly nothing was due, and what happened is just the answer. */
    private static List<Event> happened(Handled handled) {
        if (!handled.first()) {
            return handled.fired();
        }
        List<Event> answered = eventsOf(handled.answer());
        return handled.fired().isEmpty()
                ? answered
                : Stream.concat(handled.fired().stream(), answered.stream()).toList();
    }

    private static List<Event> eventsOf(Answer answer) {
        return switch (answer) {
            case Answer.Accepted accepted -> accepted.events();
            case Answer.Refused refused -> refused.noted();
        };
    }

    /** Time has come this far, as a timer in the log says. */
    public Optional<FromFloor.Happened> passTo(long atMillis) {
        return numbered(floor.passTo(atMillis), atMillis);
    }

    private Optional<FromFloor.Happened> numbered(List<Event> happened, long atMillis) {
        if (happened.isEmpty()) {
            return Optional.empty();
        }
        FromFloor.Happened told = new FromFloor.Happened(nextEvent, atMillis, happened);
        nextEvent += happened.size();
        return Optional.of(told);
    }

    /** A session is over, and follows no more. */
    public void closed(long session) {
        followers.remove(session);
    }

    /** The number that an origin used last; 0 before its first. */
    public long lastSequence(Origin origin) {
        return floor.lastSequence(origin);
    }

    /** What the floor knows, to read. */
    public FloorState state() {
        return floor.state();
    }

    /** When the floor next wants to be told the time. */
    public long nextDueMillis() {
        return floor.nextDueMillis();
    }

    /** The sessions that are told what happens. */
    public SortedSet<Long> followers() {
        return followersToSee;
    }

    /** The number that the next event will have. */
    public long nextEvent() {
        return nextEvent;
    }

    /** What stands before the state in a snapshot. */
    SnapshotHead head(String hash, int bytes) {
        return new SnapshotHead(nextEvent, List.copyOf(followers), hash, bytes, OptionalInt.of(termVersion));
    }

    /** The whole state. */
    public FloorSnapshot snapshot() {
        return floor.snapshot();
    }

    /** The whole state as one hash. */
    public String hash() {
        return StateHash.of(floor.snapshot());
    }
}
