package org.baize.cluster.service;

import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.StateHash;
import org.baize.protocol.message.SnapshotHead;
import org.baize.protocol.wire.Messages;
import org.jspecify.annotations.Nullable;

/** Puts a snapshot together from its pieces, and believes it only if its hash is that of what was read. */
public final class SnapshotAssembly {

    private final Messages messages;
    private @Nullable SnapshotHead head;
    private byte[] state = new byte[0];
    private int read;

    public SnapshotAssembly(Messages messages) {
        this.messages = messages;
    }

    /** What was in it. */
    public record Content(SnapshotHead head, FloorSnapshot floor) {

        /**
         * Takes the hash of what was read.
         *
         * @throws DamagedSnapshotException if it is another than that of what was written
         */
        void prove() {
            String hash = StateHash.of(floor);
            if (!hash.equals(head.hash())) {
                throw new DamagedSnapshotException("its hash is " + hash + ", and it was " + head.hash());
            }
        }
    }

    public boolean isComplete() {
        return head != null && read == head.bytes();
    }

    /** The next piece: first the head, then the state. */
    public void take(DirectBuffer buffer, int offset, int length) {
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

    /** The whole of it, once it is complete. */
    public Content content() {
        Content content = unproved();
        content.prove();
        return content;
    }

    /** The same for whoever proves it later. */
    Content unproved() {
        if (head == null || !isComplete()) {
            throw new DamagedSnapshotException("it ends after " + read + " of " + state.length + " bytes");
        }
        return new Content(head, (FloorSnapshot) messages.decode(new UnsafeBuffer(state), 0, state.length));
    }
}
