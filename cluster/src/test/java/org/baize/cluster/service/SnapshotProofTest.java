package org.baize.cluster.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.baize.engine.Floor;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.StateHash;
import org.baize.protocol.message.SnapshotHead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 30, unit = TimeUnit.SECONDS)
class SnapshotProofTest {

    private static final FloorSnapshot EMPTY = new Floor().snapshot();

    @Test
    void aSnapshotWithItsHashIsProved() {
        SnapshotProof proof = SnapshotProof.begin(content(StateHash.of(EMPTY)));

        proof.await();

        assertThat(proof.isDone()).isTrue();
    }

    @Test
    void aSnapshotWithAnotherHashIsNot() {
        SnapshotProof proof = SnapshotProof.begin(content("of something else"));

        assertThatExceptionOfType(DamagedSnapshotException.class)
                .isThrownBy(proof::await)
                .withMessageContaining("and it was of something else");
    }

    @Test
    void anInterruptWaitsForTheProof() {
        SnapshotProof proof = SnapshotProof.begin(content(StateHash.of(EMPTY)));
        Thread.currentThread().interrupt();

        proof.await();

        assertThat(Thread.interrupted()).isTrue();
    }

    private static SnapshotAssembly.Content content(String hash) {
        return new SnapshotAssembly.Content(new SnapshotHead(1, List.of(), hash, 0, OptionalInt.empty()), EMPTY);
    }
}
