package org.baize.protocol.message;

import java.util.List;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Origin;
import org.baize.engine.event.Event;

/** What the floor says to a client. It is durable before it is said. */
public sealed interface FromFloor {

    /** The answer to what was asked under that number. */
    record Told(Origin origin, long sequence, Answer answer) implements FromFloor {}

    /**
     * The number that an origin used last.
     *
     * @param last 0 before its first
     */
    record Sequence(Origin origin, long last) implements FromFloor {}

    /**
     * What happened, for everybody who follows.
     *
     * @param number counts all events of the floor; this is the number of the first of these
     */
    record Happened(long number, long atMillis, List<Event> events) implements FromFloor {

        public Happened {
            events = List.copyOf(events);
        }
    }

    /**
     * The session follows from here.
     *
     * @param next the number that the next event will have
     */
    record Following(long next) implements FromFloor {}

    /**
     * The state after everything that came before the question.
     *
     * @param next the number that the next event will have
     * @param hash equal on every member, and equal again after a restart; {@link #LATER} where only the members want to know
     */
    record State(long id, long next, String hash) implements FromFloor {

        /** The members still work it out, and will report it. */
        public static final String LATER = "";
    }

    /** These bytes were no message. */
    record NotUnderstood(String why) implements FromFloor {}

    /** The report of that member on that position is in the log. */
    record Noted(int member, long position) implements FromFloor {}

    /** Answers that the floor had for the same client at the same moment, in their order. */
    record Answers(List<Told> told) implements FromFloor {

        public Answers {
            told = List.copyOf(told);
        }
    }
}
