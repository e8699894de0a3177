package org.baize.rules.shoe.preparation;

import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Rank;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * How a text has cards burned.
 *
 * @param modes what the operator may choose from; usually one
 * @param afterShown how many more go after a shown card; empty where none is shown
 * @param missed which rule lets play go on if the burn was forgotten
 */
public record BurnRules(List<Ruled<BurnMode>> modes, Optional<AfterShown> afterShown, RuleId missed) {

    /**
     * The burn that a shown card asks for: as many cards as it counts.
     *
     * @param tensBurn how many go for a ten or a picture, which count nothing in a hand
     */
    public record AfterShown(RuleId rule, Ruled<Integer> tensBurn) {

        int cards(Card shown) {
            return shown.points() == 0 ? tensBurn.value() : shown.points();
        }
    }

    public BurnRules {
        modes = List.copyOf(modes);
    }

    public Verdict mayChoose(BurnMode mode) {
        return modes.stream()
                .filter(known -> known.value() == mode)
                .findFirst()
                .map(known -> Verdict.permit(known.rule()))
                .orElseGet(() -> Verdict.refuse(
                        PreparationRefusal.BURN_MODE_NOT_KNOWN, modes.getFirst().rule()));
    }

    /** How many cards go face down after the first one was shown. */
    public int furtherCards(Card shown) {
        return afterShown.map(further -> further.cards(shown)).orElse(0);
    }

    /** The most cards that can go before the first coup, the first one included. */
    public int mostCards(BurnMode mode) {
        return switch (mode) {
            case ONE_FACE_DOWN -> 1;
            case FIRST_CARD_SHOWN ->
                1
                        + Math.max(
                                Rank.NINE.points(),
                                afterShown
                                        .map(further -> further.tensBurn().value())
                                        .orElse(0));
        };
    }

    /** The rule of the first card in the chosen mode, or of those after it. */
    RuleId rule(BurnMode mode, boolean firstCard) {
        RuleId first = mayChoose(mode).rule();
        return firstCard ? first : afterShown.map(AfterShown::rule).orElse(first);
    }
}
