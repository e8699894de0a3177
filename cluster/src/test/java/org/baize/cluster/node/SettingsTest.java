package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.aeron.archive.Archive;
import java.nio.file.Path;
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
}
