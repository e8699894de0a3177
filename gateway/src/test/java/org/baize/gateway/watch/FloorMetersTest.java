package org.baize.gateway.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.locks.LockSupport;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.terminal.FloorInMemory;
import org.baize.gateway.terminal.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The books are checked while the floor goes on. */
@Timeout(60)
class FloorMetersTest {

    private final FloorInMemory floor = new FloorInMemory();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final FloorMeters floorMeters = new FloorMeters(meters, new Lookout(floor));

    @Test
    void theBooksAreCheckedOnceInAWhileAndAgree() {
        House house = House.forDemonstration(floor);
        house.table(House.RAPID);

        floor.read(state -> {
            floorMeters.stands(state, 0);
            floorMeters.stands(state, 0);
            return true;
        });

        while (meters.counter("baize.ledger.checks").count() < 1) {
            LockSupport.parkNanos(1_000_000);
        }
        assertThat(meters.counter("baize.ledger.checks").count()).isEqualTo(1);
        assertThat(meters.get("baize.ledger.findings").gauge().value()).isZero();
        assertThat(meters.get("baize.ledger.sum.cents").gauge().value()).isZero();
    }
}
