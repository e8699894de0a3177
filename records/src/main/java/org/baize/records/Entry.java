package org.baize.records;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;

/**
 * One step of the log.
 *
 * @param position where it stands in the log; each stands behind the one before
 * @param atMillis the time of the log
 * @param request what was asked; empty where only time has passed
 * @param first whether the request was carried out or refused now; a resend, a gap and a stranger leave no trace
 * @param firstEvent the number that its first event has, or the next one would have
 * @param events all that happened, in that order
 */
public record Entry(
        long position,
        long atMillis,
        Optional<Request> request,
        Optional<Answer> answer,
        boolean first,
        long firstEvent,
        List<Event> events) {

    public Entry {
        events = List.copyOf(events);
    }

    /** The number of the first event after this entry. */
    public long nextEvent() {
        return firstEvent + events.size();
    }
}
