package org.baize.devices;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The clockwork that runs where people play. */
@Timeout(value = 20, unit = TimeUnit.SECONDS)
class WallClockworkTest {

    @Test
    void actsAreDoneOneAfterTheOtherAndAfterWhoeverWantsThem() throws InterruptedException {
        BlockingQueue<String> done = new LinkedBlockingQueue<>();
        try (WallClockwork time = new WallClockwork(InstantSource.system(), broken -> done.add("broken"))) {
            time.after(30, () -> done.add("later"));
            time.after(0, () -> {
                time.after(0, () -> done.add("second"));
                done.add("first");
            });

            assertThat(List.of(done.take(), done.take(), done.take())).containsExactly("first", "second", "later");
        }
    }

    @Test
    void anActThatFailsIsToldAndTheOthersGoOn() throws InterruptedException {
        BlockingQueue<String> done = new LinkedBlockingQueue<>();
        try (WallClockwork time =
                new WallClockwork(InstantSource.system(), broken -> done.add("broken: " + broken.getMessage()))) {
            time.after(0, () -> {
                throw new IllegalStateException("the motor");
            });
            time.after(1, () -> done.add("on"));

            assertThat(List.of(done.take(), done.take())).containsExactly("broken: the motor", "on");
        }
    }
}
