package org.baize.engine.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.ledger.Mutation;

/**
 * Transfers of the monitoring system by their reference, so that each moves money once. All that wait are kept, and of
 * those that are done the latest {@link #DONE_KEPT}: the monitoring system does not ask again about one that long ago.
 */
public final class Transfers {

    /** So many transfers that are done are remembered, the oldest is forgotten first. */
    static final int DONE_KEPT = 10_000;

    private final Map<String, Transfer> done = new LinkedHashMap<>();
    private final Map<String, Transfer> held = new TreeMap<>();

    /** Where a transfer has got to. */
    public enum Stage {
        /** Waits until the player's wagers are decided; no money has moved. */
        HELD,
        CREDITED,
        /** Could not be credited after all. */
        RETURNED,
        /** Went from the terminal to the monitoring system. */
        PAID_OUT
    }

    /**
     * One transfer.
     *
     * @param account the number of the chip account, since another player may sit at the terminal later
     */
    public record Transfer(String reference, int terminal, long account, long cents, Stage stage) {}

    static Transfers restore(List<Transfer> snapshot) {
        Transfers restored = new Transfers();
        snapshot.forEach(restored::put);
        return restored;
    }

    List<Transfer> snapshot() {
        List<Transfer> all = new ArrayList<>(done.values());
        all.addAll(held.values());
        return List.copyOf(all);
    }

    public Optional<Transfer> transfer(String reference) {
        return Optional.ofNullable(held.get(reference)).or(() -> Optional.ofNullable(done.get(reference)));
    }

    /** Those that wait, in the order of their references. */
    public List<Transfer> held() {
        return held.isEmpty() ? List.of() : List.copyOf(held.values());
    }

    @Mutation
    public void put(Transfer transfer) {
        if (transfer.stage() == Stage.HELD) {
            held.put(transfer.reference(), transfer);
            return;
        }
        held.remove(transfer.reference());
        done.put(transfer.reference(), transfer);
        if (done.size() > DONE_KEPT) {
            done.remove(done.keySet().iterator().next());
        }
    }
}
