package org.baize.cluster.log;

import io.aeron.cluster.RecordingLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.cluster.log.MemberDirectory.Snapshot;

/**
 * Looks at a member's directory before a node starts on it, so that a node never goes on from something else than what was
 * written. What a crash leaves behind is put in order or taken away, and what was purged goes off the lists. A damaged snapshot is set aside
 * where an older one, or the log from its beginning, leads to the same state. Everything else that does not fit is refused.
 *
 * <p>It reads what the node will read: the newest snapshot and the log behind it, every frame with its checksum, and the lists
 * of terms, snapshots and recordings, each held against what stands in the log.
 *
 * <p>What it cannot see, for nothing on this disk knows of it any more: after a crash, that somebody has taken whole sectors at
 * the very end of the log away, which looks just like a write that the crash cut short, up to {@link LogTail#MOST_BYTES}; that
 * somebody has put an older, whole copy of the directory in its place; and that the vote in {@code node-state.dat} was changed
 * to another that could have been. The first two lose nothing in a cluster, where the other members have it.
 */
public final class DirectoryCheck {

    private final Path directory;
    private final int members;
    private final List<String> notices = new ArrayList<>();

    private DirectoryCheck(Path directory, int members) {
        this.directory = directory;
        this.members = members;
    }

    /**
     * Checks, and puts in order what may be put in order. Only for whoever holds the lock on the directory.
     *
     * @param members how many the cluster has
     * @return sentences for whoever runs the node, about what was put in order
     * @throws DamagedLogException if no node may start here
     */
    public static List<String> before(Path directory, int members) {
        DirectoryCheck check = new DirectoryCheck(directory, members);
        try {
            if (check.holdsSomething()) {
                check.run();
            }
        } catch (IOException e) {
            throw unreadable(directory, e);
        }
        return List.copyOf(check.notices);
    }

    /**
     * How long the pieces of the log are, for whoever has checked the directory; empty if there is no log yet.
     *
     * @throws DamagedLogException if nobody has checked it, and it cannot be read
     */
    public static OptionalInt frameBytes(Path directory) {
        try {
            return new DirectoryCheck(directory, 1).holdsSomething()
                    ? OptionalInt.of(
                            MemberDirectory.open(directory).log().form().mtuBytes())
                    : OptionalInt.empty();
        } catch (IOException e) {
            throw unreadable(directory, e);
        }
    }

    private static DamagedLogException unreadable(Path directory, IOException why) {
        return new DamagedLogException("the directory " + directory + " cannot be read: " + FileTrouble.of(why), why);
    }

    /** Nothing, or only what a node leaves that was killed in its very first moments, is no log. */
    private boolean holdsSomething() throws IOException {
        Path terms = MemberDirectory.cluster(directory).resolve(RecordingLog.RECORDING_LOG_FILE_NAME);
        Path catalog = MemberDirectory.archive(directory).resolve(CatalogFile.NAME);
        boolean hasTerms = Files.exists(terms) && Files.size(terms) > 0;
        boolean hasFrames = SegmentFiles.anyFrames(MemberDirectory.archive(directory));
        if (!hasTerms && !hasFrames) {
            return false;
        }
        if (!Files.exists(catalog)) {
            throw new DamagedLogException("the catalog " + catalog + " is missing; restore this member from a backup");
        }
        if (!hasTerms) {
            throw new DamagedLogException(
                    "the list of terms " + terms + " is missing or empty; restore this member from a backup");
        }
        return true;
    }

    private void run() throws IOException {
        MemberDirectory member = MemberDirectory.open(directory);
        if (!member.hasLog()) {
            throw new DamagedLogException(
                    "the list of terms in " + directory + " names no log; restore this member from a backup");
        }
        Optional<Snapshot> start = startingPoint(member);
        long from = start.map(Snapshot::position).orElse(member.start());
        long end = checkLog(member, from);
        checkKnown(member, end);
        SegmentFiles.checkLast(member, end);
        TermsInLog.check(member, end);
        new VoteFile(directory, members).check(member, notices);
        setAside(member, start);
        new LogTail(member).putInOrder(end).ifPresent(notices::add);
        SegmentFiles.flawBefore(member, from).ifPresent(notices::add);
        Leftovers.remove(directory);
        Compaction.of(directory);
    }

    /** The newest snapshot that is whole, if the log behind it is still there; none if the log is there from its beginning. */
    private Optional<Snapshot> startingPoint(MemberDirectory member) {
        List<Snapshot> listed = new ArrayList<>(member.snapshots());
        member.newestSnapshot().filter(newest -> !listed.contains(newest)).ifPresent(listed::add);
        DamagedLogException first = null;
        for (Snapshot snapshot : listed.reversed()) {
            try {
                if (snapshot.position() < member.start()) {
                    break;
                }
                new SnapshotFile(member, snapshot).check();
                return Optional.of(snapshot);
            } catch (DamagedLogException damaged) {
                first = first == null ? damaged : first;
            }
        }
        if (member.start() == 0) {
            return Optional.empty();
        }
        throw first != null
                ? first
                : new DamagedLogException("the log begins at " + member.start()
                        + ", and there is no snapshot to begin from; restore this member from a backup");
    }

    /** Frame by frame, so that a long log takes little time. */
    private static long checkLog(MemberDirectory member, long from) {
        TermList terms = new TermList(member.terms());
        boolean inside = false;
        try (FrameWalk walk = new FrameWalk(member.log(), member.archive(), from)) {
            while (walk.look()) {
                Frame frame = walk.frame();
                if (!frame.isPadding()) {
                    if (frame.begins()) {
                        terms.check(frame, walk.position());
                    } else if (!inside) {
                        throw new DamagedLogException(
                                "the frame at position " + walk.position()
                                        + " goes on with a message that has not begun",
                                walk.position());
                    }
                    inside = !frame.ends();
                }
                walk.pass();
            }
            return walk.position();
        }
    }

    /** The log went at least as far as somebody wrote down elsewhere. */
    private static void checkKnown(MemberDirectory member, long end) {
        long known = Math.max(
                member.newestSnapshot().map(Snapshot::position).orElse(0L),
                member.terms().stream()
                        .mapToLong(term -> Math.max(term.base(), term.end()))
                        .max()
                        .orElse(0));
        if (end < known) {
            throw new DamagedLogException(
                    "the log ends at position " + end + ", and it went on to " + known + " at least", end);
        }
    }

    /** The consensus starts from the newest that it finds listed. */
    private void setAside(MemberDirectory member, Optional<Snapshot> start) {
        long from = start.map(Snapshot::position).orElse(-1L);
        try (RecordingLog list =
                new RecordingLog(MemberDirectory.cluster(directory).toFile(), false)) {
            Optional<Snapshot> newest = member.newestSnapshot();
            while (newest.isPresent() && newest.get().position() > from) {
                list.invalidateLatestSnapshot();
                list.force(1);
                notices.add("the snapshot at position " + newest.get().position()
                        + " is damaged and was set aside; this node starts from "
                        + (from < 0 ? "the beginning of the log" : "the one at position " + from) + ".");
                newest = MemberDirectory.open(directory).newestSnapshot();
            }
        }
    }
}
