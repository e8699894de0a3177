package org.baize.rules.wager;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.baize.rules.game.Bet;

/**
 * What one player has on one table's layout in one round: per bet the money on it. The bet is what is backed, the wager
 * is the money; they are never one field.
 *
 * @param pending may still be changed; in the order of placing
 * @param locked can change no more: confirmed, or standing since betting closed. Settlement reads only this
 */
public record Stakes<B extends Bet>(Map<B, Long> pending, Map<B, Long> locked) {

    public Stakes {
        pending = positive(pending);
        locked = positive(locked);
    }

    public long pendingCents(B bet) {
        return pending.getOrDefault(bet, 0L);
    }

    public long lockedCents(B bet) {
        return locked.getOrDefault(bet, 0L);
    }

    public long pendingCents() {
        return sum(pending);
    }

    public long lockedCents() {
        return sum(locked);
    }

    public long totalCents() {
        return pendingCents() + lockedCents();
    }

    Stakes<B> withPending(B bet, long cents) {
        Map<B, Long> changed = new LinkedHashMap<>(pending);
        if (cents == 0) {
            changed.remove(bet);
        } else {
            changed.put(bet, cents);
        }
        return new Stakes<>(changed, locked);
    }

    Stakes<B> withNothingPending() {
        return new Stakes<>(Collections.emptyMap(), locked);
    }

    /** Everything that is pending is locked from now on. */
    Stakes<B> lock() {
        Map<B, Long> all = new LinkedHashMap<>(locked);
        pending.forEach((bet, cents) -> all.merge(bet, cents, Long::sum));
        return new Stakes<>(Collections.emptyMap(), all);
    }

    private static <B> Map<B, Long> positive(Map<B, Long> stakes) {
        stakes.forEach((bet, cents) -> {
            if (cents <= 0) {
                throw new IllegalArgumentException("a stake is above zero: " + cents + " on " + bet);
            }
        });
        return Collections.unmodifiableMap(new LinkedHashMap<>(stakes));
    }

    private static long sum(Map<?, Long> stakes) {
        return stakes.values().stream().mapToLong(Long::longValue).sum();
    }
}
