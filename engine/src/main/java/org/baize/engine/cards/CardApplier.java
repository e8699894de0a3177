package org.baize.engine.cards;

import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Applier;
import org.baize.engine.event.CardEvent;
import org.baize.engine.spec.RoundKind;
import org.baize.engine.state.CoupState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Tally;
import org.baize.rules.baccarat.Card;
import org.baize.rules.shoe.CardSource;
import org.baize.rules.shoe.CarriedCard;
import org.baize.rules.shoe.CoupKind;
import org.baize.rules.shoe.NoBetRules;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationStep;

/** Keeps track of every card. */
public final class CardApplier implements Applier<CardEvent> {

    private final FloorState state;

    public CardApplier(FloorState state) {
        this.state = state;
    }

    @Override
    public void apply(CardEvent event) {
        Table table = state.tableAt(event.table());
        ShoeState cards = ShoeState.of(table);
        table.device(
                switch (event) {
                    case CardEvent.CardsBrought brought -> cards.with(brought.set());
                    case CardEvent.CardsTakenAway taken -> cards.without(taken.set());
                    case CardEvent.CardsChecked checked -> check(table, cards, checked);
                    case CardEvent.ShoeStarted started -> start(table, cards, started);
                    case CardEvent.StepMade made -> step(table, cards, made.step());
                    case CardEvent.CardDealt dealt -> deal(table, cards, dealt);
                    case CardEvent.CarriedCardsOpened opened -> open(table, cards, opened.cards());
                    case CardEvent.CardSetAside aside -> aside(cards, aside.card());
                    case CardEvent.CardsAsideUsed used -> use(cards, used);
                    case CardEvent.CuttingCardShown _ ->
                        cards.with(shoe(cards)
                                .showCuttingCard(ShoeRulesOf.table(table).lastCoup()));
                    case CardEvent.ResultAnnounced announced ->
                        cards.with(cards.coup().indicating(announced.result()));
                    case CardEvent.CardsDiscarded discarded -> discard(table, cards, discarded);
                    case CardEvent.NoBetAsked asked -> cards.with(cards.noBets().asking(asked.terminal()));
                    case CardEvent.NoBetAnswered answered ->
                        cards.with(cards.noBets().answering(answered.terminal(), answered.agrees()));
                    case CardEvent.NoBetDirected _ -> cards;
                    case CardEvent.CoupWithoutWagers without ->
                        cards.cardsOnTable() ? cards.with(cards.coup().asNoBet(without.round())) : cards;
                    case CardEvent.ExtraRoundsDirected extra ->
                        cards.with(cards.noBets().extra(extra.on()));
                    case CardEvent.IrregularityFound found -> FindingApplier.found(table, cards, found);
                    case CardEvent.RemedyCarriedOut done -> FindingApplier.remedied(table, cards, done);
                    case CardEvent.HandsRebuilt rebuilt -> FindingApplier.rebuilt(cards, rebuilt);
                    case CardEvent.OptionChosen chosen -> FindingApplier.chosen(table, cards, chosen);
                    case CardEvent.CardsOrdered ordered -> order(table, cards, ordered);
                    case CardEvent.CardsVerified _ -> cards;
                    case CardEvent.CardsReplaced _ ->
                        cards.shoe().map(shoe -> cards.with(shoe.replaced())).orElse(cards);
                    case CardEvent.FacingChosen chosen ->
                        cards.with(cards.faces().facing(chosen.facing()));
                    case CardEvent.ExposersNamed named ->
                        cards.with(cards.faces().naming(named.named()));
                    case CardEvent.HandExposed exposed ->
                        cards.with(cards.faces().exposing(exposed.side()));
                });
    }

    private static Shoe shoe(ShoeState cards) {
        return cards.shoe().orElseThrow(() -> new IllegalStateException("no shoe is in play"));
    }

    private static ShoeState check(Table table, ShoeState before, CardEvent.CardsChecked checked) {
        ShoeState cards = before.with(before.tally().counting(Optional.of(checked.check())));
        Optional<CardSet> racked = cards.set(checked.set());
        if (racked.isPresent()) {
            return cards.with(racked.get().checked(checked.check()));
        }
        PreparationStep step = new PreparationStep.Check(checked.check());
        var rules = ShoeRulesOf.table(table).preparation();
        Preparation now = cards.preparation().orElseThrow();
        // Counting cards that are in the shoe is on record and changes nothing about how it was prepared.
        return rules.may(now, step).permitted() ? cards.with(rules.make(now, step)) : cards;
    }

    /** The set of the old shoe comes back, unless it was locked or taken out of play meanwhile. */
    private static ShoeState start(Table table, ShoeState cards, CardEvent.ShoeStarted started) {
        ShoeState back = cards;
        Optional<CardSet> old = cards.preparation().map(Preparation::cards);
        if (old.isPresent() && cards.set(old.get().id()).isEmpty()) {
            back = cards.with(old.get().secured());
        }
        CardSet fresh = back.set(started.set()).orElseThrow();
        return back.without(started.set())
                .startedWith(ShoeRulesOf.table(table).preparation().introduce(fresh, started.burn()));
    }

    private static ShoeState step(Table table, ShoeState cards, PreparationStep step) {
        Preparation made =
                ShoeRulesOf.table(table).preparation().make(cards.preparation().orElseThrow(), step);
        ShoeState after = cards.with(made);
        if (step instanceof PreparationStep.Shuffle shuffle) {
            after = after.with(after.tally().shuffledBy(shuffle.shuffler()));
        }
        return made.stage() == Preparation.Stage.READY && cards.shoe().isEmpty() ? after.with(Shoe.of(made)) : after;
    }

    private static ShoeState deal(Table table, ShoeState cards, CardEvent.CardDealt dealt) {
        boolean keyed = dealt.source() instanceof CardSource.KeyedIn;
        return cards.uncounted()
                .with(shoe(cards).deal(new DrawnCard.Seen(dealt.card())))
                .with(begun(table, cards).with(dealt.card(), dealt.laidOn(), keyed));
    }

    private static ShoeState open(Table table, ShoeState cards, List<Card> carried) {
        CoupState coup = begun(table, cards);
        for (Card card : carried) {
            coup = coup.with(card, Optional.empty(), false);
        }
        return cards.with(shoe(cards).openWithCarried()).with(coup);
    }

    private static CoupState begun(Table table, ShoeState cards) {
        if (cards.cardsOnTable()) {
            return cards.coup();
        }
        CoupKind kind = table.round().kind() == RoundKind.NO_BET ? CoupKind.NO_BET : CoupKind.BETTING;
        return CoupState.begin(table.round().number(), kind);
    }

    private static ShoeState aside(ShoeState cards, DrawnCard card) {
        return cards.with(shoe(cards).drawExcess(card)).with(cards.tally().asideToo(card));
    }

    private static ShoeState use(ShoeState cards, CardEvent.CardsAsideUsed used) {
        Tally tally = cards.tally();
        if (used.opens().isEmpty() || shoe(cards).finished()) {
            return cards.with(tally.discarding(tally.aside().size()).nothingAside());
        }
        Shoe before = shoe(cards);
        Shoe after = before;
        for (DrawnCard card : tally.aside()) {
            after = after.carry(new CarriedCard(card, used.opens().get(), used.rule()));
        }
        int carried = after.carried().size() - before.carried().size();
        return cards.with(after)
                .with(tally.discarding(tally.aside().size() - carried).nothingAside());
    }

    private ShoeState discard(Table table, ShoeState cards, CardEvent.CardsDiscarded discarded) {
        for (Table game : Stations.games(state, table)) {
            ShoeState other = ShoeState.of(game);
            game.device(other.with(other.tally().dealtLast(false)));
        }
        Shoe before = shoe(cards);
        Shoe after = before.endCoup(discarded.end());
        int leaving = cards.coup().cards().size()
                + before.carried().size()
                - after.carried().size();
        int inARow =
                NoBetRules.inARowAfter(cards.noBets().inARow(), cards.coup().kind());
        return cards.with(after)
                .with(cards.noBets().after(inARow))
                .with(cards.tally().discarding(leaving).dealtLast(true))
                .pastCoup();
    }

    private static ShoeState order(Table table, ShoeState cards, CardEvent.CardsOrdered ordered) {
        ShoeRules rules = ShoeRulesOf.table(table);
        ShoeState after = cards.with(rules.order(shoe(cards), ordered.order(), ordered.approvedBy()));
        boolean outOfPlay =
                ordered.order() == ShoeOrder.REMOVE_CARDS || ordered.order() == ShoeOrder.REPLACE_UNFIT_CARDS;
        return outOfPlay ? after.with(cards.preparation().orElseThrow().cards().retired()) : after;
    }
}
