package org.baize.rules.wager;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.game.Bet;
import org.baize.rules.wager.CombinationRules.Companions;

/** Bets that stand only beside a main wager of the same player. */
final class Company<B extends Bet> {

    private final Optional<Companions> rules;
    private final Offer<B> offer;

    Company(Optional<Companions> rules, Offer<B> offer) {
        this.rules = rules;
        this.offer = offer;
    }

    /** The rule that bars this bet for want of a main wager; empty where it may lie. */
    Optional<Companions> missing(Stakes<B> stakes, B bet) {
        return rules.filter(needed -> isOn(needed.lines(), bet) && !hasMain(needed, stakes));
    }

    /** Gives back the pending bets that have lost their main wager. */
    Seat<B> dropOrphans(Seat<B> seat, List<Refusal<B>> dropped) {
        Seat<B> left = seat;
        for (Map.Entry<B, Long> stake : seat.stakes().pending().entrySet()) {
            Optional<Companions> missing = missing(seat.stakes(), stake.getKey());
            if (missing.isPresent()) {
                left = left.withPending(stake.getKey(), 0);
                dropped.add(Refusal.of(
                        stake.getKey(),
                        stake.getValue(),
                        WagerReason.WITHOUT_MAIN_WAGER,
                        missing.get().rule()));
            }
        }
        return left;
    }

    /** The same stakes in an order in which each finds its main wager placed. */
    Map<B, Long> mainsFirst(Map<B, Long> stakes) {
        if (rules.isEmpty()) {
            return stakes;
        }
        Map<B, Long> ordered = new LinkedHashMap<>();
        List<B> last = new ArrayList<>();
        stakes.forEach((bet, cents) -> {
            if (isOn(rules.get().lines(), bet)) {
                last.add(bet);
            } else {
                ordered.put(bet, cents);
            }
        });
        last.forEach(bet -> ordered.put(bet, stakes.getOrDefault(bet, 0L)));
        return ordered;
    }

    private boolean hasMain(Companions needed, Stakes<B> stakes) {
        return stakes.pending().keySet().stream().anyMatch(bet -> isOn(needed.mainLines(), bet))
                || stakes.locked().keySet().stream().anyMatch(bet -> isOn(needed.mainLines(), bet));
    }

    private boolean isOn(List<String> lines, B bet) {
        return offer.lineOf(bet).filter(lines::contains).isPresent();
    }
}
