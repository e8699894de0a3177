package org.baize.gateway.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.baize.cluster.log.Step;
import org.baize.engine.state.FloorState;
import org.baize.gateway.terminal.FloorInMemory;
import org.baize.gateway.terminal.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What cannot be shown on screens of one kind takes nothing from the others, and nobody is told that all is well. */
@Timeout(60)
class LookoutTest {

    private final House house = House.forDemonstration(new FloorInMemory());
    private final Lookout lookout = new Lookout(house.floor());
    private final Watched stumbling = new Watched();
    private final Watched sound = new Watched();

    /** Screens of a kind that can be made to stumble. */
    private static final class Watched implements Onlooker {

        private final BlockingQueue<Ending> ended = new LinkedBlockingQueue<>();
        private volatile boolean stumbles;
        private final AtomicInteger steps = new AtomicInteger();

        @Override
        public void stands(FloorState state, long atMillis) {}

        @Override
        public void stepped(Step step, Touched touched, FloorState after) {
            steps.incrementAndGet();
            if (stumbles) {
                throw new IllegalStateException("a view that nobody can make");
            }
        }

        @Override
        public void ends(Ending why) {
            ended.add(why);
        }
    }

    @Test
    void oneThatStumblesEndsItsOwnScreensAndTheOthersSeeOn() throws InterruptedException {
        House.Wheel table = house.table(House.RAPID);
        lookout.begin(List.of(stumbling, sound));
        Said said = new Said();
        Connection connection = new Connection(said, new Ended("test", new SimpleMeterRegistry()));
        house.floor().read(state -> {
            lookout.boardOf(state.tableAt(table.number())).begin(connection);
            return true;
        });
        stumbling.stumbles = true;

        table.open();

        assertThat(stumbling.ended).containsOnly(Onlooker.Ending.CANNOT_BE_SEEN);
        assertThat(sound.ended).isEmpty();
        assertThat(sound.steps.get()).isEqualTo(stumbling.steps.get()).isPositive();
        assertThat(said.next("tableChanged")).contains("BETTING");
        assertThat(lookout.seesTheFloor()).isFalse();
        assertThat(lookout.failures()).isPositive();

        stumbling.stumbles = false;
        int before = sound.steps.get();
        table.timeIsUp();

        assertThat(sound.steps.get()).isGreaterThan(before);
        assertThat(lookout.seesTheFloor()).as("it works again").isTrue();
        assertThat(connection.isOver()).isFalse();
    }

    @Test
    void whoeverCannotSeeTheFloorAtAllIsTold() throws InterruptedException {
        lookout.begin(List.of(stumbling, sound));
        assertThat(house.floor().<Boolean>read(_ -> lookout.seesTheFloor())).isTrue();

        lookout.failed(new OutOfMemoryError("of the test"));

        assertThat(lookout.seesTheFloor()).isFalse();
        assertThat(lookout.look()).isFalse();
        for (Watched one : List.of(stumbling, sound)) {
            assertThat(one.ended.poll(20, TimeUnit.SECONDS)).isEqualTo(Onlooker.Ending.CANNOT_BE_SEEN);
        }
    }
}
