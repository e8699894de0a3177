package org.baize.simulator.floor;

import java.util.List;
import java.util.Optional;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
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
final class ShoePreparation {

    private static final Audit COMPLETE = new Audit(List.of(), List.of(), List.of());

    private static final int DECKS = 8;

    private final Stage stage;
    private final Chance chance;
    private final int number;
    private final Deck deck;
    private int brought;

    ShoePreparation(Stage stage, int number, Deck deck) {
        this.stage = stage;
        this.chance = stage.chance();
        this.number = number;
        this.deck = deck;
    }

    /** Counts a set where the table does not open without. */
    static void countFirst(Stage stage, int number) {
        if (stage.table(number).device() instanceof ShoeState cards) {
            ShoePreparation opening = new ShoePreparation(stage, number, new Deck(stage.chance()));
            if (!cards.mayOpen(opening.rules()).permitted()) {
                String name = "opening-set-" + number;
                opening.send(new CardCommand.BringCards(number, name, 8, "blue", Optional.empty()));
                opening.check(name);
            }
        }
    }

    /** Makes the next step; false if a coup may begin. */
    boolean next() {
        boolean closing = table().status().lastRound().isPresent();
        if (closing && !cards().mayClose(rules()).permitted()) {
            check(cards().preparation().map(now -> now.cards().id()).orElse(""));
            return true;
        }
        if (cards().mayBegin(rules()).permitted()) {
            return false;
        }
        Optional<Preparation> now = cards().preparation();
        boolean playedOut = cards().shoe().isPresent();
        boolean unfit = now.filter(begun -> begun.cards().decks() != DECKS).isPresent();
        if (now.isEmpty() || playedOut || unfit) {
            start(now);
        } else {
            step(now.get());
        }
        return true;
    }

    private void start(Optional<Preparation> old) {
        Optional<CardSet> fit = cards().sets().stream()
                .filter(set -> set.custody() != Custody.RETIRED && set.custody() != Custody.LOCKED)
                .filter(set -> set.decks() == DECKS)
                .findFirst();
        if (fit.isEmpty() && old.filter(used -> used.cards().decks() == DECKS).isPresent() && chance.oneIn(3)) {
            String same = old.orElseThrow().cards().id();
            check(same);
            send(new CardCommand.StartShoe(number, same));
        } else if (fit.isEmpty()) {
            String name = chance.oneIn(6) ? ofAnotherTable() : "set-" + number + "-" + ++brought;
            send(new CardCommand.BringCards(number, name, DECKS, chance.pick("red", "blue"), Optional.empty()));
        } else {
            check(fit.get().id());
            send(new CardCommand.StartShoe(number, fit.get().id()));
        }
    }

    /** A set that lies in the rack of some other table, if one does. */
    private String ofAnotherTable() {
        List<String> lying = stage.state().tables().stream()
                .filter(other -> other.number() != number && other.device() instanceof ShoeState)
                .flatMap(other -> ShoeState.of(other).sets().stream())
                .map(CardSet::id)
                .toList();
        return lying.isEmpty() ? "set-" + number + "-" + ++brought : chance.pick(lying);
    }

    private void check(String set) {
        send(new CardCommand.CheckCards(number, set, CardCheck.Checker.DEALER, Optional.empty(), COMPLETE));
    }

    private void step(Preparation now) {
        switch (now.stage()) {
            case INTRODUCED -> {
                if (chance.oneIn(4)) {
                    check(now.cards().id());
                }
                prepare(new PreparationStep.Shuffle(Optional.empty()));
            }
            case SHUFFLED -> cut(now);
            case CUT -> prepare(new PreparationStep.PlaceCuttingCard(Optional.of(behindCut())));
            case CUTTING_CARD_PLACED -> {
                deck.shuffle();
                prepare(new PreparationStep.Load("shoe-" + number));
            }
            case LOADED -> burn(now);
            case READY -> start(Optional.of(now));
        }
    }

    private void cut(Preparation now) {
        boolean offered = rules().preparation().cut().cutter().value() == Cutter.PATRON_ELSE_SUPERVISOR;
        if (!offered) {
            prepare(new PreparationStep.Cut(Role.DEALER, Optional.of(chance.between(60, 350))));
        } else if (now.cutting().offer() == Preparation.Offer.NOT_MADE) {
            prepare(new PreparationStep.OfferCut(false));
        } else {
            stage.send(
                    Staff.holding(Role.CASINO_SUPERVISOR),
                    new CardCommand.Prepare(
                            number,
                            Command.NONE,
                            new PreparationStep.Cut(Role.CASINO_SUPERVISOR, Optional.of(chance.between(60, 350)))));
        }
    }

    private void burn(Preparation now) {
        int place = now.burn().gone().size() + 1;
        Handled handled = stage.send(
                Origin.device(number),
                new CardCommand.ReadCard(number, now.shoeId().orElse("shoe-" + number), place, deck.next()));
        if (handled.answer() instanceof Answer.Accepted) {
            deck.gone();
        }
    }

    private int behindCut() {
        return table().play().setup().dealing() instanceof DealingChoice.Cards chosen ? chosen.cardsBehindCut() : 20;
    }

    private void prepare(PreparationStep step) {
        send(new CardCommand.Prepare(number, Command.NONE, step));
    }

    private void send(Command command) {
        stage.send(stage.dealerOf(number), command);
    }

    private ShoeRules rules() {
        return table().rulebook().dealing().shoe().orElseThrow();
    }

    private Table table() {
        return stage.table(number);
    }

    private ShoeState cards() {
        return ShoeState.of(table());
    }
}
