package org.baize.cluster.log;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Reads the log of a member, one entry after the other, from its files. Every frame that it passes has the right checksum;
 * where one has not, it throws a {@link DamagedLogException}. Holds one file and one entry at a time.
 */
public final class LogReader implements AutoCloseable {

    private final Fragments fragments;
    private final EntryDecoder decoder = new EntryDecoder();

    /** What was asked together stands together, and is read one by one. */
    private final Deque<LogEntry> together = new ArrayDeque<>();

    private final long from;

    /** Reads from the entry that stands at a position, or the first one behind it. */
    public LogReader(MemberDirectory member, long from) {
        this(member, from, member.log()::endAtMost);
    }

    /**
     * Reads what stands before an end that may move on.
     *
     * @param end what lies behind it may still change; for a running member, the position up to which its log is committed
     */
    public LogReader(MemberDirectory member, long from, LongSupplier end) {
        Recording log = member.log();
        if (from < log.startPosition()) {
            throw new IllegalArgumentException(
                    "the log begins at " + log.startPosition() + ", and there is nothing at " + from);
        }
        // No message goes over the end of a term buffer: its beginning is that of a message.
        long near = Math.min(from, Math.max(member.endAtMost() - 1, log.startPosition()));
        long term = near - log.termOffset(near);
        this.from = from;
        long begin = Math.max(term, log.startPosition());
        this.fragments = new Fragments(new FrameWalk(log, member.archive(), begin, end));
    }

    /** The next entry; empty at the end of the log, and as long as there is no other before the end. */
    public Optional<LogEntry> next() {
        while (together.isEmpty() && fragments.next()) {
            if (fragments.end() > from) {
                decoder.decode(fragments).stream()
                        .filter(entry -> entry.place().position() >= from)
                        .forEach(together::add);
            }
        }
        return Optional.ofNullable(together.poll());
    }

    /** Behind the last entry that was read. */
    public long position() {
        return together.isEmpty()
                ? fragments.end()
                : together.getFirst().place().position();
    }

    /** At the end: whether the last write was cut short by a crash. What it held was not acknowledged to anybody. */
    public boolean isTorn() {
        return fragments.isTorn();
    }

    @Override
    public void close() {
        fragments.close();
    }
}
