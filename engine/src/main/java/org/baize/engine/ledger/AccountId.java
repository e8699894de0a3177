package org.baize.engine.ledger;

import java.util.Comparator;

/**
 * The name of an account.
 *
 * @param owner the terminal or table; 0 for the floor
 * @param detail tells accounts of one owner apart, such as the denomination of notes; 0 where there is one
 */
public record AccountId(AccountKind kind, int owner, long detail) implements Comparable<AccountId> {

    private static final Comparator<AccountId> ORDER = Comparator.comparing(AccountId::kind)
            .thenComparingInt(AccountId::owner)
            .thenComparingLong(AccountId::detail);

    public static AccountId of(AccountKind kind, int owner) {
        return new AccountId(kind, owner, 0);
    }

    /** An account of the whole floor. */
    public static AccountId of(AccountKind kind) {
        return new AccountId(kind, 0, 0);
    }

    @Override
    public int compareTo(AccountId other) {
        return ORDER.compare(this, other);
    }
}
