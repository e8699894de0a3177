package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.agrona.SemanticVersion;
import org.baize.cluster.Errors;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.service.FloorService;
import org.baize.protocol.wire.NewerVersionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class NewerLogTest {

    @TempDir
    Path directory;

    private final Errors errors = new Errors();

    @Test
    void aNodeDoesNotGoOnWithALogThatANewerOneWrote() throws InterruptedException {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        int newer = SemanticVersion.compose(1, 200, 0);
        try (Node _ = Node.host(config, new FloorService(0, 1), newer, errors);
                FloorClient client = FloorClient.open(config.client())) {
            client.state().join();
        }
        errors.forget();

        try (Node _ = Node.start(config, errors)) {
            assertThat(errors.await())
                    .isInstanceOf(NewerVersionException.class)
                    .hasMessageContaining("newer Baize (message version 200)");
        }
    }
}
