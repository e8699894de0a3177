package org.baize.gateway.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Some at once, and then so many a second. */
class AllowanceTest {

    private static final Allowance.Rate RATE = new Allowance.Rate(40, 80);
    private static final long START = Long.MAX_VALUE - 1_000; // the clock may wrap
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private static int taken(Allowance allowance, long nowNanos) {
        int taken = 0;
        while (allowance.take(nowNanos)) {
            taken++;
        }
        return taken;
    }

    @Test
    void givesSomeAtOnceAndThenSoManyASecond() {
        Allowance allowance = new Allowance(RATE, START);

        assertThat(taken(allowance, START)).isEqualTo(RATE.atOnce());
        assertThat(taken(allowance, START + SECOND)).isEqualTo(RATE.aSecond());
    }

    @Test
    void savesNoMoreThanMayBeTakenAtOnce() {
        Allowance allowance = new Allowance(RATE, START);

        assertThat(taken(allowance, START + 3_600 * SECOND)).isEqualTo(RATE.atOnce());
    }
}
