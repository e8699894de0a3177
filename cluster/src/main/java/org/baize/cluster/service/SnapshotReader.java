package org.baize.cluster.service;

import io.aeron.Image;
import io.aeron.ImageFragmentAssembler;
import io.aeron.logbuffer.FragmentHandler;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.IdleStrategy;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.StateHash;
import org.baize.protocol.message.SnapshotHead;
import org.baize.protocol.wire.Messages;
import org.jspecify.annotations.Nullable;

/** Reads a snapshot back, and believes it only if its hash is that of what was read. */
final class SnapshotReader {

    private static final int FRAGMENTS_AT_ONCE = 16;

    private final Messages messages;
    private final IdleStrategy idle;
    private @Nullable SnapshotHead head;
    private byte[] state = new byte[0];
    private int read;

    /** What was in it. */
    record Content(SnapshotHead head, FloorSnapshot floor) {}

    SnapshotReader(Messages messages, IdleStrategy idle) {
        this.messages = messages;
        this.idle = idle;
    }

    Content read(Image image) {
        FragmentHandler pieces =
                new ImageFragmentAssembler((buffer, offset, length, header) -> take(buffer, offset, length));
        idle.reset();
        while (!complete()) {
            int fragments = image.poll(pieces, FRAGMENTS_AT_ONCE);
            if (fragments == 0 && (image.isClosed() || image.isEndOfStream())) {
                throw new DamagedSnapshotException("it ends after " + read + " of " + state.length + " bytes");
            }
            idle.idle(fragments);
        }
        return checked();
    }

    private boolean complete() {
        return head != null && read == head.bytes();
    }

    private void take(DirectBuffer buffer, int offset, int length) {
        if (head == null) {
            head = (SnapshotHead) messages.decode(buffer, offset, length);
            state = new byte[head.bytes()];
            return;
        }
        if (length > state.length - read) {
            throw new DamagedSnapshotException("it goes on after its end");
        }
        buffer.getBytes(offset, state, read, length);
        read += length;
    }

    private Content checked() {
        if (head == null) {
            throw new DamagedSnapshotException("it has no head");
        }
        FloorSnapshot floor = (FloorSnapshot) messages.decode(new UnsafeBuffer(state), 0, state.length);
        String hash = StateHash.of(floor);
        if (!hash.equals(head.hash())) {
            throw new DamagedSnapshotException("its hash is " + hash + ", and it was " + head.hash());
        }
        return new Content(head, floor);
    }
}
