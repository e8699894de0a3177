package org.baize.gateway.identity;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Codes that staff read off one screen and type into another, to make it a certain terminal. Each is good once and for ten minutes;
 * a new one for the same terminal ends the one before.
 */
public final class EnrolmentCodes {

    static final Duration GOOD_FOR = Duration.ofMinutes(10);

    /** Without what people mistake for each other. */
    private static final String LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";

    private static final int LENGTH = 10;

    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Code> codes = new LinkedHashMap<>();

    private record Code(int terminal, long untilMillis) {}

    public EnrolmentCodes(InstantSource clock) {
        this.clock = clock;
    }

    /** A code for that terminal. */
    public synchronized String issue(int terminal) {
        forget();
        codes.values().removeIf(code -> code.terminal() == terminal);
        String text = text();
        codes.put(text, new Code(terminal, clock.millis() + GOOD_FOR.toMillis()));
        return text;
    }

    /** The terminal that the code is for, once; empty if it is not good, or not any more. */
    public synchronized OptionalInt redeem(String text) {
        forget();
        Code code = codes.remove(text);
        return code == null ? OptionalInt.empty() : OptionalInt.of(code.terminal());
    }

    private void forget() {
        long now = clock.millis();
        codes.values().removeIf(code -> code.untilMillis() <= now);
    }

    private String text() {
        StringBuilder text = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return text.toString();
    }
}
