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

    /** What is known of a subject. */
    private record Seen(int failures, long lockedUntilMillis) {}

    /**
     * Begins a try; the moment until which there is none, if it is locked. The try that is under way is the last one, should it fail:
     * it is counted and the subject locked in one statement, so that of many at once none slips in between. Here they take turns; only
     * another gateway makes one look anew.
     */
    synchronized OptionalLong begin(String subject, Policy policy) {
        long now = clock.millis();
        store.update("delete from identity.attempt where last_millis < ?", now - FORGOTTEN_AFTER.toMillis());
        while (true) {
            Seen seen = seen(subject, now);
            if (seen.lockedUntilMillis() > now) {
                return OptionalLong.of(seen.lockedUntilMillis());
            }
            if (isCounted(subject, seen, policy, now)) {
                return OptionalLong.empty();
            }
        }
    }

    private Seen seen(String subject, long now) {
        return store
                .query(
                        "select failures, locked_until_millis from identity.attempt where subject = ?",
                        row -> new Seen(row.getInt(1), row.getLong(2)),
                        subject)
                .stream()
                .findFirst()
                .orElseGet(() -> first(subject, now));
    }

    private Seen first(String subject, long now) {
        store.tryInsert(
                "insert into identity.attempt (subject, failures, locked_until_millis, last_millis) values (?, 0, 0, ?)",
                subject,
                now);
        return new Seen(0, 0);
    }

    /** False if another try was counted, taken back or forgotten meanwhile. */
    private boolean isCounted(String subject, Seen seen, Policy policy, long now) {
        long millis = policy.lockedMillis(seen.failures() + 1);
        return store.update(
                        "update identity.attempt set failures = failures + 1, last_millis = ?, locked_until_millis = ?"
                                + " where subject = ? and failures = ? and locked_until_millis = ?",
                        now,
                        millis > 0 ? now + millis : 0L,
                        subject,
                        seen.failures(),
                        seen.lockedUntilMillis())
                == 1;
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
