package org.baize.engine.event;

import java.util.List;

/**
 * What a correction of a settled round does to one chip account. The first settlement stays on record; this stands
 * beside it.
 *
 * @param account the number of the chip account that had the wagers
 * @param gone whether that account is closed: somebody else may sit at the terminal, whose chips nobody touches
 * @param entries in the order in which they are booked, so that no account is ever below nothing
 * @param voided the bets that count no longer in a round that still does, by their place in the pay table
 * @param creditedCents what the round has credited to the account once this is booked, for the bets that count
 */
public record Adjustment(
        int terminal, long account, boolean gone, List<Entry> entries, List<Integer> voided, long creditedCents) {

    public Adjustment {
        entries = List.copyOf(entries);
        voided = List.copyOf(voided);
    }

    /** One movement of money. */
    public record Entry(Kind kind, long cents) {}

    /** What moves, in the order of booking. */
    public enum Kind {
        /** The stake of a bet that became void, back to the player. */
        STAKE_REFUNDED,
        /** More than was paid before. */
        PAID,
        /** What a player owes because the account does not reach. */
        OWED,
        /** What was paid and should not have been. */
        TAKEN_BACK,
        /** What the player owed from an earlier correction, out of what this one pays. */
        REPAID,
        /** What is left for a player who has gone. */
        VOUCHER,
        COMMISSION_CHARGED,
        COMMISSION_RETURNED,
        /** A stake that was collected and is now kept for fraud. */
        FORFEITED
    }

    /** The sum of the entries of one kind. */
    public long cents(Kind kind) {
        return entries.stream()
                .filter(entry -> entry.kind() == kind)
                .mapToLong(Entry::cents)
                .sum();
    }
}
