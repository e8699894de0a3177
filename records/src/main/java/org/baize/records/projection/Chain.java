package org.baize.records.projection;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.baize.records.row.Sheet;

/**
 * Binds each row to the one before: its hash is the SHA-256 of the hash before and of all its columns. Each column is
 * written with its length, so that no two rows look alike to the hash.
 */
public final class Chain {

    /** What stands before the first row. */
    public static final String START = "0".repeat(64);

    private final MessageDigest sha256;
    private final StringBuilder canonical = new StringBuilder();
    private String last;

    /** A chain that goes on behind that hash. */
    public Chain(String last) {
        this.last = last;
        try {
            this.sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }

    /** The hash of the row that comes next; its own column for the hash, the last one, does not count. */
    public <R extends Record> String next(Sheet<R> sheet, R row) {
        canonical.setLength(0);
        canonical.append(last);
        for (int column = 0; column < sheet.columns().size() - 1; column++) {
            String text = sheet.value(row, column).toString();
            canonical.append('|').append(text.length()).append(':').append(text);
        }
        last = HexFormat.of().formatHex(sha256.digest(canonical.toString().getBytes(StandardCharsets.UTF_8)));
        return last;
    }

    /** The hash of the last row. */
    public String last() {
        return last;
    }
}
