package org.baize.engine.ledger;

import java.util.EnumMap;
import java.util.Map;

/** One account: its balance, and how much each flow brought and took. */
public final class Account {

    private static final Flow[] FLOWS = Flow.values();

    private final AccountId id;
    private final long[] inCents = new long[FLOWS.length];
    private final long[] outCents = new long[FLOWS.length];
    private long balanceCents;

    Account(AccountId id) {
        this.id = id;
    }

    public AccountId id() {
        return id;
    }

    public long balanceCents() {
        return balanceCents;
    }

    /** Everything that this flow brought so far. */
    public long inCents(Flow flow) {
        return inCents[column(flow)];
    }

    public long outCents(Flow flow) {
        return outCents[column(flow)];
    }

    void take(Flow flow, long cents) {
        long left = Math.subtractExact(balanceCents, cents);
        if (left < 0 && id.kind().neverBelowNothing()) {
            throw new IllegalStateException(
                    id + " holds " + balanceCents + " cents and cannot give " + cents + " for " + flow);
        }
        balanceCents = left;
        outCents[column(flow)] += cents;
    }

    void bring(Flow flow, long cents) {
        balanceCents = Math.addExact(balanceCents, cents);
        inCents[column(flow)] += cents;
    }

    /** Whether anything was ever posted; asking for an account must not change the state of the floor. */
    boolean used() {
        for (int flow = 0; flow < FLOWS.length; flow++) {
            if (inCents[flow] != 0 || outCents[flow] != 0) {
                return true;
            }
        }
        return false;
    }

    AccountSnapshot snapshot() {
        return new AccountSnapshot(id, byFlow(inCents), byFlow(outCents));
    }

    static Account of(AccountSnapshot snapshot) {
        Account account = new Account(snapshot.id());
        snapshot.inCents().forEach(account::bring);
        snapshot.outCents().forEach((flow, cents) -> {
            account.outCents[column(flow)] = cents;
            account.balanceCents -= cents;
        });
        return account;
    }

    private static Map<Flow, Long> byFlow(long[] cents) {
        Map<Flow, Long> moved = new EnumMap<>(Flow.class);
        for (int flow = 0; flow < FLOWS.length; flow++) {
            if (cents[flow] != 0) {
                moved.put(FLOWS[flow], cents[flow]);
            }
        }
        return moved;
    }

    // A map would make an object of every amount, on the path of every chip.
    @SuppressWarnings("EnumOrdinal")
    private static int column(Flow flow) {
        return flow.ordinal();
    }
}
