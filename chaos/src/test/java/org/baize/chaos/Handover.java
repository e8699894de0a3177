package org.baize.chaos;

import java.nio.file.Path;
import java.util.Optional;
import org.baize.cluster.log.LogEntry;
import org.baize.cluster.log.LogReader;
import org.baize.cluster.log.MemberDirectory;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.ToFloor;

/**
 * A change of leader, as the log has it.
 *
 * @param before the session in which the last command before it came
 * @param after that of the newest one since
 */
record Handover(long before, long after) {

    private static final long NOBODY = -1;

    /**
     * The last one in the log of a member that had commands on both sides. Members speak to each other in sessions of their own,
     * but ask for nothing.
     */
    static Handover last(Path member) {
        MemberDirectory directory = MemberDirectory.open(member);
        Handover found = new Handover(NOBODY, NOBODY);
        boolean changed = false;
        try (LogReader log = new LogReader(directory, directory.start())) {
            for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
                if (entry.get() instanceof LogEntry.Term) {
                    changed = true;
                } else if (entry.get() instanceof LogEntry.Message message && isCommand(message)) {
                    found = new Handover(changed ? found.after : found.before, message.session());
                    changed = false;
                }
            }
        }
        return found;
    }

    private static boolean isCommand(LogEntry.Message message) {
        return message.decoded(Protocol.messages()) instanceof ToFloor.Ask;
    }

    boolean inTheSameSession() {
        return before == after;
    }
}
