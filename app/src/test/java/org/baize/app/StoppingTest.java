package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;

class StoppingTest {

    @Test
    void whoIsStoppedIsWaitedForUntilItHasSaidWhatItHasToSay() throws InterruptedException {
        Stopping stopping = Stopping.begin();
        boolean before = stopping.asked();

        Thread ending = Thread.ofVirtual().start(stopping::stop);
        Waiting.until(stopping::asked);
        boolean waiting = ending.isAlive();
        stopping.close();

        assertThat(before).isFalse();
        assertThat(waiting).isTrue();
        assertThat(ending.join(Duration.ofSeconds(30))).isTrue();
    }

    @Test
    void nobodyIsWaitedForLongerThanWasSaid() throws InterruptedException {
        try (Stopping stopping = Stopping.begin(Duration.ofMillis(1))) {
            Thread ending = Thread.ofVirtual().start(stopping::stop);

            assertThat(ending.join(Duration.ofSeconds(30))).isTrue();
        }
    }

    @Test
    void afterTheEndNobodyIsWaitedFor() throws InterruptedException {
        Stopping stopping = Stopping.begin();
        stopping.close();

        Thread ending = Thread.ofVirtual().start(stopping::stop);

        assertThat(ending.join(Duration.ofSeconds(30))).isTrue();
    }
}
