package org.baize.gateway.identity;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * How everybody on a floor for demonstration signs in: one password and one PIN for all. They follow from the key of the gateway, so
 * that they are others in each directory, the same at each start, and written nowhere.
 *
 * @param pin with its salt and key as the floor knows it
 */
public record DemonstrationAccess(String password, String pin, PinKeys.Salted salted) {

    private static final String LETTERS = "abcdefghjkmnpqrstvwxyz23456789";
    private static final int PASSWORD_LETTERS = 12;
    private static final int PIN_DIGITS = 6;

    static DemonstrationAccess of(byte[] signingKey, SlowFunction slow) {
        String password = text(signingKey, "password of the demonstration", LETTERS, PASSWORD_LETTERS);
        String pin = text(signingKey, "PIN of the demonstration", "0123456789", PIN_DIGITS);
        String salt = slow.salt(text(signingKey, "salt of the demonstration", LETTERS, 2 * PASSWORD_LETTERS));
        return new DemonstrationAccess(password, pin, new PinKeys.Salted(salt, new PinKeys(slow).key(pin, salt)));
    }

    /** Lets these people sign in with it. */
    public void admit(List<Integer> people, Credentials credentials) {
        List<Integer> missing =
                people.stream().filter(person -> !credentials.has(person)).toList();
        if (!missing.isEmpty()) {
            credentials.setAll(missing, password, Optional.of(salted.key()));
        }
    }

    private static String text(byte[] key, String what, String letters, int length) {
        BigInteger number = new BigInteger(1, Secrets.mac(key, what));
        BigInteger base = BigInteger.valueOf(letters.length());
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append(letters.charAt(number.mod(base).intValue()));
            number = number.divide(base);
        }
        return text.toString();
    }

    /** For the eyes of whoever started it only. */
    @Override
    public String toString() {
        return "demonstration";
    }
}
