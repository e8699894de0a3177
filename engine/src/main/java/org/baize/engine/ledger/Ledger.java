package org.baize.engine.ledger;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All money of the floor. It only ever moves from one account to another, so the sum stays nothing. */
public final class Ledger {

    /** More than any casino holds, and far from where sums would overflow. */
    private static final long MOST_CENTS = 1_000_000_000_000L;

    private final Map<AccountId, Account> accounts = new TreeMap<>();

    public static Ledger restore(List<AccountSnapshot> snapshot) {
        Ledger ledger = new Ledger();
        snapshot.forEach(account -> ledger.accounts.put(account.id(), Account.of(account)));
        return ledger;
    }

    /** Whether somebody can mean that much money. */
    public static boolean isAmount(long cents) {
        return cents > 0 && cents <= MOST_CENTS;
    }

    /** The account of that name; an account that nothing was ever posted to holds nothing. */
    public Account account(AccountId id) {
        return accounts.computeIfAbsent(id, Account::new);
    }

    public Account account(AccountKind kind, int owner) {
        return account(AccountId.of(kind, owner));
    }

    /** What lies in the account of that name. */
    public long balanceCents(AccountId id) {
        Account account = accounts.get(id);
        return account == null ? 0 : account.balanceCents();
    }

    /** Moves money. To be called only when an event is applied. */
    @Mutation
    public void post(Account from, Account to, long cents, Flow flow) {
        if (cents < 0) {
            throw new IllegalArgumentException("money moves forward: " + cents + " cents for " + flow);
        }
        if (cents == 0) {
            return;
        }
        from.take(flow, cents);
        to.bring(flow, cents);
    }

    /** What must be zero after every command. */
    public long sumCents() {
        long sum = 0;
        for (Account account : accounts.values()) {
            sum += account.balanceCents();
        }
        return sum;
    }

    /** All accounts in the order of their names. */
    public Collection<Account> accounts() {
        return Collections.unmodifiableCollection(accounts.values());
    }

    public List<AccountSnapshot> snapshot() {
        return accounts.values().stream()
                .filter(Account::used)
                .map(Account::snapshot)
                .toList();
    }
}
