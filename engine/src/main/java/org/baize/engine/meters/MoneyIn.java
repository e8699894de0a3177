package org.baize.engine.meters;

/** Credit that was brought in, in cents. */
public record MoneyIn(long notes, long tickets, long table, long transfers) {

    static final MoneyIn NONE = new MoneyIn(0, 0, 0, 0);

    public long total() {
        return notes + tickets + table + transfers;
    }

    MoneyIn plus(MoneyIn more) {
        return new MoneyIn(notes + more.notes, tickets + more.tickets, table + more.table, transfers + more.transfers);
    }
}
