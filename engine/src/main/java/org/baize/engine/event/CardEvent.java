package org.baize.engine.event;

import java.util.List;
import java.util.Optional;
import org.baize.engine.spec.CardReport;
import org.baize.engine.spec.NoBetCause;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.Side;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.shoe.CardSource;
import org.baize.rules.shoe.CoupEnd;
import org.baize.rules.shoe.CoupKind;
import org.baize.rules.shoe.FacingRules.Exposer;
import org.baize.rules.shoe.FacingRules.Exposure;
import org.baize.rules.shoe.FacingRules.Facing;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.PreparationStep;
import org.baize.rules.shoe.preparation.Replacement;

/** Cards, shoes and coups. */
public sealed interface CardEvent extends Event {

    int table();

    record CardsBrought(int table, CardSet set, Signature by) implements CardEvent {}

    /** The set went to another table. */
    record CardsTakenAway(int table, String set, Signature by) implements CardEvent {}

    record CardsChecked(int table, String set, CardCheck check, Audit found, Signature by) implements CardEvent {}

    record ShoeStarted(int table, String set, BurnMode burn, Signature by) implements CardEvent {}

    record StepMade(int table, PreparationStep step, RuleId rule, Signature by) implements CardEvent {}

    /**
     * A card of the coup left the shoe.
     *
     * @param laidOn where it was laid, if not where it belongs
     */
    record CardDealt(int table, long round, Card card, Optional<Side> laidOn, CardSource source) implements CardEvent {}

    /** The coup begins with cards that left the shoe before it; the first is the Player's. */
    record CarriedCardsOpened(int table, long round, List<Card> cards) implements CardEvent {

        public CarriedCardsOpened {
            cards = List.copyOf(cards);
        }
    }

    /** A card left the shoe that belongs to no coup. */
    record CardSetAside(int table, DrawnCard card, CardSource source) implements CardEvent {}

    /**
     * What becomes of the cards that were set aside.
     *
     * @param opens the kind of coup that they open; empty if they are discarded
     */
    record CardsAsideUsed(int table, Optional<CoupKind> opens, RuleId rule) implements CardEvent {}

    record CuttingCardShown(int table, Signature by) implements CardEvent {}

    /** The shoe, or the dealer, says which hand has won; the cards may say otherwise. */
    record ResultAnnounced(int table, long round, CoupResult result, Signature by) implements CardEvent {}

    record CardsDiscarded(int table, long round, CoupEnd end, Optional<Signature> by) implements CardEvent {}

    record NoBetAsked(int table, int terminal) implements CardEvent {}

    record NoBetAnswered(int table, int terminal, boolean agrees) implements CardEvent {}

    /**
     * A coup on which nobody may wager was begun.
     *
     * @param agreed the terminals whose patrons consented
     */
    record NoBetDirected(int table, long round, NoBetCause cause, List<Integer> agreed, RuleId rule, Signature by)
            implements CardEvent {

        public NoBetDirected {
            agreed = List.copyOf(agreed);
        }
    }

    /** The cards that are out become the first of a coup without wagers; its wagers are gone already. */
    record CoupWithoutWagers(int table, long round, RuleId rule) implements CardEvent {}

    record ExtraRoundsDirected(int table, boolean on, RuleId rule, Optional<Signature> by) implements CardEvent {}

    record IrregularityFound(int table, long round, Irregularity what, CardReport report, RuleId rule, Signature by)
            implements CardEvent {}

    /** What a remedy does to cards and shoe; what it does to money stands in events of its own beside this one. */
    record RemedyCarriedOut(
            int table,
            long round,
            Irregularity what,
            List<Ruled<Measure>> measures,
            CardReport report,
            RuleId rule,
            Signature by)
            implements CardEvent {

        public RemedyCarriedOut {
            measures = List.copyOf(measures);
        }
    }

    /** Both hands rebuilt from the order of draw. */
    record HandsRebuilt(int table, long round, List<Card> before, List<Card> after, List<Card> leftover)
            implements CardEvent {

        public HandsRebuilt {
            before = List.copyOf(before);
            after = List.copyOf(after);
            leftover = List.copyOf(leftover);
        }
    }

    record OptionChosen(int table, long round, Irregularity what, Measure option, RuleId rule, Signature by)
            implements CardEvent {}

    record CardsOrdered(
            int table, ShoeOrder order, Optional<String> freshSet, Role approvedBy, RuleId rule, Signature by)
            implements CardEvent {}

    record CardsVerified(int table, Audit found, RuleId rule, Signature by) implements CardEvent {}

    record CardsReplaced(int table, Replacement replacement, RuleId rule, Signature by) implements CardEvent {}

    record FacingChosen(int table, Facing facing, RuleId rule, Signature by) implements CardEvent {}

    record ExposersNamed(int table, Exposure named, RuleId rule, Signature by) implements CardEvent {}

    record HandExposed(int table, long round, Side side, Exposer by) implements CardEvent {}
}
