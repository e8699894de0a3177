package org.baize.gateway.identity;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;

/**
 * Codes that people read off one screen and type into another, to make it a certain terminal, or to choose a password. Each is good
 * once and for some minutes; a new one for the same ends the one before. Only hashes of them are kept.
 */
public final class EnrolmentCodes {

    /** Without what people mistake for each other. */
    private static final String LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

    private static final int LENGTH = 12;

    private final IdentityStore store;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    /** Who or what a code is for. */
    public record Subject(Kind kind, int number) {

        public static Subject terminal(int number) {
            return new Subject(Kind.TERMINAL, number);
        }
    }

    public EnrolmentCodes(IdentityStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /** A code for that, good from now on. */
    public String issue(Subject subject) {
        String code = make();
        begin(subject, code);
        return code;
    }

    /** From now on that code is good, and the one before is not any more. */
    public void begin(Subject subject, String code) {
        long now = clock.millis();
        store.update(
                "delete from identity.code where until_millis <= ? or (kind = ? and number = ?)",
                now,
                subject.kind().name(),
                subject.number());
        store.update(
                "insert into identity.code (code_hash, kind, number, until_millis) values (?, ?, ?, ?)",
                Secrets.hash(code),
                subject.kind().name(),
                subject.number(),
                now + subject.kind().codeIsGoodFor().toMillis());
    }

    /** What the code is for, without using it up; empty if it is not good, or not any more. */
    public Optional<Subject> look(String typed) {
        return store
                .query(
                        "select kind, number from identity.code where code_hash = ? and until_millis > ?",
                        row -> new Subject(Kind.valueOf(row.getString(1)), row.getInt(2)),
                        Secrets.hash(plain(typed)),
                        clock.millis())
                .stream()
                .findFirst();
    }

    /** The same, once: of two who use it at the same moment one gets nothing. */
    public Optional<Subject> redeem(String typed) {
        return look(typed)
                .filter(_ ->
                        store.update("delete from identity.code where code_hash = ?", Secrets.hash(plain(typed))) == 1);
    }

    /** As the code was made: people type small letters and put gaps where they like. */
    public static String plain(String typed) {
        return typed.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
    }

    /** A code that is good for nothing yet. */
    public String make() {
        StringBuilder text = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return text.toString();
    }
}
