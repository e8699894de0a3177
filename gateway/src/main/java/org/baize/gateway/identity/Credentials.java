package org.baize.gateway.identity;

import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The passwords of staff, as what Argon2id makes of them. A password also opens the key of its owner's PIN, so that whoever signs in
 * with it can sign on at a table without typing the PIN as well.
 */
public final class Credentials {

    /** Shorter ones are guessed. */
    public static final int SHORTEST = 10;

    /** Longer ones only keep the machine busy. */
    public static final int LONGEST = 200;

    private static final int NOBODY = 0;

    private final IdentityStore store;
    private final SlowFunction slow;
    private final Lockouts lockouts;
    private final Row nobody;

    private record Row(int person, String salt, String verifierHex, String sealedPinKey) {}

    public Credentials(IdentityStore store, SlowFunction slow, InstantSource clock) {
        this.store = store;
        this.slow = slow;
        this.lockouts = new Lockouts(store, clock);
        this.nobody = new Row(NOBODY, slow.salt(), "", "");
    }

    /** What came of a try to sign in. */
    public sealed interface Checked {

        /**
         * The password is right.
         *
         * @param pinKey what the PIN gives; empty if no PIN was set together with the password
         */
        record Right(int person, Optional<String> pinKey) implements Checked {}

        /** The password is not right, or nobody has that name: nobody is told which. */
        record Wrong() implements Checked {}

        /** There were too many failures. */
        record Locked(long untilMillis) implements Checked {}
    }

    /** Whether it could be a password. */
    public static boolean isLongEnough(String password) {
        return password.length() >= SHORTEST && password.length() <= LONGEST;
    }

    /**
     * Tries a password. Whether somebody has the name makes no difference to the work that is done, nor to when it is locked.
     *
     * @param person empty if nobody has that name
     * @param name as it was typed
     * @param address where it comes from
     */
    public Checked check(OptionalInt person, String name, String password, String address) {
        String who = person.isPresent() ? "person " + person.getAsInt() : "nobody " + Secrets.hash(asMeant(name));
        String from = "from " + Network.of(address);
        OptionalLong locked = lockouts.begin(from, Lockouts.OF_AN_ADDRESS);
        if (locked.isEmpty()) {
            locked = lockouts.begin(who, Lockouts.OF_A_PERSON);
        }
        if (locked.isPresent()) {
            return new Checked.Locked(locked.getAsLong());
        }
        Row row = person.isPresent() ? row(person.getAsInt()) : nobody;
        SlowFunction.Keys keys = slow.keys(password, row.salt());
        if (!Secrets.same(keys.verifierHex(), row.verifierHex())) {
            return new Checked.Wrong();
        }
        lockouts.forget(who);
        lockouts.takeBack(from);
        return new Checked.Right(row.person(), Secrets.unseal(keys.sealing(), row.sealedPinKey()));
    }

    /** However it is typed it is the same name, as it is for somebody who is known: who counts failures must not tell. */
    private static String asMeant(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    private Row row(int person) {
        return rows(person).stream().findFirst().orElse(nobody);
    }

    private List<Row> rows(int person) {
        return store.query(
                "select person, salt, verifier_hex, sealed_pin_key from identity.credential where person = ?",
                row -> new Row(row.getInt(1), row.getString(2), row.getString(3), row.getString(4)),
                person);
    }

    /** Whether that person can sign in with a password. */
    public boolean has(int person) {
        return !rows(person).isEmpty();
    }

    /** Whether anybody can. */
    public boolean hasAny() {
        return !store.query("select person from identity.credential limit 1", row -> row.getInt(1))
                .isEmpty();
    }

    /** Gives a person a password. All that the person had open before ends. */
    public void set(int person, String password, Optional<String> pinKey) {
        setAll(List.of(person), password, pinKey);
    }

    /** Gives some people the same password, as on a floor for demonstration. */
    public void setAll(List<Integer> people, String password, Optional<String> pinKey) {
        if (!isLongEnough(password)) {
            throw new IllegalArgumentException("a password has " + SHORTEST + " to " + LONGEST + " letters");
        }
        String salt = slow.salt();
        SlowFunction.Keys keys = slow.keys(password, salt);
        String sealed = pinKey.map(key -> Secrets.seal(keys.sealing(), key)).orElse("");
        people.forEach(person -> write(new Row(person, salt, keys.verifierHex(), sealed)));
    }

    private void write(Row row) {
        remove(row.person());
        store.tryInsert(
                "insert into identity.credential (person, salt, verifier_hex, sealed_pin_key) values (?, ?, ?, ?)",
                row.person(),
                row.salt(),
                row.verifierHex(),
                row.sealedPinKey());
        lockouts.forget("person " + row.person());
    }

    /** The person cannot sign in any more, until somebody gives a new password. */
    public void remove(int person) {
        store.update("delete from identity.credential where person = ?", person);
        store.update("delete from identity.session where person = ?", person);
    }
}
