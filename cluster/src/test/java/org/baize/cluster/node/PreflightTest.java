package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.baize.cluster.Errors;
import org.baize.cluster.client.FloorClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class PreflightTest {

    @TempDir
    Path directory;

    private List<String> warningsOfThreeAt(String host) {
        List<Member> members = IntStream.range(0, 3)
                .mapToObj(id -> new Member(id, host, 9_300 + 100 * id))
                .toList();
        List<String> warnings = new ArrayList<>();
        Preflight.checkFrames(new NodeConfig(0, members, directory), error -> {
            assertThat(Warnings.isOne(error)).isTrue();
            warnings.add(String.valueOf(error.getMessage()));
        });
        return warnings;
    }

    /** Its long frames arrive in fragments, or not at all where a firewall drops those; then nothing else would say why. */
    @Test
    void aLogThatMovesFromOneMachineOntoANetworkIsToldOf() {
        Errors errors = new Errors();
        NodeConfig alone = NodeConfig.single(directory, FreePorts.ofOne());
        try (Node _ = Node.start(alone, errors);
                FloorClient client = FloorClient.open(alone.client())) {
            client.state().join();
        }
        errors.assertNone();

        assertThat(warningsOfThreeAt("10.0.0.1")).singleElement().asString().contains("in pieces of 8192 bytes");
        assertThat(warningsOfThreeAt("localhost")).isEmpty();
    }

    @Test
    void aDirectoryWithoutALogIsNotToldOf() {
        assertThat(warningsOfThreeAt("10.0.0.1")).isEmpty();
    }
}
