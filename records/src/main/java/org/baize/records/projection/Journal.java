package org.baize.records.projection;

import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.ledger.Flow;
import org.baize.records.row.Row;
import org.baize.records.row.Sheets;

/** Writes down money that moves, each time from one account to another. */
final class Journal {

    private final Store store;
    private long movements;

    Journal(Store store) {
        this.store = store;
        this.movements = store.lastKey(Sheets.MOVEMENTS);
    }

    /**
     * Whose money moves, and in which round.
     *
     * @param account the number of the chip account
     */
    record Whose(Moment moment, long account, int table, long round) {}

    void post(Whose whose, Flow flow, AccountId from, AccountId to, long cents) {
        if (cents == 0) {
            return;
        }
        Moment moment = whose.moment();
        store.add(
                Sheets.MOVEMENTS,
                new Row.Movement(
                        ++movements,
                        moment.event(),
                        moment.atMillis(),
                        flow.name(),
                        from.kind().name(),
                        from.owner(),
                        from.detail(),
                        to.kind().name(),
                        to.owner(),
                        to.detail(),
                        cents,
                        whose.account(),
                        whose.table(),
                        whose.round()));
    }

    static AccountId chips(int terminal) {
        return AccountId.of(AccountKind.CHIPS, terminal);
    }

    /** The account of the player, or the one that money passes for a player who has gone. */
    static AccountId purse(int terminal, boolean gone) {
        return AccountId.of(gone ? AccountKind.GONE_PLAYERS : AccountKind.CHIPS, terminal);
    }
}
