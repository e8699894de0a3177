package org.baize.cluster.log;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Copies files of which the most part may be zeros, without writing those. */
final class SparseFiles {

    private static final int BLOCK = 64 * 1024;

    private SparseFiles() {}

    /** Copies so many bytes into a new file of the same length as the old, and forces it to the disk. */
    static void copy(Path source, Path target, long bytes) throws IOException {
        long length = Files.size(source);
        if (bytes > length) {
            throw new IOException(source + " has " + length + " bytes and not " + bytes);
        }
        try (FileChannel in = FileChannel.open(source, StandardOpenOption.READ);
                FileChannel out = FileChannel.open(
                        target, StandardOpenOption.CREATE_NEW, StandardOpenOption.SPARSE, StandardOpenOption.WRITE)) {
            ByteBuffer block = ByteBuffer.allocateDirect(BLOCK);
            for (long offset = 0; offset < bytes; offset += BLOCK) {
                block.clear().limit((int) Math.min(BLOCK, bytes - offset));
                fill(in, block, offset);
                if (block.flip().mismatch(ByteBuffer.allocate(block.limit())) >= 0) {
                    write(out, block, offset);
                }
            }
            if (out.size() < length) {
                out.write(ByteBuffer.allocate(1), length - 1);
            }
            out.force(true);
        }
    }

    private static void fill(FileChannel in, ByteBuffer block, long offset) throws IOException {
        while (block.hasRemaining()) {
            if (in.read(block, offset + block.position()) < 0) {
                throw new IOException("a file became shorter while it was copied");
            }
        }
    }

    private static void write(FileChannel out, ByteBuffer block, long offset) throws IOException {
        while (block.hasRemaining()) {
            out.write(block, offset + block.position());
        }
    }
}
