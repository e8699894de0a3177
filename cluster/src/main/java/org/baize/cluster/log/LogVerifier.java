package org.baize.cluster.log;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import org.baize.cluster.service.LoggedFloor;
import org.baize.cluster.service.SnapshotAssembly;
import org.baize.engine.ledger.Ledger;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.wire.Messages;

/**
 * Lives the log of a member once more on a fresh floor, and holds everything that the members wrote down on the way against
 * it: each frame's checksum, the list of terms, the hash of each snapshot, the hashes that members reported; at the end the
 * books must sum to zero.
 */
public final class LogVerifier {

    private static final int SHOW_EVERY = 1024;

    private final Messages messages = Protocol.messages();
    private final ReportTally reports = new ReportTally(messages);
    private final Map<Long, MemberDirectory.Snapshot> snapshots = new TreeMap<>();
    private final Set<Long> compared = new TreeSet<>();
    private final MemberDirectory member;
    private final TermList terms;
    private final LoggedFloor floor;
    private final long from;
    private long entries;
    private long commands;
    private long notUnderstood;

    private LogVerifier(MemberDirectory member, Optional<MemberDirectory.Snapshot> first) {
        this.member = member;
        this.terms = new TermList(member.terms());
        member.snapshots().forEach(snapshot -> snapshots.put(snapshot.position(), snapshot));
        member.newestSnapshot().ifPresent(newest -> snapshots.put(newest.position(), newest));
        this.floor = SnapshotFile.restored(member, first);
        this.from = first.map(MemberDirectory.Snapshot::position).orElse(member.start());
    }

    /** How much was compared. */
    public record Counts(long entries, long commands, long notUnderstood, long snapshots, long hashes) {}

    /**
     * How it ended; everything fits, else a {@link DamagedLogException} was thrown.
     *
     * @param from where the replay began
     * @param position where the log ends
     * @param hash of the state there
     * @param differing reports of other members that most did not share; this log is right all the same
     */
    public record Result(long from, long position, Counts counts, String hash, long differing) {}

    /** Replays from the first entry, or from the oldest snapshot where the beginning was purged. */
    public static Result verify(MemberDirectory member, LongConsumer progress) {
        return new LogVerifier(member, firstSnapshot(member)).run(progress);
    }

    /** Replays what a node replays when it starts: from the newest snapshot on. */
    static Result verifyFromNewest(MemberDirectory member) {
        return new LogVerifier(member, member.newestSnapshot()).run(_ -> {});
    }

    private static Optional<MemberDirectory.Snapshot> firstSnapshot(MemberDirectory member) {
        if (member.start() == 0) {
            return Optional.empty();
        }
        return Optional.of(member.snapshots().stream()
                .filter(snapshot -> snapshot.position() >= member.start())
                .findFirst()
                .orElseThrow(() -> new DamagedLogException(
                        "the log begins at " + member.start() + ", and there is no snapshot to begin from",
                        member.start())));
    }

    private Result run(LongConsumer progress) {
        try (LogReader log = new LogReader(member, from)) {
            for (Optional<LogEntry> entry = log.next(); entry.isPresent(); entry = log.next()) {
                terms.check(entry.get());
                live(entry.get());
                entries++;
                if (entries % SHOW_EVERY == 0) {
                    progress.accept(log.position());
                }
            }
            progress.accept(log.position());
            reports.close();
            checkAllCompared();
            checkBooks(log.position());
            Counts counts = new Counts(entries, commands, notUnderstood, compared.size(), reports.compared());
            return new Result(from, log.position(), counts, floor.hash(), reports.differing());
        }
    }

    private void live(LogEntry entry) {
        switch (entry) {
            case LogEntry.Message message -> take(message);
            case LogEntry.Timer timer -> {
                var _ = floor.passTo(timer.place().atMillis());
            }
            case LogEntry.Closed closed -> floor.closed(closed.session());
            case LogEntry.Term term -> floor.leads(term.version());
            case LogEntry.Opened _, LogEntry.Action _, LogEntry.Other _ -> {}
        }
        MemberDirectory.Snapshot snapshot = snapshots.get(entry.place().end());
        if (snapshot != null) {
            compare(snapshot);
        }
    }

    private void take(LogEntry.Message message) {
        LogEntry.Place at = message.place();
        LoggedFloor.Reaction reaction = floor.take(
                message.content(),
                0,
                message.content().capacity(),
                new LoggedFloor.Place(at.end(), message.session(), at.atMillis()));
        switch (reaction.reply()) {
            case FromFloor.Told _ -> commands++;
            case FromFloor.State state -> reports.took(at.end(), state.hash());
            case FromFloor.Noted _ -> reports.reported(message);
            case FromFloor.NotUnderstood _ -> notUnderstood++;
            case FromFloor.Sequence _, FromFloor.Following _, FromFloor.Happened _, FromFloor.Answers _ -> {}
        }
    }

    private void compare(MemberDirectory.Snapshot snapshot) {
        try {
            compare(snapshot, new SnapshotFile(member, snapshot).floor(messages));
        } catch (DamagedLogException damaged) {
            if (!isPurged(snapshot)) {
                throw damaged;
            }
            snapshots.remove(snapshot.position());
        }
    }

    /** A node that runs takes snapshots and purges older ones while its log is read; never the newest. */
    private boolean isPurged(MemberDirectory.Snapshot snapshot) {
        MemberDirectory now = MemberDirectory.open(member.directory());
        return !now.snapshots().contains(snapshot)
                && now.newestSnapshot().filter(snapshot::equals).isEmpty();
    }

    private void compare(MemberDirectory.Snapshot snapshot, SnapshotAssembly.Content content) {
        String hash = floor.hash();
        if (!content.head().hash().equals(hash) || content.head().nextEvent() != floor.nextEvent()) {
            throw new DamagedLogException(
                    "the snapshot at position " + snapshot.position() + " has the state "
                            + content.head().hash() + ", and the log leads to " + hash,
                    snapshot.position());
        }
        compared.add(snapshot.position());
    }

    private void checkAllCompared() {
        for (MemberDirectory.Snapshot snapshot : snapshots.values()) {
            if (snapshot.position() > from && !compared.contains(snapshot.position())) {
                throw new DamagedLogException(
                        "no entry of the log ends at position " + snapshot.position() + ", where a snapshot is listed",
                        snapshot.position());
            }
        }
    }

    private void checkBooks(long position) {
        long cents = Ledger.restore(floor.snapshot().state().ledger()).sumCents();
        if (cents != 0) {
            throw new DamagedLogException("the books sum to " + cents + " cents and not to zero", position);
        }
    }
}
