package org.baize.gateway.identity;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Who is signed in. A session is a random text that its owner holds; here stands only its hash, and the key of the owner's PIN sealed
 * with it. It ends after a quarter of an hour without use, and after a working day in any case.
 */
public final class Sessions {

    public static final Duration IDLE = Duration.ofMinutes(15);
    public static final Duration LONGEST = Duration.ofHours(10);

    private static final int BYTES = 32;
    private static final Duration NOTED_EVERY = Duration.ofSeconds(20);

    private final IdentityStore store;
    private final InstantSource clock;

    public Sessions(IdentityStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /**
     * Somebody who is signed in.
     *
     * @param token what its owner holds
     * @param csrf what a page of ours adds to each change, and a page from elsewhere cannot know
     * @param pinKey what the owner's PIN gives, if it is known
     */
    public record Session(String token, int person, String csrf, Optional<String> pinKey) {

        /** Neither the token nor what goes with it is for any log. */
        @Override
        public String toString() {
            return "session of person " + person;
        }
    }

    private record Row(int person, String sealedPinKey, long beganMillis, long usedMillis) {}

    public Session open(int person, Optional<String> pinKey) {
        forgetOld();
        String token = Secrets.randomText(BYTES);
        long now = clock.millis();
        store.update(
                "insert into identity.session (token_hash, person, sealed_pin_key, began_millis, used_millis)"
                        + " values (?, ?, ?, ?, ?)",
                Secrets.hash(token),
                person,
                sealed(token, pinKey),
                now,
                now);
        return new Session(token, person, csrf(token), pinKey);
    }

    /** The session of that token, if it is open still. */
    public Optional<Session> find(String token) {
        String hash = Secrets.hash(token);
        long now = clock.millis();
        return row(hash).filter(row -> isOpen(row, now)).map(row -> used(row, token, hash, now));
    }

    private Optional<Row> row(String hash) {
        return store
                .query(
                        "select person, sealed_pin_key, began_millis, used_millis from identity.session"
                                + " where token_hash = ?",
                        row -> new Row(row.getInt(1), row.getString(2), row.getLong(3), row.getLong(4)),
                        hash)
                .stream()
                .findFirst();
    }

    /** Whether it is open still; that somebody asks does not keep it open. */
    public boolean isOpen(String token) {
        return row(Secrets.hash(token))
                .filter(row -> isOpen(row, clock.millis()))
                .isPresent();
    }

    private static boolean isOpen(Row row, long now) {
        return now - row.usedMillis() < IDLE.toMillis() && now - row.beganMillis() < LONGEST.toMillis();
    }

    /** Not each use is written down: that would cost more than it tells. */
    private Session used(Row row, String token, String hash, long now) {
        if (now - row.usedMillis() > NOTED_EVERY.toMillis()) {
            store.update("update identity.session set used_millis = ? where token_hash = ?", now, hash);
        }
        return new Session(token, row.person(), csrf(token), Secrets.unseal(sealing(token), row.sealedPinKey()));
    }

    /** The owner has typed the PIN, or has chosen another. */
    public void keepPinKey(Session session, String pinKey) {
        store.update(
                "update identity.session set sealed_pin_key = ? where token_hash = ?",
                sealed(session.token(), Optional.of(pinKey)),
                Secrets.hash(session.token()));
    }

    public void end(Session session) {
        store.update("delete from identity.session where token_hash = ?", Secrets.hash(session.token()));
    }

    /** Ends all that a person has open. */
    public void endAllOf(int person) {
        store.update("delete from identity.session where person = ?", person);
    }

    private void forgetOld() {
        long now = clock.millis();
        store.update(
                "delete from identity.session where used_millis <= ? or began_millis <= ?",
                now - IDLE.toMillis(),
                now - LONGEST.toMillis());
    }

    private static String sealed(String token, Optional<String> pinKey) {
        return pinKey.map(key -> Secrets.seal(sealing(token), key)).orElse("");
    }

    private static byte[] sealing(String token) {
        return Secrets.mac(token.getBytes(StandardCharsets.UTF_8), "seals the key of a PIN");
    }

    private static String csrf(String token) {
        return Secrets.signature(token.getBytes(StandardCharsets.UTF_8), "comes from a page of ours");
    }
}
