package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A code is good once, for ten minutes, and for one terminal. */
class EnrolmentCodesTest {

    private static final Subject SEVEN = Subject.terminal(7);

    private final Stores stores = new Stores();
    private final Identity identity = stores.open();
    private final EnrolmentCodes codes = identity.codes();

    @AfterEach
    void close() {
        identity.close();
    }

    @Test
    void isGoodOnceThroughWhicheverGateway() {
        String code = codes.issue(SEVEN);

        try (Identity second = stores.open()) {
            assertThat(second.codes().redeem(code)).contains(SEVEN);
        }
        assertThat(codes.redeem(code)).isEmpty();
    }

    @Test
    void isGoodForTenMinutes() {
        String code = codes.issue(SEVEN);
        stores.pass(Duration.ofMinutes(10));

        assertThat(codes.redeem(code)).isEmpty();
    }

    @Test
    void endsTheCodeBefore() {
        String before = codes.issue(SEVEN);
        String ofAnother = codes.issue(Subject.terminal(8));
        String ofAnotherKind = codes.issue(new Subject(Kind.DISPLAY, 7));
        String code = codes.issue(SEVEN);

        assertThat(codes.redeem(before)).isEmpty();
        assertThat(codes.redeem(code)).contains(SEVEN);
        assertThat(codes.redeem(ofAnother)).contains(Subject.terminal(8));
        assertThat(codes.redeem(ofAnotherKind)).contains(new Subject(Kind.DISPLAY, 7));
    }

    @Test
    void isTypedAsPeopleType() {
        String code = codes.issue(SEVEN);

        assertThat(codes.redeem(" " + code.substring(0, 4).toLowerCase(Locale.ROOT) + "-" + code.substring(4) + " "))
                .contains(SEVEN);
    }

    @Test
    void isNotUsedUpByALook() {
        String code = codes.issue(SEVEN);

        assertThat(codes.look(code)).contains(SEVEN);
        assertThat(codes.redeem(code)).contains(SEVEN);
    }
}
