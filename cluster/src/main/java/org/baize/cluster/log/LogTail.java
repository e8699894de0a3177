package org.baize.cluster.log;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * What lies behind the last whole frame after a crash. A write that was cut short leaves pieces there, which were acknowledged
 * to nobody; left alone, they could come to life when the log has grown up to them and the next crash makes the archive look
 * for its end again.
 */
final class LogTail {

    /** The archive writes at most so much at once. */
    static final int MOST_BYTES = 1 << 20;

    private static final int SECTOR = 512;
    private static final int PIECE = 1 << 20;

    private final MemberDirectory member;
    private final Recording log;

    LogTail(MemberDirectory member) {
        this.member = member;
        this.log = member.log();
    }

    /** Clears pieces of a last write; says so if there were any. */
    Optional<String> putInOrder(long end) throws IOException {
        clearUnfinished();
        if (!log.isOpen()) {
            return Optional.empty();
        }
        long base = log.segmentPosition(end);
        long last = SegmentFiles.lastPosition(member.archive(), log.id());
        if (last > base) {
            throw new DamagedLogException(
                    "the log has a hole at position " + end + ", and goes on at " + last
                            + "; restore this member from a" + " backup",
                    end);
        }
        if (last < base || !clear(log, end)) {
            return Optional.empty();
        }
        return Optional.of("the last write was cut short at position " + end
                + " of the log; nothing in it was acknowledged, and it was cleared.");
    }

    /** Snapshots that were being written: nobody refers to them, but the archive looks at their ends when it starts. */
    private void clearUnfinished() throws IOException {
        for (Recording recording : member.openRecordings()) {
            if (recording.id() != log.id()) {
                clear(recording, endOf(recording));
            }
        }
    }

    private long endOf(Recording recording) {
        FrameWalk walk = new FrameWalk(recording, member.archive(), recording.startPosition());
        try (walk) {
            while (walk.look()) {
                walk.pass();
            }
            return walk.position();
        } catch (DamagedLogException _) {
            return walk.position();
        }
    }

    /** Returns whether there was anything to clear. */
    private boolean clear(Recording recording, long end) throws IOException {
        long base = recording.segmentPosition(end);
        if (!Segment.exists(recording, member.archive(), base)) {
            return false;
        }
        int offset = (int) (end - base);
        Path file = recording.segmentFile(member.archive(), base);
        int behind = behindLastByte(file, offset);
        if (behind == offset) {
            return false;
        }
        if (recording.id() == log.id()) {
            try (Segment segment = Segment.open(recording, member.archive(), base)) {
                checkIsOneWrite(segment, end, behind);
            }
        }
        zero(file, offset, behind);
        return true;
    }

    /** Pieces reach no further than one write, and where its first sector is missing, it is missing whole. */
    private static void checkIsOneWrite(Segment segment, long end, int behind) {
        int offset = segment.offset(end);
        boolean torn = segment.bytes().getInt(offset) != 0;
        int sector = Math.min((offset / SECTOR + 1) * SECTOR, behind);
        boolean unwritten = Zeros.are(segment.bytes(), offset, sector);
        if (behind - offset > MOST_BYTES || (!torn && !unwritten)) {
            throw new DamagedLogException(
                    "the log has a hole at position " + end
                            + " and goes on behind it; restore this member from a backup",
                    end);
        }
    }

    /**
     * Where the last byte ends that is not zero, or the offset where there is none behind it. Read and not mapped: behind the end of a
     * log the file is mostly a hole, of which each page would be mapped for itself.
     */
    private static int behindLastByte(Path file, int offset) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            UnsafeBuffer piece = new UnsafeBuffer(ByteBuffer.allocateDirect(PIECE));
            for (int end = (int) channel.size(); end > offset; end -= PIECE) {
                int begin = Math.max(offset, end - PIECE);
                read(channel, begin, piece.byteBuffer().clear().limit(end - begin));
                if (!Zeros.are(piece, 0, end - begin)) {
                    return begin + lengthWithoutZeros(piece, end - begin);
                }
            }
            return offset;
        }
    }

    private static void read(FileChannel channel, int from, ByteBuffer into) throws IOException {
        while (into.hasRemaining()) {
            if (channel.read(into, from + (long) into.position()) < 0) {
                throw new EOFException("the file has become shorter");
            }
        }
    }

    private static int lengthWithoutZeros(UnsafeBuffer piece, int length) {
        int rest = length;
        while (piece.getByte(rest - 1) == 0) {
            rest--;
        }
        return rest;
    }

    private static void zero(Path file, int from, int to) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer zeros = ByteBuffer.allocate(to - from);
            while (zeros.hasRemaining()) {
                channel.write(zeros, from + (long) zeros.position());
            }
            channel.force(true);
        }
    }
}
