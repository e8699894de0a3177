package org.baize.engine;

import java.util.List;
import org.baize.engine.answer.Answer;
import org.baize.engine.event.Event;

/**
 * What a request led to.
 *
 * @param fired what was due by then and happened first; it concerns everybody, not just whoever asked
 * @param answer the answer to the request itself
 * @param first whether it was carried out or refused now; a resend, a gap and a stranger leave no trace, and whatever
 *     their answer holds happened before or not at all
 */
public record Handled(List<Event> fired, Answer answer, boolean first) {}
