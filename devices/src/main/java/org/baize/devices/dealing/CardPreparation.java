package org.baize.devices.dealing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Role;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.Custody;
import org.baize.rules.shoe.preparation.Cutter;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationStep;

/** The way of the cards from their box into the shoe, step by step as the floor asks for them. */
final class CardPreparation {

    private static final Audit COMPLETE = new Audit(List.of(), List.of(), List.of());
    private static final int DECKS = 8;
    private static final int CUT_AT = 200;
    private static final int FALLBACK_BEHIND_CUT = 20;
    private static final long STEP_MILLIS = 2_000;

    private final String shoe;

    CardPreparation(String shoe) {
        this.shoe = shoe;
    }

    /** The playing cards behind the cutting card, as the operator chose. */
    static int behindCut(Table table) {
        return table.play().setup().dealing() instanceof DealingChoice.Cards chosen
                ? chosen.cardsBehindCut()
                : FALLBACK_BEHIND_CUT;
    }

    /** A card of the burn that the shoe has not read. */
    static Command burnByHand(Table table, ShoeState cards, Card card) {
        Preparation now = cards.preparation().orElseThrow();
        PreparationStep hidden = new PreparationStep.BurnFaceDown();
        boolean faceDown = rules(table).preparation().may(now, hidden).permitted();
        return new CardCommand.Prepare(
                table.number(), Command.NONE, faceDown ? hidden : new PreparationStep.ShowFirstCard(card));
    }

    /** The dealer's next step; none if the shoe is ready, or somebody else's step comes first. */
    List<Act> dealer(Table table, ShoeState cards) {
        if (cards.mayBegin(rules(table)).permitted()) {
            return List.of();
        }
        Optional<Preparation> now = cards.preparation();
        boolean playedOut = cards.shoe().isPresent();
        return now.isEmpty() || playedOut ? start(table, cards) : step(table, now.get());
    }

    /** A set that lies there counted and sound goes into the shoe; otherwise a new one is brought and counted. */
    private static List<Act> start(Table table, ShoeState cards) {
        Optional<CardSet> fit = cards.sets().stream()
                .filter(set -> set.custody() != Custody.RETIRED && set.custody() != Custody.LOCKED)
                .filter(set -> set.decks() == DECKS)
                .findFirst();
        if (fit.isEmpty()) {
            // Whatever shoe was played before, the next set has a name that no other has.
            String name = "set " + table.number() + "/" + table.round().number();
            return said(new CardCommand.BringCards(table.number(), name, DECKS, "blue", Optional.empty()));
        }
        List<Act> wishes = new ArrayList<>();
        if (fit.get().check().isEmpty()) {
            wishes.addAll(check(table, fit.get().id()));
        }
        wishes.addAll(said(new CardCommand.StartShoe(table.number(), fit.get().id())));
        return wishes;
    }

    static List<Act> check(Table table, String set) {
        return said(
                new CardCommand.CheckCards(table.number(), set, CardCheck.Checker.DEALER, Optional.empty(), COMPLETE));
    }

    private List<Act> step(Table table, Preparation now) {
        return switch (now.stage()) {
            case INTRODUCED -> prepare(table, new PreparationStep.Shuffle(Optional.empty()));
            case SHUFFLED -> cut(table, now);
            case CUT -> prepare(table, new PreparationStep.PlaceCuttingCard(Optional.of(behindCut(table))));
            case CUTTING_CARD_PLACED -> prepare(table, new PreparationStep.Load(shoe));
            // The burn is drawn from the shoe, and a shoe that is ready and may not begin is played out.
            case LOADED, READY -> List.of();
        };
    }

    private static List<Act> cut(Table table, Preparation now) {
        if (!rules(table)
                .preparation()
                .cards()
                .checks()
                .mayUse(now.cards().check())
                .permitted()) {
            return check(table, now.cards().id());
        }
        if (!offered(table)) {
            return prepare(table, new PreparationStep.Cut(Role.DEALER, Optional.of(CUT_AT)));
        }
        return now.cutting().offer() == Preparation.Offer.NOT_MADE
                ? prepare(table, new PreparationStep.OfferCut(false))
                : List.of();
    }

    /** Where no patron takes the cut, it is the supervisor's. */
    List<Act> supervisor(Table table, ShoeState cards) {
        boolean waits = cards.shoe().isEmpty()
                && cards.preparation()
                        .filter(now -> now.stage() == Preparation.Stage.SHUFFLED
                                && now.cutting().offer() != Preparation.Offer.NOT_MADE)
                        .isPresent();
        return waits && offered(table)
                ? prepare(table, new PreparationStep.Cut(Role.CASINO_SUPERVISOR, Optional.of(CUT_AT)))
                : List.of();
    }

    private static boolean offered(Table table) {
        return rules(table).preparation().cut().cutter().value() == Cutter.PATRON_ELSE_SUPERVISOR;
    }

    private static List<Act> prepare(Table table, PreparationStep step) {
        return said(new CardCommand.Prepare(table.number(), Command.NONE, step));
    }

    private static List<Act> said(Command command) {
        return List.of(new Act.Say(command, STEP_MILLIS));
    }

    private static ShoeRules rules(Table table) {
        return table.rulebook().dealing().shoe().orElseThrow();
    }
}
