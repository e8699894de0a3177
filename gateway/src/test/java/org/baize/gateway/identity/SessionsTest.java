package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.baize.gateway.identity.Sessions.Session;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A session ends by itself, by its owner, and with a new password. */
class SessionsTest {

    private final Stores stores = new Stores();
    private final Identity identity = stores.open();
    private final Sessions sessions = identity.sessions();

    @AfterEach
    void close() {
        identity.close();
    }

    @Test
    void isFoundByItsTokenOnlyAndThroughEveryGateway() {
        Session session = sessions.open(7, Optional.of("key"));

        try (Identity second = stores.open()) {
            assertThat(second.sessions().find(session.token())).contains(session);
        }
        assertThat(sessions.find(session.token() + "A")).isEmpty();
        assertThat(sessions.find(session.csrf())).isEmpty();
        assertThat(session.toString()).doesNotContain(session.token());
    }

    @Test
    void endsAfterAQuarterOfAnHourWithoutUse() {
        Session session = sessions.open(7, Optional.empty());
        stores.pass(Duration.ofMinutes(14));
        assertThat(sessions.find(session.token())).isPresent();
        stores.pass(Duration.ofMinutes(14));
        assertThat(sessions.find(session.token())).isPresent();

        stores.pass(Sessions.IDLE);

        assertThat(sessions.find(session.token())).isEmpty();
    }

    @Test
    void toAskWhetherItIsOpenIsNotToUseIt() {
        Session session = sessions.open(7, Optional.empty());
        stores.pass(Duration.ofMinutes(14));
        assertThat(sessions.isOpen(session.token())).isTrue();

        stores.pass(Duration.ofMinutes(1));

        assertThat(sessions.isOpen(session.token())).isFalse();
        assertThat(sessions.isOpen(session.csrf())).isFalse();
    }

    @Test
    void endsAfterAWorkingDayHoweverBusy() {
        Session session = sessions.open(7, Optional.empty());
        for (int i = 0; i < 59; i++) {
            stores.pass(Duration.ofMinutes(10));
            assertThat(sessions.find(session.token())).isPresent();
        }

        stores.pass(Duration.ofMinutes(10));

        assertThat(sessions.find(session.token())).isEmpty();
    }

    @Test
    void endsWhenItsOwnerSignsOut() {
        Session session = sessions.open(7, Optional.empty());
        Session other = sessions.open(7, Optional.empty());

        sessions.end(session);

        assertThat(sessions.find(session.token())).isEmpty();
        assertThat(sessions.find(other.token())).isPresent();
    }

    @Test
    void endsWithANewPassword() {
        Session session = sessions.open(7, Optional.empty());
        Session ofAnother = sessions.open(8, Optional.empty());

        identity.credentials().set(7, "a new password", Optional.empty());

        assertThat(sessions.find(session.token())).isEmpty();
        assertThat(sessions.find(ofAnother.token())).isPresent();
    }

    @Test
    void keepsTheKeyOfThePinForItsOwner() {
        Session session = sessions.open(7, Optional.empty());

        sessions.keepPinKey(session, "key");

        assertThat(sessions.find(session.token()).flatMap(Session::pinKey)).contains("key");
    }
}
