package org.baize.engine.answer;

import java.util.List;
import org.baize.engine.event.Event;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.setup.Problem;

/** What the floor says to a request: what happened, or why nothing did. */
public sealed interface Answer {

    /** Everything that happened, in that order; it is already part of the state. */
    record Accepted(List<Event> events) implements Answer {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /**
     * What was asked did not happen.
     *
     * @param noted what goes on record all the same, such as a wrong PIN, which counts
     */
    record Refused(Refusal refusal, List<Event> noted) implements Answer {

        public Refused {
            noted = List.copyOf(noted);
        }

        public Refused(Refusal refusal) {
            this(refusal, List.of());
        }
    }

    static Answer of(Event event) {
        return new Accepted(List.of(event));
    }

    static Answer of(List<? extends Event> events) {
        return new Accepted(List.copyOf(events));
    }

    static Answer refuse(Reason reason) {
        return new Refused(Refusal.of(reason));
    }

    static Answer refuse(Reason reason, RuleId rule) {
        return new Refused(Refusal.of(reason, rule));
    }

    static Answer refuse(List<Problem> problems) {
        return new Refused(Refusal.of(problems));
    }

    static Answer refuse(Verdict.Refused verdict) {
        return refuse(verdict.reason(), verdict.rule());
    }
}
