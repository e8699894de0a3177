package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.house.Act;
import org.baize.rules.law.Verdict;
import org.baize.rules.shoe.FacingRules;
import org.baize.rules.shoe.FacingRules.Exposer;
import org.baize.rules.shoe.FacingRules.Exposure;
import org.baize.rules.shoe.FacingRules.Facing;

/** Cards face up or face down, and who turns them. */
final class Turning {

    Answer choose(Table table, Facing facing, Moment moment) {
        Verdict may = rules(table).mayChoose(facing, table.round().phase().running());
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        Verdict authorised = moment.mayDo(table.rulebook().house().conduct().authority(), Act.CHOOSE_FACE_UP_OR_DOWN);
        return authorised instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new CardEvent.FacingChosen(table.number(), facing, may.rule(), moment.signature()));
    }

    Answer name(Table table, Exposure named, Moment moment) {
        Verdict may = Authorised.verdict(moment, rules(table)::mayAppoint);
        return may instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new CardEvent.ExposersNamed(table.number(), named, may.rule(), moment.signature()));
    }

    Answer expose(Table table, CardCommand.ExposeHand expose, Moment moment) {
        ShoeState cards = ShoeState.of(table);
        if (!cards.cardsOnTable() || cards.faces().shown(expose.side())) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        Exposer who = expose.terminal() == Command.NONE
                ? new Exposer.TheDealer()
                : new Exposer.Patron(Integer.toString(moment.who().number()));
        Verdict may = rules(table).mayExpose(cards.faces().named(), expose.side(), who);
        return may instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(exposed(
                        table,
                        new CardEvent.HandExposed(table.number(), table.round().number(), expose.side(), who)));
    }

    /** Once both hands are seen, pairs that waited for it are settled. */
    private static List<Event> exposed(Table table, CardEvent.HandExposed hand) {
        ShoeState cards = ShoeState.of(table);
        List<Event> events = new ArrayList<>();
        events.add(hand);
        if (table.round().phase().running()) {
            Pairs.settled(table, cards.coup().coup(), cards.faces().exposing(hand.side()))
                    .ifPresent(events::add);
        }
        return events;
    }

    private static FacingRules rules(Table table) {
        return ShoeRulesOf.table(table).table().facing();
    }
}
