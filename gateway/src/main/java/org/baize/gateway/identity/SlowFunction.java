package org.baize.gateway.identity;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.concurrent.Semaphore;

/**
 * Makes keys of passwords and PINs so slowly that trying many is no use: Argon2id. What it costs stands in the salt, so that a later
 * version may choose more and still knows what is there.
 */
public final class SlowFunction {

    private static final String NAME = "argon2id";
    private static final int BYTES = 64;
    private static final int SALT_BYTES = 16;

    /** Not more at once: each needs much memory, and who tries many at once waits. */
    private static final int AT_ONCE = 2;

    private final Cost cost;
    private final Semaphore places = new Semaphore(AT_ONCE, true);

    /** How much work it is. */
    public record Cost(int kibibytes, int passes) {

        /** What OWASP recommends at least; some 100 ms here. */
        public static final Cost USUAL = new Cost(19_456, 2);
    }

    public SlowFunction(Cost cost) {
        this.cost = cost;
    }

    /**
     * Two keys of one secret.
     *
     * @param verifierHex tells that the secret is the right one
     * @param sealingHex opens what was sealed under it
     */
    record Keys(String verifierHex, String sealingHex) {

        byte[] sealing() {
            return HexFormat.of().parseHex(sealingHex);
        }
    }

    /** A salt that was never used. */
    String salt() {
        return salt(HexFormat.of().formatHex(Secrets.random(SALT_BYTES)));
    }

    String salt(String unique) {
        return String.join("$", NAME, Integer.toString(cost.kibibytes()), Integer.toString(cost.passes()), unique);
    }

    boolean isSalt(String text) {
        return text.startsWith(NAME + "$");
    }

    Keys keys(String secret, String salt) {
        byte[] bytes = derive(secret, salt);
        HexFormat hex = HexFormat.of();
        return new Keys(hex.formatHex(bytes, 0, BYTES / 2), hex.formatHex(bytes, BYTES / 2, BYTES));
    }

    private byte[] derive(String secret, String salt) {
        String[] parts = salt.split("\\$", -1);
        if (parts.length != 4 || !parts[0].equals(NAME)) {
            throw new IllegalArgumentException("no salt of ours: " + salt);
        }
        Argon2Function argon2 =
                Argon2Function.getInstance(Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), 1, BYTES, Argon2.ID);
        places.acquireUninterruptibly();
        try {
            return argon2.hash(secret.getBytes(StandardCharsets.UTF_8), parts[3].getBytes(StandardCharsets.UTF_8))
                    .getBytes();
        } finally {
            places.release();
        }
    }
}
