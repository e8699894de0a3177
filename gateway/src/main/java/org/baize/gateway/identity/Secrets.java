package org.baize.gateway.identity;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** The few things of cryptography that everything here is made of. */
final class Secrets {

    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();
    private static final String SIGNATURE = "HmacSHA256";
    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Secrets() {}

    static String randomText(int bytes) {
        return TEXT.encodeToString(random(bytes));
    }

    static byte[] random(int bytes) {
        byte[] random = new byte[bytes];
        RANDOM.nextBytes(random);
        return random;
    }

    /** What stands in the database instead of a text that nobody may read there. */
    static String hash(String text) {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha256.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    static byte[] mac(byte[] key, String said) {
        try {
            Mac mac = Mac.getInstance(SIGNATURE);
            mac.init(new SecretKeySpec(key, SIGNATURE));
            return mac.doFinal(said.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java has " + SIGNATURE, impossible);
        }
    }

    static String signature(byte[] key, String said) {
        return TEXT.encodeToString(mac(key, said));
    }

    /** Takes the same time wherever they differ, so that nobody finds a secret letter by letter. */
    static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /** A text that only the key opens. */
    static String seal(byte[] key, String text) {
        try {
            byte[] nonce = random(NONCE_BYTES);
            Cipher cipher = Cipher.getInstance(CIPHER);
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
            byte[] sealed = cipher.doFinal(text.getBytes(StandardCharsets.UTF_8));
            return TEXT.encodeToString(nonce) + "." + TEXT.encodeToString(sealed);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java has " + CIPHER, impossible);
        }
    }

    /** What was sealed; empty if nothing was, or with another key. */
    static Optional<String> unseal(byte[] key, String sealed) {
        int dot = sealed.indexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        try {
            byte[] nonce = Base64.getUrlDecoder().decode(sealed.substring(0, dot));
            Cipher cipher = Cipher.getInstance(CIPHER);
            cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
            byte[] text = cipher.doFinal(Base64.getUrlDecoder().decode(sealed.substring(dot + 1)));
            return Optional.of(new String(text, StandardCharsets.UTF_8));
        } catch (GeneralSecurityException anotherKey) {
            return Optional.empty();
        }
    }
}
