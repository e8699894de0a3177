package org.baize.cluster.service;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.concurrent.TimeUnit;
import org.agrona.SemanticVersion;
import org.baize.protocol.wire.NewerVersionException;
import org.junit.jupiter.api.Test;

class VersionTest {

    @Test
    void aNodeDoesNotGoOnWithTheLogOfANewerOne() {
        FloorService service = new FloorService(0, 1);

        lead(service, service.version());
        lead(service, SemanticVersion.compose(1, 0, 0));
        assertThatExceptionOfType(NewerVersionException.class)
                .isThrownBy(() -> lead(service, SemanticVersion.compose(1, 99, 0)))
                .withMessageContaining("newer Baize (message version 99)");
    }

    private static void lead(FloorService service, int version) {
        service.onNewLeadershipTermEvent(1, 0, 0, 0, 0, 1, TimeUnit.MILLISECONDS, version);
    }
}
