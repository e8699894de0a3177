package org.baize.cluster.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FramesTest {

    @Test
    void aBundleIsOnePieceWhereNoNetworkHasToCarryIt() {
        assertThat(Frames.between(List.of("localhost", "127.0.0.2", "[::1]"))).isEqualTo("|mtu=8192");
    }

    /** One machine elsewhere is enough: a log has the same frames for all its members. */
    @Test
    void aNetworkCarriesItInItsUsualPieces() {
        assertThat(Frames.between(List.of("localhost", "10.0.0.1"))).isEmpty();
        assertThat(Frames.between(List.of("no-such-host.invalid"))).isEmpty();
    }

    @Test
    void theFramesOfAClientAreThoseOfItsWayToEveryMember() {
        String here = ClientConfig.of("0=localhost:9000,1=[::1]:9010", "127.0.0.1")
                .connection()
                .ingressChannel();
        assertThat(here).endsWith("|mtu=8192");
        String away = ClientConfig.of("0=localhost:9000,1=10.0.0.1:9010", "127.0.0.1")
                .connection()
                .egressChannel();
        assertThat(away).doesNotContain("mtu");
    }
}
