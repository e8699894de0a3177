package org.baize.rules.cash;

/**
 * The form for a payment by hand: the player reads amount and origin before signing.
 *
 * @param origin what the payment is for
 */
public record ManualPayment(long amountCents, String origin, boolean signed) {

    public ManualPayment {
        if (amountCents <= 0 || origin.isBlank()) {
            throw new IllegalArgumentException(
                    "a payment form shows amount and origin: " + amountCents + " cents for '" + origin + "'");
        }
    }
}
