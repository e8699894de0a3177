package org.baize.simulator.floor;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;

/** What the naive model believes each account to hold: one number a name, and nothing else. */
final class Books {

    private final Map<AccountId, Long> cents = new TreeMap<>();

    void move(AccountId from, AccountId to, long amount) {
        if (amount == 0) {
            return;
        }
        cents.merge(from, -amount, Long::sum);
        cents.merge(to, amount, Long::sum);
    }

    long holds(AccountId account) {
        return cents.getOrDefault(account, 0L);
    }

    Map<AccountId, Long> all() {
        return Collections.unmodifiableMap(cents);
    }

    static AccountId chips(int terminal) {
        return AccountId.of(AccountKind.CHIPS, terminal);
    }

    static AccountId layout(int terminal) {
        return AccountId.of(AccountKind.LAYOUT, terminal);
    }

    static AccountId inPlay(int terminal) {
        return AccountId.of(AccountKind.IN_PLAY, terminal);
    }

    static AccountId house(int table) {
        return AccountId.of(AccountKind.TABLE, table);
    }

    static AccountId commission(int table) {
        return AccountId.of(AccountKind.COMMISSION, table);
    }
}
