package org.baize.rules.wager;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongPredicate;

/**
 * The same rules once more, written from the texts and the slow way: it tries amount after amount. Knows only what the
 * properties need: placing, removing, confirming, closing.
 */
final class NaiveTwin {

    /** The five texts. */
    enum Text {
        MULTI_TERMINAL("act-multi-terminal-2019"),
        MINI_BACCARAT("act-mini-baccarat-2015"),
        AMERICAN("act-american-roulette-2005"),
        RAPID("nsw-rapid-2016"),
        SIC_BO("nsw-sic-bo-2016");

        private final String id;

        Text(String id) {
            this.id = id;
        }

        String id() {
            return id;
        }
    }

    /** Limits, the same for every bet; zero is no limit for the totals. */
    record Sign(int minimum, int maximum, int step, int leastTotal, int mostTotal) {}

    private final Text text;
    private final Sign sign;
    private final Map<Spot, Long> lying = new EnumMap<>(Spot.class);
    private final Map<Spot, Long> fixed = new EnumMap<>(Spot.class);
    private long credit;

    NaiveTwin(Text text, Sign sign, long credit) {
        this.text = text;
        this.sign = sign;
        this.credit = credit;
    }

    Map<Spot, Long> lying() {
        return lying;
    }

    Map<Spot, Long> fixed() {
        return fixed;
    }

    long credit() {
        return credit;
    }

    void place(Spot spot, long cents) {
        long now = lying.getOrDefault(spot, 0L);
        long asked = now + cents;
        if (fixed.containsKey(spot) || pairAlone(spot)) {
            return;
        }
        switch (text) {
            // 3.2 to 3.4: the largest multiple of the minimum that maximum and credit allow.
            case MULTI_TERMINAL -> put(spot, largest(asked, now, try_ -> onSign(try_) && try_ - now <= credit));
            // 6.2: small ones may lie. 6.3: cut by step, maximum and total. 4.2.4: above the credit nothing.
            case RAPID -> {
                long goal = asked < sign.minimum
                        ? (withinTotal(asked - now) ? asked : now)
                        : largest(asked, now, try_ -> onSign(try_) && withinTotal(try_ - now));
                put(spot, goal - now <= credit ? goal : now);
            }
            case MINI_BACCARAT, AMERICAN -> put(spot, onSign(asked) && cents <= credit ? asked : now);
            case SIC_BO -> put(spot, onSign(asked) && cents <= credit && withinTotal(cents) ? asked : now);
        }
    }

    void remove(Spot spot, long cents) {
        long left = lying.getOrDefault(spot, 0L) - cents;
        if (left < 0 || fixed.containsKey(spot)) {
            return;
        }
        switch (text) {
            case MULTI_TERMINAL -> put(spot, largest(left, 0, this::onSign));
            case RAPID -> put(spot, left < sign.minimum ? left : largest(left, 0, this::onSign));
            case MINI_BACCARAT, AMERICAN, SIC_BO -> {
                if (left == 0 || onSign(left)) {
                    put(spot, left);
                }
            }
        }
        if (pairAlone(Spot.PLAYER_PAIR)) {
            put(Spot.PLAYER_PAIR, 0);
        }
    }

    void confirm() {
        if (text == Text.MULTI_TERMINAL) {
            fixed.putAll(lying);
            lying.clear();
        }
    }

    void close() {
        for (Spot spot : Spot.values()) {
            long there = lying.getOrDefault(spot, 0L);
            boolean tooSmall = there < sign.minimum && (text == Text.RAPID || text == Text.SIC_BO);
            if (text == Text.MULTI_TERMINAL || tooSmall) {
                put(spot, 0);
            }
        }
        boolean leastTotalKnown = text == Text.RAPID || text == Text.AMERICAN;
        if (leastTotalKnown && total() < sign.leastTotal) {
            for (Spot spot : Spot.values()) {
                put(spot, 0);
            }
        }
        fixed.putAll(lying);
        lying.clear();
    }

    private boolean pairAlone(Spot spot) {
        boolean main = false;
        for (Spot one : new Spot[] {Spot.PLAYER, Spot.BANKER, Spot.TIE}) {
            main |= lying.containsKey(one) || fixed.containsKey(one);
        }
        return text == Text.MULTI_TERMINAL && spot == Spot.PLAYER_PAIR && !main;
    }

    private boolean onSign(long cents) {
        for (long allowed = sign.minimum; allowed <= sign.maximum; allowed += sign.step) {
            if (allowed == cents) {
                return true;
            }
        }
        return false;
    }

    private boolean withinTotal(long more) {
        return sign.mostTotal == 0 || total() + more <= sign.mostTotal;
    }

    private long total() {
        long total = 0;
        for (Spot spot : Spot.values()) {
            total += lying.getOrDefault(spot, 0L) + fixed.getOrDefault(spot, 0L);
        }
        return total;
    }

    private static long largest(long from, long otherwise, LongPredicate allowed) {
        for (long cents = from; cents > otherwise; cents--) {
            if (allowed.test(cents)) {
                return cents;
            }
        }
        return otherwise;
    }

    private void put(Spot spot, long cents) {
        credit += lying.getOrDefault(spot, 0L) - cents;
        if (cents == 0) {
            lying.remove(spot);
        } else {
            lying.put(spot, cents);
        }
    }
}
