package org.baize.engine.state;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.baize.engine.ledger.Mutation;
import org.baize.engine.spec.CreditHold;

/** Every case of credit that was kept back. None is forgotten: an inspector reads what was decided. */
public final class CreditHolds {

    private final Map<Long, CreditHold> holds = new TreeMap<>();

    static CreditHolds restore(List<CreditHold> snapshot) {
        CreditHolds restored = new CreditHolds();
        snapshot.forEach(restored::put);
        return restored;
    }

    List<CreditHold> snapshot() {
        return List.copyOf(holds.values());
    }

    /** The number that the next case gets. */
    public long next() {
        return holds.size() + 1L;
    }

    public Optional<CreditHold> hold(long number) {
        return Optional.ofNullable(holds.get(number));
    }

    /** The case of that number, which is known to be there. */
    public CreditHold holdAt(long number) {
        return hold(number).orElseThrow(() -> new IllegalStateException("no credit is kept back as case " + number));
    }

    public Collection<CreditHold> all() {
        return Collections.unmodifiableCollection(holds.values());
    }

    /** The cases about what that round credited to that account, save those that gave it back. */
    public Stream<CreditHold> of(CreditHold.Credited round, CreditHold.Owner owner) {
        return holds.values().stream()
                .filter(hold -> hold.stage() != CreditHold.Stage.RELEASED)
                .filter(hold -> hold.isOf(round) && hold.owner().equals(owner));
    }

    @Mutation
    public void put(CreditHold hold) {
        holds.put(hold.number(), hold);
    }
}
