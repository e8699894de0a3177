package org.baize.cluster.log;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Request;
import org.baize.engine.event.Event;

/**
 * What one entry of the log did to the floor.
 *
 * @param asked what somebody asked and was answered; empty if only time passed
 * @param firstEvent the number of the first of the events; of the next one to come if there are none
 */
public record Step(LogEntry.Place place, Optional<Asked> asked, long firstEvent, List<Event> events) {

    public Step {
        events = List.copyOf(events);
    }

    /**
     * A question and its answer.
     *
     * @param first false for a resend, a gap or a stranger: the floor did nothing then
     */
    public record Asked(Request request, Answer answer, boolean first) {}
}
