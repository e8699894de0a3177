package org.baize.rules.fault;

/**
 * How the difference between what a round credited and what it should have credited is made good. An account never goes
 * below zero, and a correction never fails: what cannot be collected is a receivable.
 *
 * @param creditCents added to the account
 * @param debitCents taken from the account, as far as it reaches
 * @param receivableCents owed by the player and not collected; for a supervisor to see to
 * @param voucherCents owed to a player whose account is closed; paid by hand
 */
public record Correction(long creditCents, long debitCents, long receivableCents, long voucherCents) {

    public Correction {
        if (creditCents < 0 || debitCents < 0 || receivableCents < 0 || voucherCents < 0) {
            throw new IllegalArgumentException("a correction is made of amounts, not of signs");
        }
    }

    public static Correction of(Account account, long creditedCents, long correctCents) {
        if (creditedCents < 0 || correctCents < 0) {
            throw new IllegalArgumentException("a round credits nothing or something, never less");
        }
        long owedToPlayerCents = Math.subtractExact(correctCents, creditedCents);
        return owedToPlayerCents >= 0 ? paying(account, owedToPlayerCents) : collecting(account, -owedToPlayerCents);
    }

    /**
     * A void as a correction: right is that every stake came back, and nothing else. Done twice it does nothing more.
     */
    public static Correction voiding(Account account, long creditedCents, long stakeCents) {
        return of(account, creditedCents, stakeCents);
    }

    private static Correction paying(Account account, long cents) {
        return switch (account) {
            case Account.Open open -> new Correction(cents, 0, 0, 0);
            case Account.Closed closed -> new Correction(0, 0, 0, cents);
        };
    }

    private static Correction collecting(Account account, long cents) {
        return switch (account) {
            case Account.Open open -> {
                long debitCents = Math.min(cents, open.balanceCents());
                yield new Correction(0, debitCents, cents - debitCents, 0);
            }
            case Account.Closed closed -> new Correction(0, 0, cents, 0);
        };
    }
}
