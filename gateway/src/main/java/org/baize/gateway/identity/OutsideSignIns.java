package org.baize.gateway.identity;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Sign-ins that were sent to a provider outside. Each comes back once, to whichever gateway, and soon; only the hash of its state is
 * kept, and what goes with it follows from the state by our key.
 */
public final class OutsideSignIns {

    public static final Duration GOOD_FOR = Duration.ofMinutes(10);

    private static final int BYTES = 32;

    private final IdentityStore store;
    private final byte[] key;
    private final InstantSource clock;

    OutsideSignIns(IdentityStore store, byte[] key, InstantSource clock) {
        this.store = store;
        this.key = key.clone();
        this.clock = clock;
    }

    /**
     * One that is under way.
     *
     * @param state goes to the provider and comes back with the browser
     * @param nonce comes back inside what the provider signs
     * @param verifier proves that whoever brings the code is who asked for it (RFC 7636)
     */
    public record Begun(String state, String nonce, String verifier) {}

    public Begun begin() {
        long now = clock.millis();
        store.update("delete from identity.outside where until_millis <= ?", now);
        String state = Secrets.randomText(BYTES);
        store.update(
                "insert into identity.outside (state_hash, until_millis) values (?, ?)",
                Secrets.hash(state),
                now + GOOD_FOR.toMillis());
        return begun(state);
    }

    /** The one of that state, once: it is not good a second time. */
    public Optional<Begun> end(String state) {
        int found = store.update(
                "delete from identity.outside where state_hash = ? and until_millis > ?",
                Secrets.hash(state),
                clock.millis());
        return found == 1 ? Optional.of(begun(state)) : Optional.empty();
    }

    private Begun begun(String state) {
        return new Begun(
                state,
                Secrets.signature(key, "nonce of sign-in " + state),
                Secrets.signature(key, "verifier of sign-in " + state));
    }
}
