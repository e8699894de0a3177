package org.baize.cluster.log;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.baize.cluster.service.LoggedFloor;
import org.baize.engine.command.Origin;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;
import org.baize.engine.state.FloorState;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.wire.NewerVersionException;

/**
 * Lives the log of a member on a floor of its own, close behind it: for screens, records and whoever else wants to know what
 * happened and what is. It reads the member's files, so that nobody waits for it and it misses nothing, however slow it is; and
 * it reads only what is committed, so that what it has told never turns out otherwise. For one thread.
 */
public final class LogFollower implements AutoCloseable {

    private final LoggedFloor floor;
    private final LogReader log;
    private final long begin;

    private LogFollower(LoggedFloor floor, LogReader log, long begin) {
        this.floor = floor;
        this.log = log;
        this.begin = begin;
    }

    /**
     * Begins as near before a position as there is a state to begin with: at the newest snapshot there, or where the log begins.
     *
     * @param wanted the first position that matters; {@link Long#MAX_VALUE} for whoever only wants to know what is now
     * @param committed up to where the log will never change; may move on
     * @throws DamagedLogException if the log was purged beyond that position, or is damaged
     */
    public static LogFollower from(MemberDirectory member, long wanted, LongSupplier committed) {
        Optional<MemberDirectory.Snapshot> start = member.snapshots().stream()
                .filter(snapshot -> snapshot.position() <= wanted && snapshot.position() >= member.start())
                .reduce((_, newer) -> newer);
        if (start.isEmpty() && member.start() > 0) {
            throw new DamagedLogException(
                    "the log of " + member.directory() + " before position " + member.start() + " was purged, and "
                            + wanted + " is wanted",
                    wanted);
        }
        long begin = start.map(MemberDirectory.Snapshot::position).orElse(0L);
        return new LogFollower(SnapshotFile.restored(member, start), new LogReader(member, begin, committed), begin);
    }

    /** What the next entry did that did something to the floor; empty as long as no other is committed. */
    public Optional<Step> next() {
        for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
            Optional<Step> step = live(entry.get());
            if (step.isPresent()) {
                return step;
            }
        }
        return Optional.empty();
    }

    /**
     * Lives everything before a position and nothing behind it, also where that lies in the middle of what was asked together.
     *
     * @param position where a step ends
     * @return false if the log ends before it
     */
    public boolean liveTo(long position) {
        boolean more = true;
        while (position() < position && more) {
            more = next().isPresent();
        }
        return position() >= position;
    }

    /** The floor after the last step; it changes with the next. */
    public FloorState state() {
        return floor.state();
    }

    /** The number that this origin has used last, as far as the log was read. */
    public long lastSequence(Origin origin) {
        return floor.lastSequence(origin);
    }

    /** The number that the next event will have. */
    public long nextEvent() {
        return floor.nextEvent();
    }

    /** Everything before this position has been lived. */
    public long position() {
        return Math.max(begin, log.position()); // the reader looks for its first entry from further back
    }

    private Optional<Step> live(LogEntry entry) {
        return switch (entry) {
            case LogEntry.Message message -> take(message);
            case LogEntry.Timer timer -> passed(timer);
            case LogEntry.Closed closed -> {
                floor.closed(closed.session());
                yield Optional.empty();
            }
            case LogEntry.Term term -> {
                floor.leads(term.version());
                yield Optional.empty();
            }
            case LogEntry.Opened _, LogEntry.Action _, LogEntry.Other _ -> Optional.empty();
        };
    }

    private Optional<Step> passed(LogEntry.Timer timer) {
        long first = floor.nextEvent();
        return floor.passTo(timer.place().atMillis())
                .map(happened -> new Step(timer.place(), Optional.empty(), first, happened.events()));
    }

    private Optional<Step> take(LogEntry.Message entry) {
        Object message;
        try {
            message = floor.read(entry.content(), 0, entry.content().capacity());
        } catch (BadMessageException | NewerVersionException bad) {
            return Optional.empty(); // the floor understood it just as little
        }
        LogEntry.Place at = entry.place();
        LoggedFloor.Place place = new LoggedFloor.Place(at.end(), entry.session(), at.atMillis());
        if (message instanceof ToFloor.Ask ask) {
            return Optional.of(ask(ask, at, place));
        }
        boolean comparesHashes =
                message instanceof ToFloor.AskForState; // members do; who follows would only stand still
        if (!comparesHashes) {
            floor.take(message, place);
        }
        return Optional.empty();
    }

    private Step ask(ToFloor.Ask ask, LogEntry.Place at, LoggedFloor.Place place) {
        long firstEvent = floor.nextEvent();
        long last = floor.lastSequence(ask.origin());
        LoggedFloor.Reaction reaction = floor.take(ask, place);
        boolean first = floor.lastSequence(ask.origin()) > last;
        Request request = new Request(ask.origin(), ask.sequence(), at.atMillis(), ask.second(), ask.command());
        FromFloor.Told told = (FromFloor.Told) reaction.reply();
        List<Event> events = reaction.happened().map(FromFloor.Happened::events).orElse(List.of());
        return new Step(at, Optional.of(new Step.Asked(request, told.answer(), first)), firstEvent, events);
    }

    @Override
    public void close() {
        log.close();
    }
}
