package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.baize.cluster.node.Upkeep;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The lists of a member grow with each snapshot while it runs, and a start takes off them what was purged. */
@Timeout(180)
class CompactionTest {

    private static final int SNAPSHOTS = 6;

    /** The oldest and the two newest. */
    private static final int KEPT = 3;

    @TempDir
    Path directory;

    private Path catalog() {
        return MemberDirectory.archive(directory).resolve(CatalogFile.NAME);
    }

    private Path terms() {
        return MemberDirectory.cluster(directory).resolve("recording.log");
    }

    private int purged() {
        return CatalogFile.load(MemberDirectory.archive(directory)).purged().size();
    }

    /** Has a member take more snapshots than are kept, and returns its state. */
    private String snapshotsArePurged() {
        try (Member0 member = Member0.start(directory)) {
            for (int count = 0; count < SNAPSHOTS; count++) {
                member.ask(1).snapshot();
            }
            Waiting.until(() -> purged() == 2 * (SNAPSHOTS - KEPT));
            return member.state().hash();
        }
    }

    @Test
    void aStartTakesPurgedSnapshotsOffTheLists() throws IOException {
        String state = snapshotsArePurged();
        assertThat(entries()).isEqualTo(1 + 2 * SNAPSHOTS);
        assertThat(catalogBytesAfterTenYears()).isLessThan(CatalogFile.MOST_BYTES);

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        assertThat(purged()).isZero();
        assertThat(entries()).as("a term and what is left").isEqualTo(1 + 2 * KEPT);
        assertGoesOn(state);
    }

    @Test
    void aCrashBetweenTheListsIsHarmless() throws IOException {
        String state = snapshotsArePurged();
        byte[] before = Files.readAllBytes(catalog());
        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();
        Files.write(catalog(), before);

        assertThat(DirectoryCheck.before(directory, 1)).isEmpty();

        assertThat(purged()).isZero();
        assertGoesOn(state);
    }

    /** Of a node that never stops, at the usual number of snapshots. */
    private long catalogBytesAfterTenYears() {
        long bytes = CatalogFile.load(MemberDirectory.archive(directory)).without(Set.of()).length;
        return bytes / SNAPSHOTS * Duration.ofDays(3653).dividedBy(Upkeep.USUAL.snapshotEvery());
    }

    private long entries() throws IOException {
        return Files.size(terms()) / MemberDirectory.ENTRY_BYTES;
    }

    /** It has the same state, takes commands and snapshots, and starts again from these; its whole log fits. */
    private void assertGoesOn(String state) {
        try (Member0 member = Member0.start(directory)) {
            assertThat(member.state().hash()).isEqualTo(state);
            member.ask(1).snapshot().ask(1);
        }
        LogVerifier.Result verified = LogVerifier.verify(MemberDirectory.open(directory), _ -> {});
        assertThat(verified.counts().snapshots()).isGreaterThanOrEqualTo(KEPT);
        assertThat(Asks.in(directory)).hasSize(SNAPSHOTS + 2);
    }
}
