package org.baize.rules.wager;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.baize.rules.game.Bet;
import org.baize.rules.law.RuleId;
import org.baize.rules.wager.CombinationRules.Companions;

/** Bets that stand only beside a main wager of the same player. */
final class Company<B extends Bet> {

    private final Optional<RuleId> rule;
    private final Set<B> companions;
    private final List<B> mains;

    Company(Optional<Companions> rules, Offer<B> offer) {
        this.rule = rules.map(Companions::rule);
        this.companions =
                new LinkedHashSet<>(offer.betsOf(rules.map(Companions::lines).orElse(List.of())));
        this.mains = offer.betsOf(rules.map(Companions::mainLines).orElse(List.of()));
    }

    /** The rule that bars this bet for want of a main wager; empty where it may lie. */
    Optional<RuleId> missing(Holding<B> holding, B bet) {
        return companions.contains(bet) && !hasMain(holding) ? rule : Optional.empty();
    }

    /** Gives back the pending bets that have lost their main wager. */
    Seat<B> dropOrphans(Seat<B> seat, List<Refusal<B>> dropped) {
        Seat<B> left = seat;
        for (Map.Entry<B, Long> stake : seat.stakes().pending().entrySet()) {
            Optional<RuleId> missing = missing(seat, stake.getKey());
            if (missing.isPresent()) {
                left = left.withPending(stake.getKey(), 0);
                dropped.add(
                        Refusal.of(stake.getKey(), stake.getValue(), WagerReason.WITHOUT_MAIN_WAGER, missing.get()));
            }
        }
        return left;
    }

    /** The same stakes in an order in which each finds its main wager placed. */
    Map<B, Long> mainsFirst(Map<B, Long> stakes) {
        if (companions.isEmpty()) {
            return stakes;
        }
        Map<B, Long> ordered = new LinkedHashMap<>();
        List<B> last = new ArrayList<>();
        stakes.forEach((bet, cents) -> {
            if (companions.contains(bet)) {
                last.add(bet);
            } else {
                ordered.put(bet, cents);
            }
        });
        last.forEach(bet -> ordered.put(bet, stakes.getOrDefault(bet, 0L)));
        return ordered;
    }

    private boolean hasMain(Holding<B> holding) {
        for (B main : mains) {
            if (holding.pendingCents(main) > 0 || holding.lockedCents(main) > 0) {
                return true;
            }
        }
        return false;
    }
}
