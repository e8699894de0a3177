package org.baize.gateway.terminal;

import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;

/** JSON that is right but for something. */
public final class Spoiled {

    private static final List<String> VALUES = List.of(
            "0",
            "-1",
            "1e309",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "99999999999999999999999999999999999999",
            "1.5",
            "null",
            "true",
            "\"\"",
            "\"17\"",
            "[]",
            "{}",
            "NaN",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"' OR 1=1 --\"",
            "\"../../../../etc/hosts\"",
            "\"${jndi:ldap://x}\"");

    private final SplittableRandom random;

    public Spoiled(SplittableRandom random) {
        this.random = random;
    }

    /** It ends somewhere in the middle. */
    public String cutShort(String valid) {
        return valid.substring(0, random.nextInt(valid.length()));
    }

    /** A letter is missing. */
    public String withoutOne(String valid) {
        int at = random.nextInt(valid.length());
        return valid.substring(0, at) + valid.substring(at + 1);
    }

    /** Something stands where a value stood. */
    public String withAnotherValue(String valid) {
        String[] parts = valid.split(":", -1);
        int at = random.nextInt(1, Math.max(2, parts.length));
        if (at >= parts.length) {
            return valid;
        }
        parts[at] = parts[at].replaceFirst(
                "^[^,}\\]]*", Matcher.quoteReplacement(VALUES.get(random.nextInt(VALUES.size()))));
        return String.join(":", parts);
    }

    /** As bytes that are no text. */
    public byte[] withBadUnicode(byte[] text) {
        byte[] bad = text.clone();
        if (bad.length > 0) {
            bad[random.nextInt(bad.length)] = (byte) random.nextInt(0x80, 0x100);
        }
        return bad;
    }
}
