package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import org.baize.cluster.Errors;
import org.baize.cluster.client.FloorClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class RunningNodeTest {

    @TempDir
    Path directory;

    private final Errors errors = new Errors();

    @Test
    void isSeenThroughItsDirectoryAndToldToTakeASnapshot() {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        try (Node node = Node.start(config, errors);
                FloorClient client = FloorClient.open(config.client())) {
            client.state().join();
            try (RunningNode seen = RunningNode.in(directory)) {
                RunningNode.State before = seen.state();
                assertThat(before.leads()).isTrue();
                assertThat(before.state()).isEqualTo("ACTIVE");
                assertThat(before.election()).isEqualTo("CLOSED");
                assertThat(before.committed()).isPositive();
                assertThat(seen.members())
                        .containsExactly(new RunningNode.Seen(0, config.self().ingress(), RunningNode.Standing.LEADS));

                seen.takeSnapshot();

                assertThat(seen.state().snapshots()).isEqualTo(1);
                assertThat(node.snapshots()).isEqualTo(1);
            }
            assertThatExceptionOfType(NodeException.class)
                    .as("looking at the node has not given its lock away")
                    .isThrownBy(() -> Node.start(config, errors));
        }
        errors.assertNone();
    }

    @Test
    void saysWhenNoNodeRuns() {
        assertThatExceptionOfType(NodeException.class)
                .isThrownBy(() -> RunningNode.in(directory))
                .withMessage("no node runs on " + directory + ".");
    }
}
