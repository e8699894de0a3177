package org.baize.cluster.service;

import io.aeron.Image;
import io.aeron.ImageFragmentAssembler;
import io.aeron.logbuffer.FragmentHandler;
import org.agrona.concurrent.IdleStrategy;
import org.baize.protocol.wire.Messages;

/** Reads a snapshot back when a member starts; it is still to be proved then. */
final class SnapshotReader {

    private static final int FRAGMENTS_AT_ONCE = 16;

    private final Messages messages;
    private final IdleStrategy idle;

    SnapshotReader(Messages messages, IdleStrategy idle) {
        this.messages = messages;
        this.idle = idle;
    }

    SnapshotAssembly.Content read(Image image) {
        SnapshotAssembly assembly = new SnapshotAssembly(messages);
        FragmentHandler pieces =
                new ImageFragmentAssembler((buffer, offset, length, header) -> assembly.take(buffer, offset, length));
        idle.reset();
        while (!assembly.isComplete()) {
            int fragments = image.poll(pieces, FRAGMENTS_AT_ONCE);
            if (fragments == 0 && (image.isClosed() || image.isEndOfStream())) {
                break;
            }
            idle.idle(fragments);
        }
        return assembly.unproved();
    }
}
