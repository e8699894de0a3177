package org.baize.gateway.identity;

/**
 * PINs as the floor knows them: the floor keeps a salt and the digest of a key, and whoever knows the PIN can make the key. The key
 * itself goes into the log with each signature; the PIN never does.
 */
public final class PinKeys {

    private final SlowFunction slow;

    public PinKeys(SlowFunction slow) {
        this.slow = slow;
    }

    /** A salt and the key that a PIN gives with it. */
    public record Salted(String salt, String key) {}

    /** For a new PIN. */
    public Salted salted(String pin) {
        String salt = slow.salt();
        return new Salted(salt, key(pin, salt));
    }

    /** The key of a PIN. A salt that is none of ours takes as long, and gives a key that fits nothing. */
    public String key(String pin, String salt) {
        return slow.keys(pin, slow.isSalt(salt) ? salt : slow.salt(Secrets.hash(salt)))
                .verifierHex();
    }
}
