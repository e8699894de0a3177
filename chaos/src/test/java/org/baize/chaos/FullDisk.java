package org.baize.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.baize.chaos.load.Load;
import org.baize.chaos.node.Members;

/**
 * Play on a node whose disk fills: first so that the node sees it coming, then all of it under a node that does not look. A
 * process of its own, for {@link FullDiskTest} gives it a small disk that nobody else sees.
 */
final class FullDisk {

    private static final int MEGABYTE = 1 << 20;

    /** Less than a node wants to have, and enough for it to write meanwhile. */
    private static final long LITTLE_BYTES = 128L * MEGABYTE;

    private final Trial trial;
    private final Members members;
    private final Path filler;

    private FullDisk(Trial trial) {
        this.trial = trial;
        this.members = trial.members();
        this.filler = members.directories().getFirst().resolve("filler");
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        try (Trial trial = Trial.prepare(1, Path.of(arguments[0]), Load.Size.USUAL, 1)) {
            new FullDisk(trial).run();
        }
    }

    private void run() throws IOException, InterruptedException {
        trial.load().begin();
        trial.awaitPlay();

        fill(LITTLE_BYTES);
        assertStopped("MB left, and a node wants 256 MB: make room and start it again; nothing is lost.");
        Files.delete(filler);
        members.startHeedless(0);
        trial.awaitPlay();

        fill(0);
        assertStopped("its files cannot be used");
        Files.delete(filler);
        members.start(0);
        trial.awaitPlay();

        assertThat(trial.verdict()).isEmpty();
        assertThat(trial.verifyLogs()).isEmpty();
    }

    private void assertStopped(String why) throws IOException, InterruptedException {
        assertThat(members.awaitEnd(0)).as("exit code").isEqualTo(1);
        assertThat(Files.readAllLines(members.log(0)))
                .filteredOn(line -> line.startsWith("the node stops: "))
                .last()
                .asString()
                .contains(why);
    }

    /** Leaves no more room than this. */
    private void fill(long leftBytes) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocateDirect(MEGABYTE);
        try (FileChannel channel = FileChannel.open(filler, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            while (Files.getFileStore(filler).getUsableSpace() > leftBytes) {
                channel.write(zeros.clear());
            }
        } catch (IOException full) {
            assertThat(full).hasMessage("No space left on device");
        }
    }
}
