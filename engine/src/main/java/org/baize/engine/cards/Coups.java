package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.Signature;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.CoupState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.ResultSource;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.shoe.CoupEnd;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.Irregularity;

/** A coup beside its cards: the cutting card, the announced result, the discard. */
final class Coups {

    private final Remedies remedies;

    Coups(Remedies remedies) {
        this.remedies = remedies;
    }

    Answer showCuttingCard(Table table, Moment moment) {
        return ShoeState.of(table).shoe().isEmpty()
                ? Answer.refuse(
                        ShoeRefusal.NO_CARDS,
                        ShoeRulesOf.table(table).table().station().cards())
                : Answer.of(new CardEvent.CuttingCardShown(table.number(), moment.signature()));
    }

    /** What the shoe or the dealer says of a coup; the cards have the last word. */
    Answer announce(Table table, CoupResult result, Moment moment) {
        ShoeState cards = ShoeState.of(table);
        if (!table.round().phase().running() || !cards.cardsOnTable()) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        Coup coup = cards.coup().coup();
        Verdict follows = ShoeRulesOf.coup(table).announce(coup, result);
        boolean device = moment.fromDevice();
        boolean decidedByText = ShoeRulesOf.table(table)
                .irregularities()
                .remedy(Irregularity.RESULT_DIFFERS)
                .isPresent();
        if (follows instanceof Verdict.Refused refused && (!coup.complete() || !decidedByText) && !device) {
            return Answer.refuse(refused);
        }
        List<Event> events = new ArrayList<>();
        events.add(new CardEvent.ResultAnnounced(table.number(), table.round().number(), result, moment.signature()));
        if (coup.complete()) {
            ResultSource source = cards.coup().keyed() ? ResultSource.KEYED : ResultSource.SENSED;
            events.add(Dealt.result(table, coup, source, !follows.permitted()));
            if (!follows.permitted() && decidedByText) {
                events.addAll(remedies.found(
                        table, Irregularity.RESULT_DIFFERS, CardReport.noting(result + " was announced"), moment));
            }
        }
        return Answer.of(events);
    }

    Answer discard(Table table, Moment moment) {
        if (!ShoeState.of(table).cardsOnTable()) {
            return Answer.refuse(FloorReason.NO_ROUND);
        }
        return table.round().phase().running()
                ? Answer.refuse(
                        RoundReason.ROUND_UNRESOLVED,
                        table.apparatusRules().opening().end().rule())
                : Answer.of(discarded(table, Optional.of(moment.signature())));
    }

    /** The cards of a coup whose round is over; nobody is named where they go by themselves. */
    static CardEvent discarded(Table table, Optional<Signature> by) {
        CoupState coup = ShoeState.of(table).coup();
        return new CardEvent.CardsDiscarded(table.number(), coup.round(), end(table, coup), by);
    }

    private static CoupEnd end(Table table, CoupState coup) {
        if (table.round().phase() == RoundPhase.VOID) {
            return CoupEnd.VOID;
        }
        return Optional.of(coup.coup().result())
                .filter(result -> result == CoupResult.TIE)
                .map(tie -> CoupEnd.TIE)
                .orElse(CoupEnd.WON);
    }
}
