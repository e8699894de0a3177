package org.baize.rules.baccarat;

import java.util.List;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * How one text has a coup dealt: by which of its rules each card falls, when pairs are settled, and who has the last
 * word on the result (the cards).
 */
public record CoupRules(Drawing drawing, Ruled<PairsSettlement> pairs, RuleId result) {

    /** When the wagers on pairs are paid and taken. */
    public enum PairsSettlement {
        /** As soon as both hands have two cards; no further card before that. */
        AFTER_INITIAL_DEAL,
        /** Together with all other wagers. */
        WITH_THE_COUP
    }

    /**
     * Where a text states the drawing rules that all texts share.
     *
     * @param bankerRows one rule for each Banker total from 0 to 7
     */
    public record Drawing(RuleId initialDeal, RuleId natural, RuleId playerDraws, List<RuleId> bankerRows) {

        private static final int ROWS = 8;

        public Drawing {
            bankerRows = List.copyOf(bankerRows);
            if (bankerRows.size() != ROWS) {
                throw new IllegalArgumentException("the tableau has " + ROWS + " rows: " + bankerRows);
            }
        }
    }

    /** By which rule the next card falls where it falls, or by which rule there is none. */
    public RuleId ruleOf(Coup coup) {
        if (!coup.initialDealComplete()) {
            return drawing.initialDeal();
        }
        if (coup.natural()) {
            return drawing.natural();
        }
        return coup.due() == Due.PLAYER_THIRD
                ? drawing.playerDraws()
                : drawing.bankerRows().get(coup.banker().initialTotal());
    }

    /**
     * May the next card be dealt to this coup?
     *
     * @param pairsOpen whether a wager on a pair of this coup is still to be paid or taken
     */
    public Verdict nextCard(Coup coup, boolean pairsOpen) {
        if (coup.complete()) {
            return Verdict.refuse(CoupReason.COUP_COMPLETE, ruleOf(coup));
        }
        if (coup.initialDealComplete() && pairsOpen && pairs.value() == PairsSettlement.AFTER_INITIAL_DEAL) {
            return Verdict.refuse(CoupReason.PAIRS_NOT_SETTLED, pairs.rule());
        }
        return Verdict.permit(ruleOf(coup));
    }

    /** Does the result that the dealer announces follow from the cards? */
    public Verdict announce(Coup coup, CoupResult announced) {
        if (!coup.complete()) {
            return Verdict.refuse(CoupReason.CARD_DUE, ruleOf(coup));
        }
        return coup.result() == announced
                ? Verdict.permit(result)
                : Verdict.refuse(CoupReason.RESULT_CONTRADICTS_CARDS, result);
    }
}
