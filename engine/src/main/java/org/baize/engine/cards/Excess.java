package org.baize.engine.cards;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.shoe.CardSource;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.preparation.DrawnCard;

/** Cards in excess that nobody recorded when they left the shoe: the report itself names them. */
final class Excess {

    private Excess() {}

    private static boolean named(Irregularity what, CardReport report) {
        return what.inExcess() && !report.order().isEmpty();
    }

    /** Such a card is one that somebody types in, with whatever approval that needs. */
    static Optional<Answer> refused(Table table, Irregularity what, CardReport report, Moment moment) {
        if (!named(what, report)) {
            return Optional.empty();
        }
        ShoeRules rules = ShoeRulesOf.table(table);
        Optional<Shoe> shoe = ShoeState.of(table).shoe();
        if (shoe.isEmpty() || shoe.get().remaining() < report.order().size()) {
            return Optional.of(
                    Answer.refuse(ShoeRefusal.NO_CARDS, rules.table().station().cards()));
        }
        return AtTheCards.typing(table, shoe.get(), moment).map(Answer::refuse);
    }

    static List<Event> setAside(Table table, Irregularity what, CardReport report, Moment moment) {
        if (!named(what, report)) {
            return List.of();
        }
        ShoeRules rules = ShoeRulesOf.table(table);
        Shoe shoe = ShoeState.of(table).shoe().orElseThrow();
        Role role = Authorised.role(moment, who -> rules.mayTake(shoe, new CardSource.KeyedIn(who)));
        return report.order().stream()
                .<Event>map(card -> new CardEvent.CardSetAside(
                        table.number(), new DrawnCard.Seen(card), new CardSource.KeyedIn(role)))
                .toList();
    }
}
