package org.baize.cluster.log;

import io.aeron.cluster.codecs.MessageHeaderDecoder;
import io.aeron.cluster.codecs.SnapshotMark;
import io.aeron.cluster.codecs.SnapshotMarkerDecoder;
import java.util.Optional;
import org.agrona.DirectBuffer;
import org.baize.cluster.service.Comparison;
import org.baize.cluster.service.DamagedSnapshotException;
import org.baize.cluster.service.LoggedFloor;
import org.baize.cluster.service.SnapshotAssembly;
import org.baize.protocol.Protocol;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.wire.Messages;

/** A snapshot, read from the files of its recordings. */
final class SnapshotFile {

    private static final long OF_MEMBERS = 1;
    private static final long OF_FLOOR = 2;

    private final MemberDirectory member;
    private final MemberDirectory.Snapshot snapshot;
    private final MessageHeaderDecoder header = new MessageHeaderDecoder();
    private final SnapshotMarkerDecoder marker = new SnapshotMarkerDecoder();

    SnapshotFile(MemberDirectory member, MemberDirectory.Snapshot snapshot) {
        this.member = member;
        this.snapshot = snapshot;
    }

    /** The floor as a snapshot left it, or one on which nothing has happened; for whoever reads the log after the members. */
    static LoggedFloor restored(MemberDirectory member, Optional<MemberDirectory.Snapshot> from) {
        Messages messages = Protocol.messages();
        // A reader has no state of its own that could differ: it takes no part in the comparison of the members.
        Comparison nobody = new Comparison(-1, Integer.MAX_VALUE);
        return from.map(snapshot -> new SnapshotFile(member, snapshot).floor(messages))
                .map(content -> new LoggedFloor(messages, nobody, content.head(), content.floor()))
                .orElseGet(() -> new LoggedFloor(messages, nobody));
    }

    /** Whether both parts are whole, and those that the list of terms says they are. */
    void check() {
        checkMembers();
        if (!assembled(Protocol.messages()).isComplete()) {
            throw damaged("its end is missing");
        }
    }

    private void checkMembers() {
        try (Fragments pieces = open(snapshot.consensus())) {
            boolean begun = false;
            boolean ended = false;
            while (pieces.next()) {
                ended = begun && isMark(pieces, OF_MEMBERS, SnapshotMark.END);
                begun |= isMark(pieces, OF_MEMBERS, SnapshotMark.BEGIN);
            }
            if (!ended) {
                throw damaged("the part about the members is not whole");
            }
        }
    }

    /** The floor, with its hash checked. */
    SnapshotAssembly.Content floor(Messages messages) {
        try {
            return assembled(messages).content();
        } catch (DamagedSnapshotException | BadMessageException e) {
            throw damaged(String.valueOf(e.getMessage()));
        }
    }

    private SnapshotAssembly assembled(Messages messages) {
        SnapshotAssembly assembly = new SnapshotAssembly(messages);
        try (Fragments pieces = open(snapshot.floor())) {
            skipSessions(pieces);
            while (pieces.next()) {
                assembly.take(pieces.buffer(), 0, pieces.length());
            }
            return assembly;
        } catch (DamagedSnapshotException | BadMessageException e) {
            throw damaged(String.valueOf(e.getMessage()));
        }
    }

    private Fragments open(long recording) {
        if (recording == MemberDirectory.LOST) {
            throw damaged("it has lost its floor");
        }
        Recording content = member.recording(recording);
        if (content.isOpen()) {
            throw damaged("it was never finished");
        }
        return new Fragments(content, member.archive(), content.startPosition());
    }

    /** Before the floor stands who was connected. */
    private void skipSessions(Fragments pieces) {
        if (!pieces.next() || !isMark(pieces, OF_FLOOR, SnapshotMark.BEGIN)) {
            throw damaged("its beginning is missing");
        }
        do {
            if (!pieces.next()) {
                throw damaged("it ends with its sessions");
            }
        } while (!isMark(pieces, OF_FLOOR, SnapshotMark.END));
    }

    private boolean isMark(Fragments piece, long type, SnapshotMark mark) {
        DirectBuffer bytes = piece.buffer();
        header.wrap(bytes, 0);
        if (piece.length() < MessageHeaderDecoder.ENCODED_LENGTH + SnapshotMarkerDecoder.BLOCK_LENGTH
                || header.schemaId() != MessageHeaderDecoder.SCHEMA_ID
                || header.templateId() != SnapshotMarkerDecoder.TEMPLATE_ID) {
            return false;
        }
        marker.wrapAndApplyHeader(bytes, 0, header);
        return marker.typeId() == type
                && marker.mark() == mark
                && marker.logPosition() == snapshot.position()
                && marker.leadershipTermId() == snapshot.term();
    }

    private DamagedLogException damaged(String what) {
        return new DamagedLogException(
                "the snapshot at position " + snapshot.position() + " is damaged: " + what, snapshot.position());
    }
}
