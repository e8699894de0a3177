package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.aeron.archive.client.ArchiveException;
import io.aeron.cluster.client.ClusterException;
import io.aeron.exceptions.StorageSpaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.agrona.concurrent.AgentTerminationException;
import org.baize.cluster.log.MemberDirectory;
import org.baize.protocol.wire.NewerVersionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class NodeRunnerTest {

    @TempDir
    Path directory;

    private final List<String> said = new CopyOnWriteArrayList<>();

    @Test
    void stopsInGoodOrderWhenWhatRunsBesideItCannotBegin() {
        NodeRunner runner = new NodeRunner(NodeConfig.single(directory, FreePorts.ofOne()), said::add);

        assertThatThrownBy(() -> runner.run(() -> false, (_, client) -> {
                    client.state().join();
                    throw new IllegalStateException("the port is taken");
                }))
                .hasMessage("the port is taken");

        assertThat(NodeLock.isHeld(directory)).isFalse();
        assertThat(MemberDirectory.open(directory).snapshots()).hasSize(1);
    }

    @Test
    void saysInASentenceWhatTheMachineDoesNotAllow() {
        IOException full = new IOException("No space left on device");

        assertThat(NodeRunner.sentence(new AgentTerminationException(full)))
                .contains("its files cannot be used: No space left on device");
        assertThat(NodeRunner.sentence(new InternalError("a fault occurred in an unsafe memory access operation")))
                .get()
                .asString()
                .startsWith("its files cannot be used, as when the disk is full: a fault occurred");
        assertThat(NodeRunner.sentence(new StorageSpaceException("insufficient usable storage")))
                .get()
                .asString()
                .startsWith("its files cannot be used: ")
                .endsWith("insufficient usable storage");
        assertThat(NodeRunner.sentence(new ClusterException(
                        "failed to take snapshot",
                        new ArchiveException("low storage", ArchiveException.STORAGE_SPACE))))
                .get()
                .asString()
                .startsWith("its files cannot be used: ")
                .endsWith("low storage");
        assertThat(NodeRunner.sentence(new ArchiveException("something else", ArchiveException.UNKNOWN_REPLAY)))
                .isEmpty();
        assertThat(NodeRunner.sentence(new InternalError("of the Java machine")))
                .isEmpty();
        assertThat(NodeRunner.sentence(new NewerVersionException(200, 5)))
                .get()
                .asString()
                .startsWith("this was written by a newer Baize");
        assertThat(NodeRunner.sentence(new IllegalStateException("a fault of ours")))
                .isEmpty();
    }

    /** The archive cannot make its directory where there is a file, and says so by an exception that nobody declared. */
    @Test
    void aStartThatFailsIsASentenceAndLeavesNothingBehind() throws IOException {
        Files.createFile(directory.resolve("archive"));
        NodeRunner runner = new NodeRunner(NodeConfig.single(directory, FreePorts.ofOne()), said::add);

        assertThatThrownBy(() -> runner.run(() -> true)).isInstanceOf(NodeException.class);

        assertThat(NodeLock.isHeld(directory)).isFalse();
    }

    @Test
    void endsWhatRunsBesideItBeforeItStops() {
        NodeRunner runner = new NodeRunner(NodeConfig.single(directory, FreePorts.ofOne()), said::add);

        runner.run(() -> said.contains("this member leads"), (_, _) -> () -> said.add("ended"));

        assertThat(said).containsSubsequence("this member leads", "ended", "stopped in good order");
    }
}
