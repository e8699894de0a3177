package org.baize.gateway.identity;

import java.time.Duration;
import java.time.InstantSource;
import java.util.OptionalLong;

/**
 * Counts failures, and locks who or what has failed too often: for a while that doubles each time. A try counts as a failure until it
 * is known to be none, so that many at once gain nothing.
 */
final class Lockouts {

    /** Somebody who is asked for, by number or by a name that nobody has. */
    static final Policy OF_A_PERSON = new Policy(5, Duration.ofMinutes(5), Duration.ofHours(4));

    /** An address that tries one name after the other. */
    static final Policy OF_AN_ADDRESS = new Policy(20, Duration.ofMinutes(1), Duration.ofMinutes(15));

    /** Wrong codes from anywhere: many addresses gain nothing, and whoever has a good code waits a minute at most. */
    static final Policy OF_ALL_CODES = new Policy(500, Duration.ofSeconds(10), Duration.ofMinutes(1));

    private static final Duration FORGOTTEN_AFTER = Duration.ofDays(1);
    private static final int DOUBLINGS = 10;

    private final IdentityStore store;
    private final InstantSource clock;

    /** So many failures are allowed; then it is locked for the first time, and longer with each further failure. */
    record Policy(int allowed, Duration first, Duration most) {

        long lockedMillis(int failures) {
            if (failures < allowed) {
                return 0;
            }
            int doublings = Math.min(failures - allowed, DOUBLINGS);
            return Math.min(first.toMillis() << doublings, most.toMillis());
        }
    }

    Lockouts(IdentityStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /** Begins a try; the moment until which there is none, if it is locked. */
    OptionalLong begin(String subject, Policy policy) {
        long now = clock.millis();
        store.update("delete from identity.attempt where last_millis < ?", now - FORGOTTEN_AFTER.toMillis());
        store.tryInsert(
                "insert into identity.attempt (subject, failures, locked_until_millis, last_millis) values (?, 0, 0, ?)",
                subject,
                now);
        boolean counted = store.update(
                        "update identity.attempt set failures = failures + 1, last_millis = ?"
                                + " where subject = ? and locked_until_millis <= ?",
                        now,
                        subject,
                        now)
                == 1;
        if (!counted) {
            return OptionalLong.of(lockedUntil(subject));
        }
        lock(subject, policy, now);
        return OptionalLong.empty();
    }

    /** The try that is under way is the last one, should it fail. */
    private void lock(String subject, Policy policy, long now) {
        int failures = store
                .query("select failures from identity.attempt where subject = ?", row -> row.getInt(1), subject)
                .stream()
                .findFirst()
                .orElse(0);
        long millis = policy.lockedMillis(failures);
        if (millis > 0) {
            store.update(
                    "update identity.attempt set locked_until_millis = ? where subject = ?", now + millis, subject);
        }
    }

    private long lockedUntil(String subject) {
        return store
                .query(
                        "select locked_until_millis from identity.attempt where subject = ?",
                        row -> row.getLong(1),
                        subject)
                .stream()
                .findFirst()
                .orElse(0L);
    }

    /** The try was good: everything before it is forgotten. */
    void forget(String subject) {
        store.update("delete from identity.attempt where subject = ?", subject);
    }

    /** The try was good; what the same address did otherwise still counts. */
    void takeBack(String subject) {
        store.update(
                "update identity.attempt set failures = failures - 1, locked_until_millis = 0"
                        + " where subject = ? and failures > 0",
                subject);
    }
}
