package org.baize.records.report;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.state.Play;

/** The chips of one terminal on a layout, put together again from what changed there since the round began. */
final class ChipsLaid {

    private final Play<?, ?> play;
    private final Map<Integer, Long> pendingCents = new TreeMap<>();
    private final Map<Integer, Long> lockedCents = new TreeMap<>();

    ChipsLaid(Play<?, ?> play) {
        this.play = play;
    }

    void see(WagerEvent event) {
        event.changes().forEach(change -> pendingCents.put(change.bet(), change.toCents()));
        if (event instanceof WagerEvent.WagersConfirmed) {
            pendingCents.forEach((bet, cents) -> lockedCents.merge(bet, cents, Long::sum));
            pendingCents.clear();
        }
    }

    /** Each bet with the cents on it, such as {@code red=500 straight:17=1000}. */
    String text() {
        Map<Integer, Long> all = new TreeMap<>(lockedCents);
        pendingCents.forEach((bet, cents) -> all.merge(bet, cents, Long::sum));
        return all.entrySet().stream()
                .filter(stack -> stack.getValue() > 0)
                .map(stack -> play.payTable().bets().get(stack.getKey()).text() + "=" + stack.getValue())
                .collect(Collectors.joining(" "));
    }
}
