package org.baize.gateway.identity;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baize.gateway.identity.EnrolmentCodes.Subject;

/**
 * Tokens that say which terminal, device or display somebody is: {@code b1.KIND.NUMBER.GENERATION.NONCE.SIGNATURE}. Whoever has the
 * key can make them, nobody else.
 */
final class Tokens {

    /** What all of them begin with. */
    static final String PREFIX = "b1.";

    private static final Pattern FORM = Pattern.compile(
            "(b1\\.([A-Z]{1,20})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.[A-Za-z0-9_-]{16})\\.([A-Za-z0-9_-]{43})");
    private static final int NONCE_BYTES = 12;

    private final byte[] key;

    /** What a token says. */
    record Said(Subject holder, int generation) {}

    Tokens(byte[] key) {
        this.key = key.clone();
    }

    String issue(Said said) {
        String text = PREFIX + said.holder().kind() + "." + said.holder().number() + "." + said.generation() + "."
                + Secrets.randomText(NONCE_BYTES);
        return text + "." + Secrets.signature(key, text);
    }

    /** What it says; empty if it is none of ours. */
    Optional<Said> read(String token) {
        Matcher parts = FORM.matcher(token);
        if (!parts.matches() || !Secrets.same(Secrets.signature(key, parts.group(1)), parts.group(5))) {
            return Optional.empty();
        }
        Subject holder = new Subject(Kind.valueOf(parts.group(2)), Integer.parseInt(parts.group(3)));
        return Optional.of(new Said(holder, Integer.parseInt(parts.group(4))));
    }
}
