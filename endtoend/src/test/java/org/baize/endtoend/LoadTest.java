package org.baize.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.baize.cluster.node.FreePorts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./baize load} with a small crowd, as anybody would start it. */
@Timeout(value = 8, unit = TimeUnit.MINUTES)
class LoadTest {

    @TempDir
    Path directory;

    @Test
    void aSmallCrowdPlaysAndEveryCentIsThere() throws Exception {
        int web = FreePorts.ofOne();
        List<String> load = List.of(
                "load",
                "--terminals=12",
                "--tables=6",
                "--minutes=1",
                "--warm-up=0",
                "--seed=5",
                "--port=" + FreePorts.ofOne(),
                "--web=" + web);
        try (Program program = Program.begin(directory.resolve("load.log"), web, load)) {
            assertThat(program.await()).as(program.said()).isZero();
            assertThat(program.said())
                    .contains("From seed 5: playing, ")
                    .contains("From seed 5: 12 terminals at 6 tables")
                    .containsPattern("milliseconds +count +p50 +p99 +p99.9 +most")
                    .containsPattern("wager to answer +[1-9]")
                    .containsPattern("settled to credited at the last terminal +[1-9]")
                    .contains("Every cent is there, once, and everybody heard.");
        }
    }
}
