package org.baize.cluster.log;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.Origin;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.ToFloor;

/**
 * The commands in a log, each once: a client asks again when an answer takes longer than a second, as it may on a busy disk, and
 * then the log has it twice.
 */
record Asks(Origin origin, long sequence) {

    /** All of a member's log, in the order in which they came first. */
    static List<Asks> in(Path member) {
        return in(entries(member));
    }

    static List<Asks> in(List<LogEntry> entries) {
        return entries.stream()
                .filter(LogEntry.Message.class::isInstance)
                .map(message -> ((LogEntry.Message) message).decoded(Protocol.messages()))
                .filter(ToFloor.Ask.class::isInstance)
                .map(ToFloor.Ask.class::cast)
                .map(ask -> new Asks(ask.origin(), ask.sequence()))
                .distinct()
                .toList();
    }

    private static List<LogEntry> entries(Path member) {
        MemberDirectory directory = MemberDirectory.open(member);
        List<LogEntry> entries = new ArrayList<>();
        try (LogReader log = new LogReader(directory, directory.start())) {
            for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
                entries.add(entry.get());
            }
        }
        return entries;
    }
}
