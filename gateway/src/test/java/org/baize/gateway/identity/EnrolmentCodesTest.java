package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** A code is good once, for ten minutes, and for one terminal. */
class EnrolmentCodesTest {

    private Instant now = Instant.parse("2026-11-16T10:00:00Z");
    private final EnrolmentCodes codes = new EnrolmentCodes(() -> now);

    @Test
    void isGoodOnce() {
        String code = codes.issue(7);

        assertThat(codes.redeem(code)).isEqualTo(OptionalInt.of(7));
        assertThat(codes.redeem(code)).isEmpty();
    }

    @Test
    void isGoodForTenMinutes() {
        String code = codes.issue(7);
        now = now.plus(EnrolmentCodes.GOOD_FOR);

        assertThat(codes.redeem(code)).isEmpty();
    }

    @Test
    void endsTheCodeBefore() {
        String before = codes.issue(7);
        String ofAnother = codes.issue(8);
        String code = codes.issue(7);

        assertThat(codes.redeem(before)).isEmpty();
        assertThat(codes.redeem(code)).isEqualTo(OptionalInt.of(7));
        assertThat(codes.redeem(ofAnother)).isEqualTo(OptionalInt.of(8));
    }
}
