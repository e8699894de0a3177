package org.baize.rules.wager;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baize.rules.game.GameKind;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;

/**
 * Which of a game's bets the operator may leave out, and when. What is not named here is always open.
 *
 * @param onlyListed by game, the rule that no bet is taken beside those of the layout
 * @param pairs bets on pairs that a table has in one variant or not at all; empty where the text leaves no choice
 * @param switchedBets the texts of single bets with a switch of their own
 * @param raceTrack makes sections depend on whether there is a race track; empty where they are always there
 * @param changes how the operator changes all of this and the limits
 */
public record OfferRules(
        Map<GameKind, RuleId> onlyListed,
        Optional<PairsRules> pairs,
        List<Ruled<String>> switchedBets,
        Optional<RuleId> raceTrack,
        ChangeRules changes) {

    public OfferRules {
        onlyListed = Collections.unmodifiableMap(new EnumMap<>(onlyListed));
        switchedBets = List.copyOf(switchedBets);
    }

    /** A text in which the operator leaves nothing out. */
    public static OfferRules everything(Map<GameKind, RuleId> onlyListed, ChangeRules changes) {
        return new OfferRules(onlyListed, Optional.empty(), List.of(), Optional.empty(), changes);
    }

    public RuleId onlyListed(GameKind kind) {
        RuleId rule = onlyListed.get(kind);
        if (rule == null) {
            throw new IllegalArgumentException("this text has no " + kind);
        }
        return rule;
    }

    /**
     * The variants of pairs, of which a table has at most one.
     *
     * @param choice gives the operator that choice
     * @param layoutApproval asks for an approved layout before pairs are offered; empty where the text does not
     */
    public record PairsRules(List<Variant> variants, RuleId choice, Optional<RuleId> layoutApproval) {

        public PairsRules {
            variants = List.copyOf(variants);
        }

        /** The keys of the lines of all variants. */
        public List<String> lines() {
            return variants.stream()
                    .flatMap(variant -> variant.lines().stream())
                    .toList();
        }
    }

    /** One way of betting on pairs, with the keys of its lines. */
    public record Variant(String key, List<String> lines) {

        public Variant {
            lines = List.copyOf(lines);
        }
    }
}
