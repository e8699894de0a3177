package org.baize.cluster.log;

import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the frames of a recording, one after the other, and stands for every one that it passes: its checksum and its
 * place are right. Holds one file at a time.
 */
final class FrameWalk implements AutoCloseable {

    private static final int LOOKS = 5;
    private static final long LOOK_AGAIN_NANOS = 10_000_000;

    private final Recording recording;
    private final Path archive;
    private final LongSupplier end;
    private final Frame frame = new Frame();
    private @Nullable Segment segment;
    private long position;
    private boolean torn;

    FrameWalk(Recording recording, Path archive, long from) {
        this(recording, archive, from, recording::endAtMost);
    }

    /**
     * Goes through the frames before an end that may move on, also beyond where the recording had stopped when it was looked up: a
     * node that starts writes on.
     *
     * @param end never lies within a frame
     */
    FrameWalk(Recording recording, Path archive, long from, LongSupplier end) {
        this.recording = recording;
        this.archive = archive;
        this.position = from;
        this.end = end;
    }

    Frame frame() {
        return frame;
    }

    /** Where the frame that is looked at begins; behind the last, where the recording ends. */
    long position() {
        return position;
    }

    /** Whether the last write was cut short by a crash; what it held was not acknowledged to anybody. */
    boolean isTorn() {
        return torn;
    }

    /** Looks at the frame at this position, without passing it. False at the end. */
    boolean look() {
        if (position >= end.getAsLong()) {
            return false;
        }
        Segment here = segmentHere();
        if (here == null) {
            return false;
        }
        frame.at(here, position);
        return frame.isAbsent() ? absent() : whole(here);
    }

    void pass() {
        position += frame.alignedLength();
    }

    private @Nullable Segment segmentHere() {
        long base = recording.segmentPosition(position);
        if (segment != null && segment.position() == base) {
            return segment;
        }
        close();
        boolean first = base == position && mayEndHere() && position > recording.startPosition();
        if (first && !Segment.exists(recording, archive, base)) {
            return null; // the crash came before the next file was made
        }
        segment = Segment.open(recording, archive, base);
        return segment;
    }

    /** Whether nobody has written down that it goes on from here. */
    private boolean mayEndHere() {
        return recording.isOpen() || position >= recording.stopPosition();
    }

    private boolean absent() {
        if (!mayEndHere()) {
            throw damaged("there is nothing at position " + position + ", and it should go on to "
                    + recording.stopPosition());
        }
        return false;
    }

    /** While a node runs, a frame may be seen half-written for a moment. */
    private boolean whole(Segment here) {
        String flaw = frame.flaw(recording, position);
        for (int looks = 1; !flaw.isEmpty() && mayEndHere() && looks < LOOKS; looks++) {
            LockSupport.parkNanos(LOOK_AGAIN_NANOS);
            frame.at(here, position);
            flaw = frame.flaw(recording, position);
        }
        if (flaw.isEmpty()) {
            return true;
        }
        torn = mayEndHere() && frame.looksTorn();
        if (torn) {
            return false;
        }
        throw damaged("the frame at position " + position + " is damaged: " + flaw);
    }

    private DamagedLogException damaged(String what) {
        String where =
                segment == null ? "recording " + recording.id() : segment.file().toString();
        return new DamagedLogException("in " + where + " " + what, position);
    }

    @Override
    public void close() {
        if (segment != null) {
            segment.close();
            segment = null;
        }
    }
}
