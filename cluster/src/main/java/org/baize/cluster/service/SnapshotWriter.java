package org.baize.cluster.service;

import io.aeron.ExclusivePublication;
import io.aeron.Publication;
import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.IdleStrategy;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.StateHash;
import org.baize.protocol.wire.Messages;

/** Writes a snapshot of the floor: a head with the hash, and the state in pieces. */
final class SnapshotWriter {

    private static final int PIECE_BYTES = 256 * 1024;

    private final Messages messages;
    private final IdleStrategy idle;

    SnapshotWriter(Messages messages, IdleStrategy idle) {
        this.messages = messages;
        this.idle = idle;
    }

    /** The whole cluster waits meanwhile, so the hash is worked out beside the writing, which takes as long. */
    void write(LoggedFloor floor, long logPosition, ExclusivePublication to) {
        FloorSnapshot state = floor.snapshot();
        TakenHash hash = TakenHash.begin(logPosition, () -> StateHash.of(state), TakenHash::beside);
        ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(PIECE_BYTES);
        int bytes = messages.encode(state, buffer, 0);
        ExpandableArrayBuffer head = new ExpandableArrayBuffer(256);
        int headBytes = messages.encode(floor.head(hash.await(), bytes), head, 0);
        offer(to, head, 0, headBytes);
        int piece = Math.min(PIECE_BYTES, to.maxMessageLength());
        for (int offset = 0; offset < bytes; offset += piece) {
            offer(to, buffer, offset, Math.min(piece, bytes - offset));
        }
    }

    private void offer(ExclusivePublication to, DirectBuffer buffer, int offset, int length) {
        idle.reset();
        while (true) {
            long result = to.offer(buffer, offset, length);
            if (result > 0) {
                return;
            }
            if (result != Publication.BACK_PRESSURED && result != Publication.ADMIN_ACTION) {
                throw new IllegalStateException("the snapshot cannot be written: " + Publication.errorString(result));
            }
            idle.idle();
        }
    }
}
