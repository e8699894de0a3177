package org.baize.engine.cards;

import java.util.List;
import java.util.Optional;
import org.baize.engine.chapter.Moment;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.CoupState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.CardRefusal;
import org.baize.rules.shoe.preparation.Replacement;

/** What a report must still say before a remedy can be carried out. */
final class Lacking {

    private Lacking() {}

    static Optional<Verdict.Refused> in(Table table, Remedy remedy, CardReport report, Moment moment) {
        for (Ruled<Measure> measure : remedy.measures()) {
            Optional<Verdict.Refused> lacking = of(table, measure, report, moment);
            if (lacking.isPresent()) {
                return lacking;
            }
        }
        return Optional.empty();
    }

    private static Optional<Verdict.Refused> of(Table table, Ruled<Measure> measure, CardReport report, Moment moment) {
        return switch (measure.value()) {
            case MOVE_CARDS_TO_SPARE_SHOE -> device(report, ShoeRefusal.NO_SHOE, measure.rule());
            case MOVE_CARDS_TO_OTHER_SHUFFLER -> device(report, CardRefusal.RECEIVING_SHUFFLER_MISSING, measure.rule());
            case REPLACE_CARDS_ONE_FOR_ONE -> replacement(table, report, moment);
            case REBUILD_HANDS -> order(table, report, measure.rule());
            default -> Optional.empty();
        };
    }

    private static Optional<Verdict.Refused> device(CardReport report, Reason reason, RuleId rule) {
        return report.device().filter(name -> !name.isBlank()).isPresent()
                ? Optional.empty()
                : Optional.of(new Verdict.Refused(reason, rule));
    }

    private static Optional<Verdict.Refused> replacement(Table table, CardReport report, Moment moment) {
        Replacement replacement = new Replacement(
                report.removed(),
                report.added(),
                List.of(new Replacement.SignOff(
                        moment.role(), Integer.toString(moment.who().number()))),
                report.device());
        return ShoeRulesOf.table(table)
                .preparation()
                .cards()
                .replacement()
                .map(rules -> rules.mayReplace(replacement, false))
                .filter(Verdict.Refused.class::isInstance)
                .map(Verdict.Refused.class::cast);
    }

    /** An order of draw is about the very cards that are out: as many as the record has. */
    private static Optional<Verdict.Refused> order(Table table, CardReport report, RuleId rule) {
        ShoeState cards = ShoeState.of(table);
        int out = cards.cardsOnTable()
                ? cards.coup().cards().size() + cards.tally().aside().size()
                : cards.last().map(CoupState::cards).map(List::size).orElse(0);
        return report.order().isEmpty() || report.order().size() == out
                ? Optional.empty()
                : Optional.of(new Verdict.Refused(ShoeRefusal.NOT_THE_NEXT_CARD, rule));
    }
}
