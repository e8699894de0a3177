package org.baize.rules.shoe.preparation;

/**
 * The record that a set of cards was counted.
 *
 * @param by what kind of checker
 * @param who the person or the device
 */
public record CardCheck(Checker by, String who, long atMillis, boolean passed) {

    /** Who or what can count cards; each text names those it accepts. */
    public enum Checker {
        DEALER,
        CASINO_SUPERVISOR,
        /** A multi-deck shuffler that verifies each card while it shuffles. */
        SHUFFLER,
        DECK_CHECKING_DEVICE
    }

    public CardCheck {
        if (who.isBlank()) {
            throw new IllegalArgumentException("a card check needs a person or a device");
        }
    }

    public static CardCheck of(Checker by, String who, long atMillis, Audit found) {
        return new CardCheck(by, who, atMillis, found.complete());
    }
}
