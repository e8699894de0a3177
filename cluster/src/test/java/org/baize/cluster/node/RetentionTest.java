package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.baize.cluster.node.Retention.Bounds;
import org.baize.cluster.node.Retention.Dispensable;
import org.baize.cluster.node.Retention.Snapshot;
import org.junit.jupiter.api.Test;

class RetentionTest {

    private static final long HOUR = Duration.ofHours(1).toMillis();

    private final Retention retention = new Retention(new Upkeep.Keep(Duration.ofHours(24), 1_000_000));

    /** One an hour, each a thousand bytes of log behind the one before. */
    private static List<Snapshot> hourly(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(hour -> new Snapshot(hour * 1_000L, hour * HOUR))
                .toList();
    }

    private static Bounds unheld(long end) {
        return new Bounds(Long.MAX_VALUE, end);
    }

    @Test
    void theTwoNewestAreAlwaysKept() {
        Dispensable dispensable = retention.of(hourly(2), unheld(10_000_000), 1_000 * HOUR);

        assertThat(dispensable.snapshots()).isEmpty();
        assertThat(dispensable.log()).isEqualTo(1_000);
    }

    @Test
    void nothingGoesBeforeThereIsASnapshotToFallBackOn() {
        assertThat(retention.of(List.of(), unheld(10_000_000), 1_000 * HOUR)).isEqualTo(new Dispensable(0, List.of()));
        assertThat(retention.of(hourly(1), unheld(10_000_000), 1_000 * HOUR)).isEqualTo(new Dispensable(0, List.of()));
    }

    @Test
    void theLogOfADayIsKeptFromTheNewestSnapshotThatIsOlderThanThat() {
        Dispensable dispensable = retention.of(hourly(40), unheld(40_500), 40 * HOUR);

        assertThat(dispensable.log()).isEqualTo(16_000);
        assertThat(hourly(40).stream().filter(one -> !dispensable.snapshots().contains(one)))
                .extracting(Snapshot::position)
                .containsExactly(16_000L, 39_000L, 40_000L);
    }

    @Test
    void aLogThatGrowsTooFastGoesEarlier() {
        Dispensable dispensable = retention.of(hourly(5), unheld(1_003_500), 5 * HOUR);

        assertThat(dispensable.log()).isEqualTo(3_000);
    }

    @Test
    void withoutAnythingOldTheLogStaysAndTheSnapshotsBetweenGo() {
        Dispensable dispensable = retention.of(hourly(5), unheld(5_500), 5 * HOUR);

        assertThat(dispensable.log()).isZero();
        assertThat(dispensable.snapshots()).extracting(Snapshot::position).containsExactly(2_000L, 3_000L);
    }

    @Test
    void theLogIsKeptFromASnapshotBeforeWhatSomebodyStillHasToRead() {
        Dispensable dispensable = retention.of(hourly(40), new Bounds(10_500, 40_500), 40 * HOUR);

        assertThat(dispensable.log()).isEqualTo(10_000);
        assertThat(hourly(40).stream().filter(one -> !dispensable.snapshots().contains(one)))
                .extracting(Snapshot::position)
                .containsExactly(10_000L, 39_000L, 40_000L);
    }

    @Test
    void whoeverReadsOnBeginsAtTheSnapshotBeforeIt() {
        Dispensable dispensable = retention.of(hourly(40), new Bounds(30_500, 40_500), 40 * HOUR);

        assertThat(dispensable.log()).isEqualTo(16_000);
        assertThat(hourly(40).stream().filter(one -> !dispensable.snapshots().contains(one)))
                .extracting(Snapshot::position)
                .containsExactly(16_000L, 30_000L, 39_000L, 40_000L);
    }

    @Test
    void nothingGoesBeforeTheFirstSnapshotThatSomebodyNeeds() {
        Dispensable dispensable = retention.of(hourly(40), new Bounds(500, 40_500), 40 * HOUR);

        assertThat(dispensable.log()).isZero();
    }
}
