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

    static ShoeState found(Table table, ShoeState cards, CardEvent.IrregularityFound found) {
        Finding fresh = Remedies.finding(table, found.what(), found.round());
        List<Finding> more = new ArrayList<>(cards.findings());
        more.removeIf(known -> known.what() == fresh.what() && (known.round() == fresh.round() || past(table, known)));
        if (fresh.holds() || remedy(table, found.what()).isPresent()) {
            more.add(fresh);
        }
        return cards.withFindings(more);
    }

    /** Nothing waits for it any more but perhaps a choice that nobody made. */
    private static boolean past(Table table, Finding known) {
        return known.remedied() && !Remedies.isRunning(table, known.round());
    }

    private static Optional<Remedy> remedy(Table table, Irregularity what) {
        return ShoeRulesOf.table(table).irregularities().remedy(what);
    }

    private static List<Finding> without(ShoeState cards, Irregularity what, long round) {
        return cards.findings().stream()
                .filter(finding -> finding.what() != what || finding.round() != round)
                .toList();
    }

    static ShoeState remedied(Table table, ShoeState cards, CardEvent.RemedyCarriedOut done) {
        Remedy remedy = remedy(table, done.what()).orElseThrow();
        List<Finding> left = new ArrayList<>(without(cards, done.what(), done.round()));
        left.removeIf(finding ->
                finding.what() == Irregularity.SHOE_FAULT && done.what().decidesShoeFault());
        if (!remedy.options().isEmpty()) {
            left.add(new Finding(done.what(), done.round(), true, false));
        }
        ShoeState after = lock(cards.withFindings(left), remedy);
        return after.shoe().map(shoe -> onShoe(table, after, shoe, done)).orElse(after);
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
        ShoeState after = cards.withFindings(without(cards, chosen.what(), chosen.round()));
        return after.shoe()
                .map(shoe -> after.with(ShoeRulesOf.table(table).choose(shoe, remedy, chosen.option())))
                .orElse(after);
    }
}
