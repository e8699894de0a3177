package org.baize.cluster.log;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** The files of an archive, as the directory lists them. */
final class SegmentFiles {

    private static final String SUFFIX = ".rec";

    private SegmentFiles() {}

    /** Whether anything was ever recorded here. */
    static boolean anyFrames(Path archive) throws IOException {
        if (!Files.isDirectory(archive)) {
            return false;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(archive, "*" + SUFFIX)) {
            for (Path file : files) {
                if (hasFrame(file)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasFrame(Path file) throws IOException {
        ByteBuffer header = ByteBuffer.allocate(Frame.HEADER);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            channel.read(header, 0);
        }
        return header.clear().mismatch(ByteBuffer.allocate(Frame.HEADER)) >= 0;
    }

    /** Where the last file of a recording begins; -1 without any. */
    static long lastPosition(Path archive, long recording) throws IOException {
        long last = -1;
        String prefix = recording + "-";
        try (DirectoryStream<Path> files = Files.newDirectoryStream(archive, prefix + "*" + SUFFIX)) {
            for (Path file : files) {
                String name = String.valueOf(file.getFileName());
                String position = name.substring(prefix.length(), name.length() - SUFFIX.length());
                if (!position.matches("[0-9]{1,18}")) {
                    throw new DamagedLogException("the name of " + file + " cannot be that of a part of the log");
                }
                last = Math.max(last, Long.parseLong(position));
            }
        }
        return last;
    }

    /**
     * The archive writes on in the file that holds the end of the log. Where that is missing it would make an empty one, and what came
     * into it could not be read at the next start.
     */
    static void checkLast(MemberDirectory member, long end) {
        Recording log = member.log();
        long base = log.segmentPosition(end);
        if (end > base) {
            Segment.open(log, member.archive(), base).close();
        }
    }

    /** What a node does not need, since it starts further on, but a member that asks it for older log would. */
    static Optional<String> flawBefore(MemberDirectory member, long from) throws IOException {
        Recording log = member.log();
        for (long position = log.segmentPosition(log.startPosition());
                position < log.segmentPosition(from);
                position += log.form().segmentBytes()) {
            Path file = log.segmentFile(member.archive(), position);
            if (!Files.exists(file) || Files.size(file) != log.form().segmentBytes()) {
                return Optional.of(
                        "the file " + file
                                + " is missing or cut short; this node starts behind it, but the log before its snapshot is gone.");
            }
        }
        return Optional.empty();
    }
}
