package org.baize.gateway.identity;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.baize.gateway.identity.EnrolmentCodes.Subject;

/**
 * What people and tills asked for under a key of their own, so that asking again gets the first answer and nothing is done twice. Kept
 * for a day.
 */
public final class DoneActs {

    private static final Duration KEPT = Duration.ofDays(1);

    private final IdentityStore store;
    private final InstantSource clock;

    public DoneActs(IdentityStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /** Whose key it is, and all that was said with it. */
    public record Ask(int person, String key, String said) {

        /** The numbers of people begin with 1. */
        private static final int NOBODY = 0;

        /** The same of a machine, which has keys apart from those of people and other machines. */
        public static Ask of(Subject machine, String key, String said) {
            return new Ask(NOBODY, machine.kind() + " " + machine.number() + " " + key, said);
        }
    }

    /** What is known of a key. */
    public sealed interface Known {

        /** It is new, and now taken. */
        record Taken() implements Known {}

        /** It was used for something else. */
        record OfAnother() implements Known {}

        /**
         * The same was asked before.
         *
         * @param answer empty while it is not known
         */
        record Before(Optional<String> answer) implements Known {}
    }

    private record Row(String saidHash, String answer) {}

    public Known begin(Ask ask) {
        long now = clock.millis();
        store.update("delete from identity.done_act where at_millis < ?", now - KEPT.toMillis());
        String hash = Secrets.hash(ask.said());
        boolean taken = store.tryInsert(
                "insert into identity.done_act (person, act_key, said_hash, answer, at_millis) values (?, ?, ?, '', ?)",
                ask.person(),
                ask.key(),
                hash,
                now);
        return taken ? new Known.Taken() : before(ask, hash);
    }

    private Known before(Ask ask, String hash) {
        Row row = store
                .query(
                        "select said_hash, answer from identity.done_act where person = ? and act_key = ?",
                        found -> new Row(found.getString(1), found.getString(2)),
                        ask.person(),
                        ask.key())
                .stream()
                .findFirst()
                .orElseThrow();
        if (!row.saidHash().equals(hash)) {
            return new Known.OfAnother();
        }
        return new Known.Before(Optional.of(row.answer()).filter(answer -> !answer.isEmpty()));
    }

    public void answered(Ask ask, String answer) {
        store.update(
                "update identity.done_act set answer = ? where person = ? and act_key = ?",
                answer,
                ask.person(),
                ask.key());
    }

    /** It did not get as far as the floor: the key may be used again. */
    public void notDone(Ask ask) {
        store.update("delete from identity.done_act where person = ? and act_key = ?", ask.person(), ask.key());
    }
}
