package org.baize.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baize.chaos.load.Load;
import org.baize.chaos.node.JavaCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A node that cannot write any more stops with a sentence; when it can again, everything acknowledged is there once. */
@Timeout(300)
class FullDiskTest {

    /** A disk in memory, in a view of the files that ends with the process and needs no rights of root. */
    private static final List<String> WITH_A_VIEW_OF_ITS_OWN =
            List.of("unshare", "--user", "--map-root-user", "--mount", "sh", "-c");

    private static final String ON_A_SMALL_DISK = "mount -t tmpfs -o size=512m tmpfs \"$0\" && exec \"$@\"";

    /** More than a node has to say, and less than what is in its log when play goes on. */
    private static final long LONGEST_FILE_BYTES = 64 * 1024;

    @TempDir
    Path directory;

    @Test
    void aDiskThatFillsStopsTheNode() throws IOException, InterruptedException {
        Path disk = Files.createDirectory(directory.resolve("member0"));
        assumeThat(run(List.of(ON_A_SMALL_DISK, disk.toString(), "true")))
                .as("this machine permits a disk of our own")
                .isEmpty();
        List<String> command = new ArrayList<>(List.of(ON_A_SMALL_DISK, disk.toString()));
        command.addAll(JavaCommand.of(FullDisk.class, List.of(directory.toString())));

        String failed = run(command);

        assertThat(failed)
                .as(() -> "where the node said: "
                        + contentOf(directory.resolve("member0.log").toFile()))
                .isEmpty();
    }

    /** What it said if it did not end well. */
    private String run(List<String> inAViewOfItsOwn) throws IOException, InterruptedException {
        Path said = directory.resolve("said");
        List<String> command = new ArrayList<>(WITH_A_VIEW_OF_ITS_OWN);
        command.addAll(inAViewOfItsOwn);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            assertThat(process.waitFor(240, TimeUnit.SECONDS)).isTrue();
            return process.exitValue() == 0 ? "" : "exit code " + process.exitValue() + ": " + Files.readString(said);
        } finally {
            process.destroyForcibly();
        }
    }

    /** As under a quota; it needs no disk of our own, and is proved on every machine. */
    @Test
    void filesThatMayNotGrowStopTheNode() throws IOException, InterruptedException {
        try (Trial trial = Trial.prepare(1, directory, Load.Size.USUAL, 1)) {
            trial.load().begin();
            trial.awaitPlay();

            trial.members().limitFiles(0, LONGEST_FILE_BYTES);
            assertThat(trial.members().awaitEnd(0)).as("exit code").isEqualTo(1);
            assertThat(trial.members().log(0))
                    .content()
                    .contains("the node stops: its files cannot be used: File too large");
            trial.members().start(0);
            trial.awaitPlay();

            assertThat(trial.verdict()).isEmpty();
            assertThat(trial.verifyLogs()).isEmpty();
        }
    }
}
