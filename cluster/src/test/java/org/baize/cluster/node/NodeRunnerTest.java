package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.baize.cluster.log.MemberDirectory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class NodeRunnerTest {

    @TempDir
    Path directory;

    private final List<String> said = new ArrayList<>();

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
    void endsWhatRunsBesideItBeforeItStops() {
        NodeRunner runner = new NodeRunner(NodeConfig.single(directory, FreePorts.ofOne()), said::add);

        runner.run(() -> said.contains("this member leads"), (_, _) -> () -> said.add("ended"));

        assertThat(said).endsWith("this member leads", "ended", "stopped in good order");
    }
}
