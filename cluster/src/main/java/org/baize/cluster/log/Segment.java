package org.baize.cluster.log;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.agrona.BufferUtil;
import org.agrona.concurrent.UnsafeBuffer;

/** One file of a recording, mapped to be read. It has its full length from the beginning, and zeros where nothing was written. */
final class Segment implements AutoCloseable {

    private final Path file;
    private final MappedByteBuffer mapped;
    private final UnsafeBuffer bytes;
    private final long position;

    private Segment(Path file, MappedByteBuffer mapped, long position) {
        this.file = file;
        this.mapped = mapped;
        this.bytes = new UnsafeBuffer(mapped);
        this.position = position;
    }

    static boolean exists(Recording recording, Path archive, long segmentPosition) {
        return Files.exists(recording.segmentFile(archive, segmentPosition));
    }

    static Segment open(Recording recording, Path archive, long segmentPosition) {
        Path file = recording.segmentFile(archive, segmentPosition);
        if (!Files.isRegularFile(file)) {
            throw new DamagedLogException("the file " + file + " of the log is missing", segmentPosition);
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            if (channel.size() != recording.form().segmentBytes()) {
                throw new DamagedLogException(
                        "the file " + file + " has " + channel.size() + " bytes and not "
                                + recording.form().segmentBytes(),
                        segmentPosition);
            }
            return new Segment(file, channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()), segmentPosition);
        } catch (IOException e) {
            throw new DamagedLogException("the file " + file + " cannot be read: " + FileTrouble.of(e), e);
        }
    }

    Path file() {
        return file;
    }

    UnsafeBuffer bytes() {
        return bytes;
    }

    /** The same bytes, for one reader at a time. */
    ByteBuffer content() {
        return mapped;
    }

    /** Where in the log it begins. */
    long position() {
        return position;
    }

    int offset(long logPosition) {
        return (int) (logPosition - position);
    }

    @Override
    public void close() {
        BufferUtil.free(mapped);
    }
}
