package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountedTest {

    @Test
    void oneIsNoPlural() {
        assertThat(Counted.of(1, "seed")).isEqualTo("1 seed");
        assertThat(Counted.of(0, "seed")).isEqualTo("0 seeds");
        assertThat(Counted.of(1, "crash", "crashes")).isEqualTo("1 crash");
        assertThat(Counted.of(1_234, "crash", "crashes")).isEqualTo("1,234 crashes");
    }

    @ParameterizedTest
    @CsvSource({"PT59S, 0 minutes", "PT1M, 1 minute", "PT59M59S, 59 minutes", "PT90M, 1.5 hours", "PT36H, 1.5 days"})
    void timeIsInTheUnitThatSaysMost(Duration time, String text) {
        assertThat(Counted.time(time.toMillis())).isEqualTo(text);
    }
}
