package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Moment;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.CoupState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.CardRefusal;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.Replacement;

/** What a report must still say before a remedy can be carried out. */
final class Lacking {

    private Lacking() {}

    static Optional<Verdict.Refused> in(Table table, long round, Remedy remedy, CardReport report, Moment moment) {
        for (Ruled<Measure> measure : remedy.measures()) {
            Optional<Verdict.Refused> lacking = of(table, round, measure, report, moment);
            if (lacking.isPresent()) {
                return lacking;
            }
        }
        return Optional.empty();
    }

    private static Optional<Verdict.Refused> of(
            Table table, long round, Ruled<Measure> measure, CardReport report, Moment moment) {
        return switch (measure.value().wants()) {
            case NOTHING -> Optional.empty();
            case SPARE_SHOE -> device(report, ShoeRefusal.NO_SHOE, measure.rule());
            case OTHER_SHUFFLER -> device(report, CardRefusal.RECEIVING_SHUFFLER_MISSING, measure.rule());
            case SAME_FACES -> replacement(table, report, moment);
            case ORDER_OF_DRAW -> order(table, round, report, measure.rule());
        };
    }

    private static Optional<Verdict.Refused> device(CardReport report, Reason reason, RuleId rule) {
        return report.device().filter(name -> !name.isBlank()).isPresent()
                ? Optional.empty()
                : Optional.of(new Verdict.Refused(reason, rule));
    }

    private static Optional<Verdict.Refused> replacement(Table table, CardReport report, Moment moment) {
        Replacement replacement =
                new Replacement(report.removed(), report.added(), Ordering.signOffs(moment), report.device());
        return ShoeRulesOf.table(table)
                .preparation()
                .cards()
                .replacement()
                .map(rules -> rules.mayReplace(replacement, false))
                .filter(Verdict.Refused.class::isInstance)
                .map(Verdict.Refused.class::cast);
    }

    /** An order of draw is about the very cards of that round, no other and no fewer. */
    private static Optional<Verdict.Refused> order(Table table, long round, CardReport report, RuleId rule) {
        ShoeState cards = ShoeState.of(table);
        List<Card> out =
                new ArrayList<>(cards.coupOf(round).map(CoupState::cards).orElse(List.of()));
        if (cards.cardsOnTable() && cards.coup().round() == round) {
            cards.tally().aside().stream()
                    .filter(DrawnCard.Seen.class::isInstance)
                    .map(card -> ((DrawnCard.Seen) card).card())
                    .forEach(out::add);
        }
        return report.order().isEmpty() || sorted(report.order()).equals(sorted(out))
                ? Optional.empty()
                : Optional.of(new Verdict.Refused(ShoeRefusal.NOT_THE_NEXT_CARD, rule));
    }

    private static List<Card> sorted(List<Card> cards) {
        return cards.stream().sorted(Comparator.comparingInt(Card::index)).toList();
    }
}
