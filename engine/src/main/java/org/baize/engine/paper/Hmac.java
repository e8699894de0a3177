package org.baize.engine.paper;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** HMAC-SHA-256 (RFC 2104) on the one digest that every Java platform has. */
final class Hmac {

    private static final int BLOCK_BYTES = 64;
    private static final byte INNER = 0x36;
    private static final byte OUTER = 0x5c;

    private final byte[] key;

    /** The key must not be longer than a block; ours is half as long. */
    Hmac(byte[] key) {
        if (key.length > BLOCK_BYTES) {
            throw new IllegalArgumentException("a key has at most " + BLOCK_BYTES + " bytes, not " + key.length);
        }
        this.key = Arrays.copyOf(key, BLOCK_BYTES);
    }

    byte[] of(byte[] message) {
        return sha256(padded(OUTER), sha256(padded(INNER), message));
    }

    private byte[] padded(byte pad) {
        byte[] block = key.clone();
        for (int i = 0; i < block.length; i++) {
            block[i] ^= pad;
        }
        return block;
    }

    private static byte[] sha256(byte[] first, byte[] second) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(first);
            return digest.digest(second);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }
}
