package org.baize.engine.paper;

/**
 * What a scanner reads from a ticket: a zero, the 18 digits of the validation number and a check digit, twenty digits
 * in all, so that they can be drawn as Interleaved 2 of 5, which needs an even number of them. The check digit makes
 * the sum of all digits a multiple of ten when every second digit, from the last but one backwards, counts three times.
 */
public final class Barcode {

    private static final int DIGITS = 20;

    private Barcode() {}

    public static String of(long number) {
        String digits = "0" + ValidationNumbers.text(number);
        return digits + checkDigit(digits);
    }

    /** Whether a scanner's reading is a whole and undamaged code. */
    public static boolean reads(String code) {
        return code.length() == DIGITS
                && code.chars().allMatch(digit -> digit >= '0' && digit <= '9')
                && code.charAt(0) == '0'
                && checkDigit(code.substring(0, DIGITS - 1)) == code.charAt(DIGITS - 1) - '0';
    }

    /** The validation number in a code that {@link #reads}. */
    public static long number(String code) {
        if (!reads(code)) {
            throw new IllegalArgumentException("not the code of a ticket: " + code);
        }
        return Long.parseLong(code.substring(1, DIGITS - 1));
    }

    private static int checkDigit(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            sum += i % 2 == 0 ? 3 * digit : digit;
        }
        return (10 - sum % 10) % 10;
    }
}
