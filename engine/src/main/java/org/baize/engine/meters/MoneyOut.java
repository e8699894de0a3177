package org.baize.engine.meters;

/** Credit that was paid out, in cents. */
public record MoneyOut(long tickets, long handPays, long table, long transfers) {

    static final MoneyOut NONE = new MoneyOut(0, 0, 0, 0);

    public long total() {
        return tickets + handPays + table + transfers;
    }

    MoneyOut plus(MoneyOut more) {
        return new MoneyOut(
                tickets + more.tickets, handPays + more.handPays, table + more.table, transfers + more.transfers);
    }
}
