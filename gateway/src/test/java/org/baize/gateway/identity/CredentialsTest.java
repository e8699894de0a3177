package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.gateway.identity.Credentials.Checked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A password is right or wrong, and whoever guesses is locked out: the same for those who are here and those who are not. */
class CredentialsTest {

    private static final OptionalInt ANNE = OptionalInt.of(7);
    private static final String RIGHT = "correct horse battery";
    private static final String DESK = "10.0.0.1";

    private final Stores stores = new Stores();
    private final Identity identity = stores.open();
    private final Credentials credentials = identity.credentials();

    @AfterEach
    void close() {
        identity.close();
    }

    private Checked tries(String password) {
        return credentials.check(ANNE, "anne", password, DESK);
    }

    @Test
    void thePasswordAndNothingElseIsRight() {
        credentials.set(7, RIGHT, Optional.of("the key of the PIN"));

        assertThat(tries(RIGHT)).isEqualTo(new Checked.Right(7, Optional.of("the key of the PIN")));
        assertThat(tries(RIGHT + " ")).isInstanceOf(Checked.Wrong.class);
        assertThat(tries("")).isInstanceOf(Checked.Wrong.class);
    }

    @Test
    void whoHasNoPasswordCannotSignIn() {
        assertThat(tries("")).isInstanceOf(Checked.Wrong.class);
        assertThat(credentials.has(7)).isFalse();
    }

    @Test
    void aShortPasswordIsNotTaken() {
        assertThatThrownBy(() -> credentials.set(7, "short", Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("10");
    }

    @Test
    void fiveFailuresLockForFiveMinutesAndFurtherOnesForLonger() {
        credentials.set(7, RIGHT, Optional.empty());
        for (int i = 0; i < 5; i++) {
            assertThat(tries("wrong")).isInstanceOf(Checked.Wrong.class);
        }

        assertThat(tries(RIGHT)).isInstanceOf(Checked.Locked.class);
        stores.pass(Duration.ofMinutes(5));
        assertThat(tries("wrong")).isInstanceOf(Checked.Wrong.class);
        stores.pass(Duration.ofMinutes(5));
        assertThat(tries(RIGHT)).isInstanceOf(Checked.Locked.class);
        stores.pass(Duration.ofMinutes(5));
        assertThat(tries(RIGHT)).isInstanceOf(Checked.Right.class);
    }

    @Test
    void theRightPasswordEndsTheCount() {
        credentials.set(7, RIGHT, Optional.empty());
        for (int i = 0; i < 4; i++) {
            tries("wrong");
        }
        assertThat(tries(RIGHT)).isInstanceOf(Checked.Right.class);
        for (int i = 0; i < 4; i++) {
            tries("wrong");
        }
        assertThat(tries(RIGHT)).isInstanceOf(Checked.Right.class);
    }

    @Test
    void aNameThatNobodyHasIsTreatedAsOneThatSomebodyHas() {
        for (String typed : new String[] {"nobody", "Nobody", " nobody", "NOBODY", "nobody "}) {
            assertThat(credentials.check(OptionalInt.empty(), typed, RIGHT, DESK))
                    .isInstanceOf(Checked.Wrong.class);
        }

        assertThat(credentials.check(OptionalInt.empty(), "nobody", RIGHT, DESK))
                .isInstanceOf(Checked.Locked.class);
        assertThat(credentials.check(OptionalInt.empty(), "another", RIGHT, DESK))
                .isInstanceOf(Checked.Wrong.class);
    }

    @Test
    void anAddressThatTriesManyNamesIsLocked() {
        credentials.set(7, RIGHT, Optional.empty());
        for (int i = 0; i < 20; i++) {
            credentials.check(OptionalInt.empty(), "guess " + i, "whatever", "10.9.9.9");
        }

        assertThat(credentials.check(ANNE, "anne", RIGHT, "10.9.9.9")).isInstanceOf(Checked.Locked.class);
        assertThat(tries(RIGHT)).isInstanceOf(Checked.Right.class);
    }

    @Test
    void anotherGatewayCountsTheSameFailures() {
        credentials.set(7, RIGHT, Optional.empty());
        try (Identity second = stores.open()) {
            for (int i = 0; i < 5; i++) {
                second.credentials().check(ANNE, "anne", "wrong", DESK);
            }
        }

        assertThat(tries(RIGHT)).isInstanceOf(Checked.Locked.class);
    }

    @Test
    void nothingThatOpensAnythingStandsInTheDatabase() {
        credentials.set(7, RIGHT, Optional.of("the key of the PIN"));
        Sessions.Session session = identity.sessions().open(7, Optional.of("the key of the PIN"));
        String code = identity.codes().issue(EnrolmentCodes.Subject.terminal(3));
        String token = identity.badges().enrol(EnrolmentCodes.Subject.terminal(3));

        List<String> kept = everything();

        assertThat(kept)
                .isNotEmpty()
                .noneMatch(value -> value.contains(RIGHT)
                        || value.contains("the key of the PIN")
                        || value.contains(session.token())
                        || value.contains(session.csrf())
                        || value.contains(code)
                        || value.contains(token));
    }

    /** Each value of each row of each table. */
    private List<String> everything() {
        try (IdentityStore store = stores.store()) {
            return store
                    .query(
                            "select table_name from information_schema.tables where table_schema = 'identity'",
                            row -> row.getString(1))
                    .stream()
                    .flatMap(table -> store
                            .query("select * from identity.\"" + table + "\"", row -> {
                                StringBuilder text = new StringBuilder();
                                for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
                                    text.append(row.getString(i)).append('|');
                                }
                                return text.toString();
                            })
                            .stream())
                    .toList();
        }
    }
}
