package org.baize.engine.spec;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * How a PIN is recognised without being known. The edge derives a key from PIN and salt by a slow function; the floor
 * keeps only the digest of that key, so that neither the PIN nor what opens with it can be read from the state.
 *
 * @param salt given to the edge for the slow function
 * @param keyDigest SHA-256 of the key, in hexadecimal digits
 */
public record PinVerifier(String salt, String keyDigest) {

    public static PinVerifier of(String salt, String pinKey) {
        return new PinVerifier(salt, digest(pinKey));
    }

    public boolean accepts(String pinKey) {
        return MessageDigest.isEqual(
                digest(pinKey).getBytes(StandardCharsets.US_ASCII), keyDigest.getBytes(StandardCharsets.US_ASCII));
    }

    private static String digest(String pinKey) {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha256.digest(pinKey.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }
}
