package org.baize.rules.cash;

/**
 * Money that asks to be credited to one terminal. Each offer has a reference of its own, so that it is credited once.
 */
public sealed interface CreditOffer {

    CreditSource source();

    long amountCents();

    /** Whether an offer of the same reference was credited before. */
    boolean seenBefore();

    /** A banknote, or what somebody put in instead of one. */
    record Note(long amountCents, boolean australian, boolean seenBefore) implements CreditOffer {

        public Note {
            requirePositive(amountCents);
        }

        @Override
        public CreditSource source() {
            return CreditSource.NOTES;
        }
    }

    /** A redeemable ticket put into the terminal. */
    record Ticket(long amountCents, PaperState state, boolean seenBefore) implements CreditOffer {

        public Ticket {
            requirePositive(amountCents);
        }

        @Override
        public CreditSource source() {
            return CreditSource.REDEEMABLE_TICKET;
        }
    }

    /** Anything else, entered by the dealer, the monitoring system or the game itself. */
    record Entry(CreditSource source, long amountCents, boolean seenBefore) implements CreditOffer {

        public Entry {
            requirePositive(amountCents);
            if (source == CreditSource.NOTES || source == CreditSource.REDEEMABLE_TICKET) {
                throw new IllegalArgumentException(source + " comes in at the terminal, not as an entry");
            }
        }
    }

    private static void requirePositive(long amountCents) {
        if (amountCents <= 0) {
            throw new IllegalArgumentException("credit must be more than nothing: " + amountCents + " cents");
        }
    }
}
