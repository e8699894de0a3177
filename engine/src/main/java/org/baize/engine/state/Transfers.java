package org.baize.engine.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.ledger.Mutation;

/** Transfers of the monitoring system by their reference, so that each moves money once. */
public final class Transfers {

    private final Map<String, Transfer> transfers = new TreeMap<>();
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

    /** One transfer. */
    public record Transfer(String reference, int terminal, long cents, Stage stage) {}

    static Transfers restore(List<Transfer> snapshot) {
        Transfers restored = new Transfers();
        snapshot.forEach(restored::put);
        return restored;
    }

    List<Transfer> snapshot() {
        return List.copyOf(transfers.values());
    }

    public Optional<Transfer> transfer(String reference) {
        return Optional.ofNullable(transfers.get(reference));
    }

    /** Those that wait, in the order of their references. */
    public List<Transfer> held() {
        return List.copyOf(held.values());
    }

    @Mutation
    public void put(Transfer transfer) {
        transfers.put(transfer.reference(), transfer);
        if (transfer.stage() == Stage.HELD) {
            held.put(transfer.reference(), transfer);
        } else {
            held.remove(transfer.reference());
        }
    }
}
