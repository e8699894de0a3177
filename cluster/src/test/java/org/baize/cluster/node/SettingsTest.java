package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.archive.Archive;
import io.aeron.archive.client.AeronArchive;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadFactory;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SettingsTest {

    private static final NodeConfig CONFIG = NodeConfig.single(Path.of("nowhere"), 9_300);

    /** Below 1 what was acknowledged is lost with the power. */
    @Test
    void everythingThatIsAcknowledgedIsForcedToDiskFirst() {
        Archive.Context archive = Settings.archive(CONFIG, _ -> {});

        assertThat(archive.fileSyncLevel()).isEqualTo(1);
        assertThat(archive.catalogFileSyncLevel()).isEqualTo(1);
        assertThat(Settings.consensus(CONFIG, Settings.localArchive(CONFIG), 1, _ -> {})
                        .fileSyncLevel())
                .isEqualTo(1);
    }

    /** What begins with long frames keeps them, so a log that a network carries must not. */
    @Test
    void onlyALogThatNoNetworkCarriesHasLongFrames() {
        assertThat(logChannel("localhost")).endsWith("|mtu=8192");
        assertThat(logChannel("10.0.0.1")).as("alone").endsWith("|mtu=8192");
        assertThat(logChannel("localhost", "127.0.0.1", "localhost")).endsWith("|mtu=8192");
        assertThat(logChannel("10.0.0.1", "10.0.0.2", "10.0.0.3")).doesNotContain("mtu");
        assertThat(logChannel("localhost", "10.0.0.2", "10.0.0.3")).doesNotContain("mtu");
    }

    private static String logChannel(String... hosts) {
        List<Member> members = IntStream.range(0, hosts.length)
                .mapToObj(id -> new Member(id, hosts[id], 9_300 + 100 * id))
                .toList();
        NodeConfig config = new NodeConfig(0, members, Path.of("nowhere"));
        return Settings.consensus(config, Settings.localArchive(config), 1, _ -> {})
                .logChannel();
    }

    /** Aeron's own list of errors lies on the disk that is full; what cannot be written there ends the thread. */
    @Test
    void aPartWhoseThreadEndsIsHeard() throws InterruptedException {
        List<Throwable> heard = new CopyOnWriteArrayList<>();
        AeronArchive.Context local = Settings.localArchive(CONFIG);
        List<ThreadFactory> parts = List.of(
                Settings.driver(CONFIG, heard::add).sharedThreadFactory(),
                Settings.archive(CONFIG, heard::add).threadFactory(),
                Settings.consensus(CONFIG, local, 1, heard::add).threadFactory(),
                Settings.container(CONFIG, local, heard::add).threadFactory());
        InternalError full = new InternalError("a fault occurred in an unsafe memory access operation");

        for (ThreadFactory part : parts) {
            Thread thread = part.newThread(() -> {
                throw full;
            });
            thread.start();
            thread.join();
        }

        assertThat(heard).containsExactly(full, full, full, full);
    }
}
