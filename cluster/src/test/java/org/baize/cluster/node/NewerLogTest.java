package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.agrona.SemanticVersion;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.service.FloorService;
import org.baize.protocol.wire.NewerVersionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class NewerLogTest {

    @TempDir
    Path directory;

    private final BlockingQueue<Throwable> errors = new LinkedBlockingQueue<>();

    @Test
    void aNodeDoesNotGoOnWithALogThatANewerOneWrote() throws InterruptedException {
        NodeConfig config = NodeConfig.single(directory, FreePorts.ofOne());
        int newer = SemanticVersion.compose(1, 200, 0);
        try (Node _ = Node.host(config, new FloorService(0, 1), newer, errors::add);
                FloorClient client = FloorClient.open(config.client())) {
            client.state().join();
        }
        errors.clear();

        try (Node _ = Node.start(config, errors::add)) {
            assertThat(errors.poll(30, TimeUnit.SECONDS))
                    .isInstanceOf(NewerVersionException.class)
                    .hasMessageContaining("newer Baize (message version 200)");
        }
    }
}
