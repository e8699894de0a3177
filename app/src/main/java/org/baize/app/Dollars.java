package org.baize.app;

/** Writes cents as a person reads money. */
final class Dollars {

    private Dollars() {}

    /** {@code $1,234.50}. */
    static String text(long cents) {
        String sign = cents < 0 ? "-" : "";
        return sign + "$"
                + String.format(java.util.Locale.ROOT, "%,d.%02d", Math.abs(cents / 100), Math.abs(cents % 100));
    }
}
