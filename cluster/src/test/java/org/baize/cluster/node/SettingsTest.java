package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.archive.Archive;
import io.aeron.archive.client.AeronArchive;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadFactory;
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
