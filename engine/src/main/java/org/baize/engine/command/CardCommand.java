package org.baize.engine.command;

import java.util.List;
import java.util.Optional;
import org.baize.engine.spec.CardReport;
import org.baize.engine.spec.NoBetCause;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.Side;
import org.baize.rules.shoe.FacingRules.Exposure;
import org.baize.rules.shoe.FacingRules.Facing;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.PreparationStep;

/** Cards, shoes and coups. */
public sealed interface CardCommand extends Command {

    @Override
    int table();

    /**
     * A set of cards comes to the table.
     *
     * @param maker who shuffled it at manufacture, if anybody did
     */
    record BringCards(int table, String set, int decks, String backs, Optional<String> maker) implements CardCommand {}

    /**
     * A set was counted card by card.
     *
     * @param device the machine that counted; empty if whoever sends this did
     */
    record CheckCards(int table, String set, CardCheck.Checker by, Optional<String> device, Audit found)
            implements CardCommand {}

    /** The preparation of a new shoe begins with that set. */
    record StartShoe(int table, String set) implements CardCommand {}

    /**
     * One step between a card set and a shoe that is ready.
     *
     * @param terminal the patron who does it; {@link Command#NONE} where the house does
     */
    record Prepare(int table, int terminal, PreparationStep step) implements CardCommand {

        @Override
        public boolean terminalOrNone() {
            return true;
        }
    }

    /**
     * A shoe reads a card that leaves it.
     *
     * @param number counts the cards of the shoe from 1
     * @param face as the shoe reads it
     */
    record ReadCard(int table, String shoe, int number, String face) implements CardCommand {}

    /**
     * Somebody types in a card that left the shoe.
     *
     * @param laidOn the hand that it was laid on; empty for the one where it belongs
     * @param exposed whether anybody saw its face; a card that nobody saw is in excess
     */
    record KeyCard(int table, String face, Optional<Side> laidOn, boolean exposed) implements CardCommand {}

    /** The cutting card comes out of the shoe. */
    record ShowCuttingCard(int table) implements CardCommand {}

    /** The shoe, or the dealer, says which hand has won. */
    record AnnounceResult(int table, CoupResult result) implements CardCommand {}

    /** The cards of the coup go to the discard rack. */
    record DiscardCards(int table) implements CardCommand {}

    /** A coup on which nobody may wager begins. */
    record DealWithoutWagers(int table, NoBetCause cause) implements CardCommand {}

    /** A patron asks for a coup without wagers. */
    record AskForNoBet(int table, int terminal) implements CardCommand {}

    /** Another patron answers. */
    record AnswerNoBet(int table, int terminal, boolean agrees) implements CardCommand {}

    /** Rounds are dealt although nobody wagers, until somebody does. */
    record DirectExtraRounds(int table, boolean on) implements CardCommand {}

    /** Somebody found something irregular about the cards. */
    record Report(int table, long round, Irregularity what, CardReport report) implements CardCommand {}

    /** The remedy of something that was found is carried out. */
    record CarryOut(int table, Irregularity what, CardReport report) implements CardCommand {}

    /** One of the options that a remedy leaves open. */
    record ChooseOption(int table, Irregularity what, Measure option) implements CardCommand {}

    /**
     * An order about the cards.
     *
     * @param freshSet the set that comes in, where one set is swapped for another
     */
    record OrderCards(int table, ShoeOrder order, Optional<String> freshSet) implements CardCommand {}

    /** What the count of all cards found that somebody ordered. */
    record VerifyCards(int table, Audit found) implements CardCommand {}

    /** Single cards of the set are exchanged, face for face; both signatures are in the request. */
    record ReplaceCards(int table, List<Card> removed, List<Card> added, Optional<String> receivingShuffler)
            implements CardCommand {

        public ReplaceCards {
            removed = List.copyOf(removed);
            added = List.copyOf(added);
        }
    }

    /** From the next coup on the cards lie face up, or face down. */
    record ChooseFacing(int table, Facing facing) implements CardCommand {}

    /** Who turns which hand. */
    record NameExposers(int table, Exposure named) implements CardCommand {}

    /**
     * A hand is turned.
     *
     * @param terminal of the patron who does it; {@link Command#NONE} where the dealer does
     */
    record ExposeHand(int table, int terminal, Side side) implements CardCommand {

        @Override
        public boolean terminalOrNone() {
            return true;
        }
    }
}
