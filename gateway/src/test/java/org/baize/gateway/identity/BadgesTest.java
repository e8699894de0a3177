package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A token says who holds it; only who has the key can make one, and a new generation ends the one before. */
class BadgesTest {

    private static final Subject TERMINAL = Subject.terminal(4711);

    private final Stores stores = new Stores();
    private final Identity identity = stores.open();
    private final Badges badges = identity.badges();

    @TempDir
    Path directory;

    @AfterEach
    void close() {
        identity.close();
    }

    @Test
    void namesItsHolder() {
        assertThat(badges.holder(badges.token(TERMINAL))).contains(TERMINAL);
        Subject wheel = new Subject(Kind.DEVICE, 3);
        assertThat(badges.holder(badges.token(wheel))).contains(wheel);
    }

    @Test
    void isWorthNothingWithAnyOneLetterChanged() {
        String good = badges.token(TERMINAL);
        for (int i = 0; i < good.length(); i++) {
            char other = good.charAt(i) == '1' ? '2' : '1';
            String changed = good.substring(0, i) + other + good.substring(i + 1);
            assertThat(badges.holder(changed)).as(changed).isEmpty();
        }
        assertThat(badges.holder(good + "1")).isEmpty();
        assertThat(badges.holder("")).isEmpty();
    }

    @Test
    void ofAnotherKeyIsWorthNothing() {
        try (Identity elsewhere = new Stores().open()) {
            assertThat(elsewhere.badges().holder(badges.token(TERMINAL))).isEmpty();
        }
    }

    @Test
    void endsWhenItsHolderIsEnrolledAnew() {
        String before = badges.enrol(TERMINAL);
        String ofAnother = badges.enrol(Subject.terminal(12));

        String now = badges.enrol(TERMINAL);

        assertThat(badges.holder(before)).isEmpty();
        assertThat(badges.holder(now)).contains(TERMINAL);
        assertThat(badges.holder(ofAnother)).isPresent();
    }

    @Test
    void endsOnEveryGatewayWhenItIsRevokedOnOne() {
        String token = badges.enrol(TERMINAL);
        List<Subject> told = new ArrayList<>();
        try (Identity second = stores.open()) {
            second.badges().onRevoked(told::add);
            assertThat(second.badges().holder(token)).contains(TERMINAL);

            badges.revoke(TERMINAL);
            second.badges().refresh();

            assertThat(second.badges().holder(token)).isEmpty();
            assertThat(told).containsExactly(TERMINAL);
        }
    }

    @Test
    void endsThoughANewerGatewayHasEnrolledWhatThisOneDoesNotKnow() {
        String token = badges.enrol(TERMINAL);
        try (Identity second = stores.open();
                IdentityStore newer = stores.store()) {
            newer.update("insert into identity.generation (kind, number, generation) values ('FUTURE', 1, 1)");
            newer.update("update identity.generation set generation = generation + 1 where kind = 'ALL'");
            second.badges().refresh();

            badges.revoke(TERMINAL);
            second.badges().refresh();

            assertThat(second.badges().holder(token)).isEmpty();
        }
    }

    @Test
    void isToldToEverybodyThoughSomebodyFailsToHearAndToThemOnceMore() {
        List<Subject> told = new ArrayList<>();
        List<Subject> toldAtLast = new ArrayList<>();
        AtomicInteger failures = new AtomicInteger(1);
        badges.onRevoked(holder -> {
            if (failures.getAndDecrement() > 0) {
                throw new IllegalStateException("a fault of a listener, for the test");
            }
            toldAtLast.add(holder);
        });
        badges.onRevoked(told::add);

        badges.revoke(TERMINAL);
        assertThat(told).containsExactly(TERMINAL);
        badges.refresh();

        assertThat(toldAtLast).containsExactly(TERMINAL);
        assertThat(told).containsExactly(TERMINAL);
    }

    @Test
    void aKeyThatAnEarlierVersionKeptInAFileIsTakenOver() throws IOException {
        byte[] key = new byte[32];
        key[5] = 7;
        Files.write(directory.resolve(KeyFile.NAME), key);
        try (IdentityStore store = IdentityStore.open(IdentityStore.embeddedIn(directory))) {
            assertThat(store.signingKey(directory)).isEqualTo(key);
        }
    }

    @Test
    void theKeyAndTheGenerationsOutliveARestart() {
        String before;
        String now;
        try (Identity first = inDirectory()) {
            before = first.badges().enrol(TERMINAL);
            now = first.badges().enrol(TERMINAL);
        }
        try (Identity second = inDirectory()) {
            assertThat(second.badges().holder(before)).isEmpty();
            assertThat(second.badges().holder(now)).contains(TERMINAL);
        }
    }

    private Identity inDirectory() {
        return Identity.open(IdentityStore.embeddedIn(directory), directory, Stores.CHEAP, InstantSource.system());
    }
}
