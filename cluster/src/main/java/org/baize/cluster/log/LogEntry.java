package org.baize.cluster.log;

import org.agrona.DirectBuffer;
import org.baize.cluster.service.LoggedMessage;
import org.baize.protocol.wire.Messages;

/** What one entry of the log says. */
public sealed interface LogEntry {

    /** Where it stands and when it was written. */
    Place place();

    /**
     * The place of an entry. What a client asked together is one message for the members and several entries here, each with a place
     * inside that message.
     *
     * @param position where it begins
     * @param end where the next one begins
     * @param term during which it was written
     * @param atMillis the time of the log
     */
    record Place(long position, long end, long term, long atMillis) {}

    /**
     * A message that a session sent.
     *
     * @param content its bytes, which nobody may change
     */
    record Message(Place place, long session, DirectBuffer content) implements LogEntry {

        /** What it says. */
        public Object decoded(Messages messages) {
            return LoggedMessage.decode(messages, content, 0, content.capacity());
        }
    }

    /** A timer fired. */
    record Timer(Place place, long timer) implements LogEntry {}

    /** A session begins. */
    record Opened(Place place, long session, String channel) implements LogEntry {}

    /** A session is over. */
    record Closed(Place place, long session, String why) implements LogEntry {}

    /**
     * Somebody leads from here on.
     *
     * @param base where the term began
     * @param version of the messages that the leader writes
     */
    record Term(Place place, long base, int leader, int version) implements LogEntry {}

    /** The members do something at this place, such as taking a snapshot. */
    record Action(Place place, String action) implements LogEntry {}

    /** Something that the members say to each other and the floor never sees. */
    record Other(Place place, int template) implements LogEntry {}
}
