package org.baize.engine.paper;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Locale;

/**
 * The validation numbers of tickets and vouchers: 18 decimal digits that nobody can guess and that never repeat.
 *
 * <p>A paper's number is its running count, put through a permutation of all 18-digit numbers that only the key of the
 * installation knows: a Feistel network over two halves of nine digits, with HMAC-SHA-256 as round function. Two counts
 * never give the same number, because every round can be undone; without the key the numbers look like chance.
 *
 * <p>The floor has no randomness, so the key arrives once by a command and is kept in log and state: whoever can read
 * the log or a snapshot could work out the numbers of papers to come, and must be trusted as the cash desk is.
 */
public final class ValidationNumbers {

    /** So many bytes make a key. */
    public static final int KEY_BYTES = 32;

    private static final int ROUNDS = 10;
    private static final long HALF = 1_000_000_000L;

    private final Hmac hmac;

    /** The key in hexadecimal digits; see {@link #isKey}. */
    public ValidationNumbers(String keyHex) {
        if (!isKey(keyHex)) {
            throw new IllegalArgumentException("a key is " + KEY_BYTES + " bytes in hexadecimal digits");
        }
        hmac = new Hmac(HexFormat.of().parseHex(keyHex));
    }

    public static boolean isKey(String keyHex) {
        return keyHex.length() == 2 * KEY_BYTES && keyHex.chars().allMatch(HexFormat::isHexDigit);
    }

    /** As it is printed. */
    public static String text(long number) {
        return String.format(Locale.ROOT, "%018d", number);
    }

    /** The number of the paper of that count. */
    public long number(long count) {
        requireInRange(count);
        long left = count / HALF;
        long right = count % HALF;
        for (int round = 0; round < ROUNDS; round++) {
            long next = (left + mix(round, right)) % HALF;
            left = right;
            right = next;
        }
        return left * HALF + right;
    }

    /** The count of the paper of that number: every number has exactly one. */
    public long count(long number) {
        requireInRange(number);
        long left = number / HALF;
        long right = number % HALF;
        for (int round = ROUNDS - 1; round >= 0; round--) {
            long before = (right - mix(round, left) + HALF) % HALF;
            right = left;
            left = before;
        }
        return left * HALF + right;
    }

    /** Seven bytes are so many more than nine digits that the remainder favours none of them. */
    private long mix(int round, long half) {
        byte[] message = ByteBuffer.allocate(Integer.BYTES + Long.BYTES)
                .putInt(round)
                .putLong(half)
                .array();
        return (ByteBuffer.wrap(hmac.of(message)).getLong() >>> Byte.SIZE) % HALF;
    }

    private static void requireInRange(long value) {
        if (value < 0 || value >= HALF * HALF) {
            throw new IllegalArgumentException("not a number of at most 18 digits: " + value);
        }
    }
}
