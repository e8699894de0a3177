package org.baize.cluster.log;

import io.aeron.archive.checksum.Checksums;
import io.aeron.archive.client.AeronArchive;
import io.aeron.archive.codecs.CatalogHeaderDecoder;
import io.aeron.archive.codecs.RecordingDescriptorDecoder;
import io.aeron.archive.codecs.RecordingDescriptorHeaderDecoder;
import io.aeron.archive.codecs.RecordingState;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.agrona.BitUtil;
import org.agrona.concurrent.UnsafeBuffer;

/** The archive's list of recordings, each under a checksum of its own. */
final class CatalogFile {

    static final String NAME = "archive.catalog";

    private static final int HEADER = RecordingDescriptorHeaderDecoder.BLOCK_LENGTH;

    /** At the usual number of snapshots it takes a node that never stops more than ten years to get there. */
    static final long MOST_BYTES = 1L << 30;

    private static final Set<Integer> STATES =
            Set.of(RecordingState.VALID.value(), RecordingState.INVALID.value(), RecordingState.DELETED.value());

    private final Path file;
    private final UnsafeBuffer bytes;
    private final CatalogHeaderDecoder head = new CatalogHeaderDecoder();
    private final RecordingDescriptorHeaderDecoder header = new RecordingDescriptorHeaderDecoder();
    private final RecordingDescriptorDecoder descriptor = new RecordingDescriptorDecoder();

    private CatalogFile(Path file, UnsafeBuffer bytes) {
        this.file = file;
        this.bytes = bytes;
    }

    /** As it is at this moment. */
    static CatalogFile load(Path archive) {
        Path file = archive.resolve(NAME);
        return new CatalogFile(file, bytes(file));
    }

    /**
     * The catalog as bytes, with some recordings only and one of them cut.
     *
     * @param keep the numbers of those that stay; the others are marked as deleted
     */
    byte[] edited(Collection<Long> keep, long cut, Recording.Extent extent) {
        each((offset, recording) -> {
            if (!keep.contains(recording.id())) {
                purge(offset);
            }
            if (recording.id() == cut) {
                put(offset, extent);
            }
        });
        return content();
    }

    private void put(int offset, Recording.Extent extent) {
        int at = offset + HEADER;
        bytes.putLong(
                at + RecordingDescriptorDecoder.startPositionEncodingOffset(),
                extent.startPosition(),
                ByteOrder.LITTLE_ENDIAN);
        bytes.putLong(
                at + RecordingDescriptorDecoder.stopPositionEncodingOffset(),
                extent.stopPosition(),
                ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(
                offset + RecordingDescriptorHeaderDecoder.checksumEncodingOffset(),
                checksum(bytes, at, header.length()),
                ByteOrder.LITTLE_ENDIAN);
    }

    private static UnsafeBuffer bytes(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            if (channel.size() < CatalogHeaderDecoder.BLOCK_LENGTH || channel.size() > MOST_BYTES) {
                throw new DamagedLogException("the catalog " + file + " has a length that cannot be");
            }
            ByteBuffer content = ByteBuffer.allocateDirect((int) channel.size());
            int read = 0;
            while (content.hasRemaining() && read >= 0) {
                read = channel.read(content);
            }
            return new UnsafeBuffer(content);
        } catch (IOException e) {
            throw new DamagedLogException("the catalog " + file + " cannot be read: " + FileTrouble.of(e), e);
        }
    }

    /** The valid recordings by their numbers. */
    Map<Long, Recording> recordings() {
        Map<Long, Recording> found = new TreeMap<>();
        each((_, recording) -> {
            if (header.stateRaw() == RecordingState.VALID.value()) {
                found.put(recording.id(), recording);
            }
        });
        return found;
    }

    /** The numbers of those that were not purged. */
    Set<Long> present() {
        Set<Long> found = new TreeSet<>();
        each((_, recording) -> {
            if (header.stateRaw() != RecordingState.DELETED.value()) {
                found.add(recording.id());
            }
        });
        return found;
    }

    /** The numbers of those that were purged; they only stand in the list. */
    Set<Long> purged() {
        Set<Long> found = new TreeSet<>();
        each((_, recording) -> {
            if (header.stateRaw() == RecordingState.DELETED.value()) {
                found.add(recording.id());
            }
        });
        return found;
    }

    /** The number that the next recording will have. */
    long nextRecording() {
        head.wrap(bytes, 0, CatalogHeaderDecoder.BLOCK_LENGTH, CatalogHeaderDecoder.SCHEMA_VERSION);
        return head.nextRecordingId();
    }

    /** The catalog as bytes, in which these are purged. */
    byte[] withPurged(Set<Long> gone) {
        each((offset, recording) -> {
            if (gone.contains(recording.id())) {
                purge(offset);
            }
        });
        return content();
    }

    private void purge(int offset) {
        bytes.putInt(
                offset + RecordingDescriptorHeaderDecoder.stateEncodingOffset(),
                RecordingState.DELETED.value(),
                ByteOrder.LITTLE_ENDIAN);
    }

    private byte[] content() {
        byte[] content = new byte[bytes.capacity()];
        bytes.getBytes(0, content);
        return content;
    }

    /** The catalog as bytes, without these. Its head counts on the last recording, so that stays. */
    byte[] without(Set<Long> gone) {
        ByteArrayOutputStream left = new ByteArrayOutputStream();
        copy(0, CatalogHeaderDecoder.BLOCK_LENGTH, left);
        each((offset, recording) -> {
            if (!gone.contains(recording.id()) || recording.id() + 1 == head.nextRecordingId()) {
                copy(offset, frameBytes(), left);
            }
        });
        return left.toByteArray();
    }

    private void copy(int offset, int length, ByteArrayOutputStream to) {
        byte[] part = new byte[length];
        bytes.getBytes(offset, part);
        to.writeBytes(part);
    }

    /** How much the recording takes that is looked at. */
    private int frameBytes() {
        return BitUtil.align(HEADER + header.length(), head.alignment());
    }

    /** Something that is done with each recording at its offset. */
    private interface Visit {
        void at(int offset, Recording recording);
    }

    private void each(Visit visit) {
        head.wrap(bytes, 0, CatalogHeaderDecoder.BLOCK_LENGTH, CatalogHeaderDecoder.SCHEMA_VERSION);
        check(
                head.length() == CatalogHeaderDecoder.BLOCK_LENGTH && head.alignment() == BitUtil.CACHE_LINE_LENGTH,
                "its head");
        long lastId = -1;
        int offset = CatalogHeaderDecoder.BLOCK_LENGTH;
        while (offset + HEADER + RecordingDescriptorDecoder.BLOCK_LENGTH <= bytes.capacity()) {
            header.wrap(bytes, offset, HEADER, RecordingDescriptorHeaderDecoder.SCHEMA_VERSION);
            if (header.length() == 0) {
                break;
            }
            Recording recording = descriptor(offset);
            check(recording.id() > lastId, "the order of recording " + recording.id());
            lastId = recording.id();
            visit.at(offset, recording);
            offset += frameBytes();
        }
        check(head.nextRecordingId() == lastId + 1, "the number of its next recording");
        checkEmpty(offset);
    }

    /** Else a damaged length would end the list early and hide recordings. */
    private void checkEmpty(int from) {
        check(Zeros.are(bytes, from, bytes.capacity()), "what stands behind its last recording");
    }

    private Recording descriptor(int offset) {
        int length = header.length();
        check(length > 0 && length <= bytes.capacity() - offset - HEADER, "the length of a recording");
        descriptor.wrap(
                bytes,
                offset + HEADER,
                RecordingDescriptorDecoder.BLOCK_LENGTH,
                RecordingDescriptorDecoder.SCHEMA_VERSION);
        check(isAsWritten(offset + HEADER, length), "recording " + descriptor.recordingId());
        check(STATES.contains(header.stateRaw()), "the state of recording " + descriptor.recordingId());
        return new Recording(
                descriptor.recordingId(),
                new Recording.Extent(descriptor.startPosition(), descriptor.stopPosition()),
                new Recording.Form(
                        descriptor.initialTermId(),
                        descriptor.segmentFileLength(),
                        descriptor.termBufferLength(),
                        descriptor.mtuLength(),
                        descriptor.streamId()));
    }

    /** After a crash the archive fills in where a recording stopped, and leaves the checksum as it was before. */
    private boolean isAsWritten(int offset, int length) {
        if (checksum(bytes, offset, length) == header.checksum()) {
            return true;
        }
        UnsafeBuffer open = new UnsafeBuffer(ByteBuffer.allocateDirect(length));
        open.putBytes(0, bytes, offset, length);
        open.putLong(
                RecordingDescriptorDecoder.stopPositionEncodingOffset(),
                AeronArchive.NULL_POSITION,
                ByteOrder.LITTLE_ENDIAN);
        open.putLong(
                RecordingDescriptorDecoder.stopTimestampEncodingOffset(),
                AeronArchive.NULL_TIMESTAMP,
                ByteOrder.LITTLE_ENDIAN);
        return checksum(open, 0, length) == header.checksum();
    }

    private static int checksum(UnsafeBuffer bytes, int offset, int length) {
        return Checksums.crc32c().compute(bytes.addressOffset(), offset, length);
    }

    private void check(boolean fits, String what) {
        if (!fits) {
            throw new DamagedLogException("the catalog " + file + " is damaged: " + what + " does not fit");
        }
    }
}
