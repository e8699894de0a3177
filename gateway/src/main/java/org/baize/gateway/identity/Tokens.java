package org.baize.gateway.identity;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Tokens that say which terminal somebody is: {@code t1.NUMBER.NONCE.SIGNATURE}. Whoever has the key can make them, nobody else.
 */
public final class Tokens {

    private static final Pattern FORM =
            Pattern.compile("(t1\\.(0|[1-9][0-9]{0,8})\\.[A-Za-z0-9_-]{16})\\.([A-Za-z0-9_-]{43})");
    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();
    private static final String SIGNATURE = "HmacSHA256";

    private final SecretKeySpec key;
    private final SecureRandom random = new SecureRandom();

    public Tokens(byte[] key) {
        this.key = new SecretKeySpec(key, SIGNATURE);
    }

    /** A token for that terminal. */
    public String issue(int terminal) {
        byte[] nonce = new byte[12];
        random.nextBytes(nonce);
        String said = "t1." + terminal + "." + TEXT.encodeToString(nonce);
        return said + "." + signature(said);
    }

    /** The terminal that the token is for; empty if it is none of ours. */
    public OptionalInt terminal(String token) {
        Matcher parts = FORM.matcher(token);
        if (!parts.matches()) {
            return OptionalInt.empty();
        }
        byte[] expected = signature(parts.group(1)).getBytes(StandardCharsets.US_ASCII);
        byte[] given = parts.group(3).getBytes(StandardCharsets.US_ASCII);
        // Takes the same time wherever they differ, so that nobody finds a signature letter by letter.
        return MessageDigest.isEqual(expected, given)
                ? OptionalInt.of(Integer.parseInt(parts.group(2)))
                : OptionalInt.empty();
    }

    private String signature(String said) {
        try {
            Mac mac = Mac.getInstance(SIGNATURE);
            mac.init(key);
            return TEXT.encodeToString(mac.doFinal(said.getBytes(StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java has " + SIGNATURE, impossible);
        }
    }
}
