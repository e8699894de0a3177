package org.baize.cluster.log;

import java.nio.file.Path;
import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;

/** Puts the messages of a recording together from their frames. */
final class Fragments implements AutoCloseable {

    private final FrameWalk walk;
    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(4096);
    private int length;
    private long begin;
    private boolean inside;

    Fragments(Recording recording, Path archive, long from) {
        this(new FrameWalk(recording, archive, from));
    }

    Fragments(FrameWalk walk) {
        this.walk = walk;
    }

    /**
     * Goes to the next message; false if there is none that is whole yet. A message of which the last pieces never come was cut
     * off when its leader failed, and nobody takes notice of it.
     */
    boolean next() {
        while (walk.look()) {
            Frame frame = walk.frame();
            if (!frame.isPadding()) {
                take(frame);
            }
            walk.pass();
            if (inside && frame.ends()) {
                inside = false;
                return true;
            }
        }
        return false;
    }

    private void take(Frame frame) {
        if (frame.begins()) {
            begin = walk.position();
            length = 0;
            inside = true;
        } else if (!inside) {
            throw new DamagedLogException(
                    "the frame at position " + walk.position() + " goes on with a message that has not begun",
                    walk.position());
        }
        buffer.putBytes(length, frame.bytes(), frame.payloadOffset(), frame.payloadLength());
        length += frame.payloadLength();
    }

    /** The message; it holds until the next one is asked for. */
    DirectBuffer buffer() {
        return buffer;
    }

    int length() {
        return length;
    }

    /** Where the message begins. */
    long begin() {
        return begin;
    }

    /** Where the next one begins, also when the first pieces of that are there already. */
    long end() {
        return inside ? begin : walk.position();
    }

    boolean isTorn() {
        return walk.isTorn();
    }

    @Override
    public void close() {
        walk.close();
    }
}
