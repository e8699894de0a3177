package org.baize.chaos.load;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.event.Event;

/** Looks into answers. */
final class Events {

    private Events() {}

    /** The first event of that kind that it led to; empty if it did not, or was refused. */
    static <E extends Event> Optional<E> first(Answer answer, Class<E> wanted) {
        return answer instanceof Answer.Accepted accepted
                ? accepted.events().stream()
                        .filter(wanted::isInstance)
                        .map(wanted::cast)
                        .findFirst()
                : Optional.empty();
    }
}
