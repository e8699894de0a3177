package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.event.CardEvent;
import org.baize.engine.state.CoupState;
import org.baize.engine.state.Finding;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Tally;
import org.baize.rules.baccarat.Card;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.DrawnCard;

/** What findings and remedies change about the cards of a table. */
final class FindingApplier {

    private FindingApplier() {}

    /** What a text is silent about, or what happens at once and leaves nothing to choose, waits for nobody here. */
    static ShoeState found(Table table, ShoeState cards, CardEvent.IrregularityFound found) {
        Optional<Remedy> remedy = remedy(table, found.what());
        if (remedy.isEmpty()) {
            return cards;
        }
        boolean done = remedy.get().measures().stream()
                .allMatch(measure -> measure.value().immediate());
        List<Finding> more = new ArrayList<>(without(cards, found.what()));
        more.add(new Finding(found.what(), found.round(), done));
        return cards.withFindings(more);
    }

    private static Optional<Remedy> remedy(Table table, Irregularity what) {
        return ShoeRulesOf.table(table).irregularities().remedy(what);
    }

    private static List<Finding> without(ShoeState cards, Irregularity what) {
        return cards.findings().stream()
                .filter(finding -> finding.what() != what)
                .toList();
    }

    static ShoeState remedied(Table table, ShoeState cards, CardEvent.RemedyCarriedOut done) {
        Remedy remedy = remedy(table, done.what()).orElseThrow();
        List<Finding> left = new ArrayList<>(without(cards, done.what()));
        left.removeIf(finding -> finding.what() == Irregularity.SHOE_FAULT);
        if (!remedy.options().isEmpty()) {
            left.add(new Finding(done.what(), done.round(), true));
        }
        release(table, done.round(), left);
        ShoeState after = lock(cards.withFindings(left), remedy);
        return after.shoe().map(shoe -> onShoe(table, after, shoe, done)).orElse(after);
    }

    /** The round goes on once nothing is left that holds it. */
    private static void release(Table table, long round, List<Finding> left) {
        boolean held = left.stream()
                .anyMatch(finding -> !finding.remedied()
                        && remedy(table, finding.what())
                                .filter(remedy -> remedy.does(Measure.HOLD_COUP))
                                .isPresent());
        if (Remedies.isRunning(table, round) && !held) {
            table.round(table.round().holding(false));
        }
    }

    private static ShoeState lock(ShoeState cards, Remedy remedy) {
        return remedy.does(Measure.LOCK_CARDS)
                ? cards.preparation()
                        .map(prepared -> cards.with(prepared.cards().locked()))
                        .orElse(cards)
                : cards;
    }

    private static ShoeState onShoe(Table table, ShoeState cards, Shoe shoe, CardEvent.RemedyCarriedOut done) {
        ShoeRules rules = ShoeRulesOf.table(table);
        Remedy remedy = remedy(table, done.what()).orElseThrow();
        Shoe after = rules.apply(shoe, remedy, cards.tally().aside());
        if (remedy.does(Measure.MOVE_CARDS_TO_SPARE_SHOE)) {
            after = after.movedTo(done.report().device().orElseThrow());
        }
        Tally tally = cards.tally();
        int carried = after.carried().size() - shoe.carried().size();
        int dropped = tally.aside().size() - carried;
        if (remedy.does(Measure.MOVE_CARDS_TO_OTHER_SHUFFLER)) {
            tally = tally.shuffledBy(done.report().device());
        }
        return cards.with(after).with(tally.discarding(dropped).nothingAside());
    }

    static ShoeState rebuilt(ShoeState cards, CardEvent.HandsRebuilt rebuilt) {
        if (cards.cardsOnTable() && cards.coup().round() == rebuilt.round()) {
            Tally tally = cards.tally().nothingAside();
            for (Card card : rebuilt.leftover()) {
                tally = tally.asideToo(new DrawnCard.Seen(card));
            }
            return cards.with(cards.coup().rebuilt(rebuilt.after())).with(tally);
        }
        CoupState last = cards.last().orElseThrow();
        return cards.withLast(last.rebuilt(rebuilt.after()));
    }

    static ShoeState chosen(Table table, ShoeState cards, CardEvent.OptionChosen chosen) {
        Remedy remedy = remedy(table, chosen.what()).orElseThrow();
        ShoeState after = cards.withFindings(without(cards, chosen.what()));
        return after.shoe()
                .map(shoe -> after.with(ShoeRulesOf.table(table).choose(shoe, remedy, chosen.option())))
                .orElse(after);
    }
}
