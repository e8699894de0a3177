package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Authorised;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.CardCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.round.CloseWork;
import org.baize.engine.round.Wagered;
import org.baize.engine.spec.CardReport;
import org.baize.engine.spec.RoundKind;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Closer;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.round.RoundReason;
import org.baize.rules.shoe.CardSource;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.Station;
import org.baize.rules.shoe.irregular.Findings;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationStep;

/** Cards that leave the shoe, one by one: burned, dealt, or in excess. */
final class Drawing {

    private final FloorState state;
    private final Remedies remedies;

    Drawing(FloorState state, Remedies remedies) {
        this.state = state;
        this.remedies = remedies;
    }

    Answer read(Table table, CardCommand.ReadCard read, Moment moment) {
        ShoeState cards = ShoeState.of(table);
        if (awaitsBurn(cards)) {
            return burn(table, read, moment);
        }
        CardSource.ReadByShoe source = new CardSource.ReadByShoe(read.shoe(), read.number());
        Optional<Answer> refused = refused(table, cards, false);
        if (refused.isPresent()) {
            return refused.get();
        }
        Verdict take = ShoeRulesOf.table(table).mayTake(cards.shoe().orElseThrow(), source);
        return take instanceof Verdict.Refused wrong
                ? Answer.refuse(wrong)
                : draw(table, new Draw(read.face(), source, Optional.empty(), true), moment);
    }

    Answer key(Table table, CardCommand.KeyCard key, Moment moment) {
        ShoeState cards = ShoeState.of(table);
        Optional<Answer> refused = refused(table, cards, key.face().isBlank() && key.exposed());
        if (refused.isPresent()) {
            return refused.get();
        }
        ShoeRules rules = ShoeRulesOf.table(table);
        Shoe shoe = cards.shoe().orElseThrow();
        Optional<Verdict.Refused> wrong = AtTheCards.typing(table, shoe, moment);
        if (wrong.isPresent()) {
            return Answer.refuse(wrong.get());
        }
        Role approves = Authorised.role(moment, role -> rules.mayTake(shoe, new CardSource.KeyedIn(role)));
        return draw(table, new Draw(key.face(), new CardSource.KeyedIn(approves), key.laidOn(), key.exposed()), moment);
    }

    private static Optional<Answer> refused(Table table, ShoeState cards, boolean unseen) {
        if (!table.open()) {
            return Optional.of(Answer.refuse(FloorReason.TABLE_NOT_OPEN));
        }
        if (unseen) {
            return Optional.of(Answer.refuse(FloorReason.NO_SUCH_OUTCOME));
        }
        if (table.held()) {
            return Optional.of(Answer.refuse(FloorReason.ROUND_HELD));
        }
        return cards.shoe().isEmpty()
                ? Optional.of(Answer.refuse((Verdict.Refused) cards.mayBegin(ShoeRulesOf.table(table))))
                : Optional.empty();
    }

    private static boolean awaitsBurn(ShoeState cards) {
        return cards.preparation()
                .filter(now -> now.stage() == Preparation.Stage.LOADED)
                .isPresent();
    }

    /** The first cards of a new shoe are burned whatever the dealer had in mind; a forgotten burn is reported. */
    private static Answer burn(Table table, CardCommand.ReadCard read, Moment moment) {
        Preparation now = ShoeState.of(table).preparation().orElseThrow();
        ShoeRules rules = ShoeRulesOf.table(table);
        boolean own = now.shoeId().filter(read.shoe()::equals).isPresent();
        if (!own) {
            return Answer.refuse(ShoeRefusal.SHOE_NOT_BOUND, rules.table().source());
        }
        if (read.number() != now.burn().gone().size() + 1) {
            return Answer.refuse(ShoeRefusal.NOT_THE_NEXT_CARD, rules.table().source());
        }
        PreparationStep step = new PreparationStep.BurnFaceDown();
        boolean hidden = rules.preparation().may(now, step).permitted();
        if (!hidden) {
            DrawnCard shown = Draw.card(read.face());
            if (!(shown instanceof DrawnCard.Seen seen)) {
                return Answer.refuse(FloorReason.NO_SUCH_OUTCOME);
            }
            step = new PreparationStep.ShowFirstCard(seen.card());
        }
        Verdict may = rules.preparation().may(now, step);
        return may instanceof Verdict.Refused refused
                ? Answer.refuse(refused)
                : Answer.of(new CardEvent.StepMade(table.number(), step, may.rule(), moment.signature()));
    }

    private Answer draw(Table table, Draw draw, Moment moment) {
        List<Table> games = Stations.games(state, table);
        Station station = Stations.of(games);
        ShoeRules rules = ShoeRulesOf.table(table);
        Verdict turn = rules.table()
                .station()
                .mayTakeCardFrom(
                        station, ShoeState.of(table).shoe().orElseThrow().id());
        if (turn instanceof Verdict.Refused refused) {
            Table due = games.get(rules.table().station().due(station).orElseThrow());
            return wrongShoe(table, due, draw, moment, refused);
        }
        return switch (table.round().phase()) {
            case BETTING -> early(table, draw, moment);
            case CLOSED -> first(table, draw, moment);
            case DEALING -> dealt(table, draw, moment, Optional.empty());
            case RESULT -> excess(table, draw, moment);
            case IDLE, SETTLED, VOID -> withoutRound(table, draw, moment);
        };
    }

    /** The card is used up at the table that it came from; the coup that was due at the other one stops. */
    private Answer wrongShoe(Table from, Table due, Draw draw, Moment moment, Verdict.Refused refused) {
        boolean coupDue = due.round().phase().running() && due.round().phase() != RoundPhase.BETTING;
        if (!coupDue) {
            return Answer.refuse(refused);
        }
        List<Event> events = new ArrayList<>();
        events.add(new CardEvent.CardSetAside(from.number(), draw.card(), draw.source()));
        events.addAll(remedies.found(
                due, Irregularity.WRONG_SHOE, CardReport.noting("card of table " + from.number()), moment));
        return Answer.of(events);
    }

    /** A card while wagers are taken: a text refuses it, or stops the betting. */
    private Answer early(Table table, Draw draw, Moment moment) {
        Irregularity what = Findings.firstCard(true).orElseThrow();
        Optional<Remedy> remedy = ShoeRulesOf.table(table).irregularities().remedy(what);
        if (remedy.isEmpty() || remedy.get().does(Measure.REFUSE_CARD)) {
            return Answer.refuse(
                    RoundReason.STILL_OPEN,
                    remedy.map(known -> known.approval().rule())
                            .orElseGet(() ->
                                    table.rulebook().dealing().rounds().period().closed()));
        }
        if (draw.card() instanceof DrawnCard.Unseen) {
            return Answer.refuse(FloorReason.NO_SUCH_OUTCOME);
        }
        List<Event> events = new ArrayList<>();
        long round = table.round().number();
        events.add(new RoundEvent.BettingClosed(
                table.number(),
                round,
                moment.atMillis(),
                Closer.EARLY_RESULT,
                CloseWork.of(table),
                Optional.of(moment.signature())));
        events.add(new RoundEvent.DealingBegan(table.number(), round, RoundKind.WAGERING));
        events.addAll(into(table, draw, moment));
        events.addAll(remedies.found(table, what, CardReport.noting("card while betting was open"), moment));
        return Answer.of(voidedOnce(events));
    }

    /** One card can be wrong in two ways, each of which makes the round void; it becomes so once. */
    private static List<Event> voidedOnce(List<Event> events) {
        List<Event> once = new ArrayList<>();
        boolean voided = false;
        for (Event event : events) {
            boolean voids = event instanceof RoundEvent.RoundVoided;
            if (!voids || !voided) {
                once.add(event);
            }
            voided |= voids;
        }
        return once;
    }

    private Answer first(Table table, Draw draw, Moment moment) {
        int wagered = Wagered.seats(table);
        Verdict may = table.apparatusRules().mayDeal(wagered);
        if (may instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        boolean noBet = wagered == 0
                && ShoeRulesOf.table(table)
                        .irregularities()
                        .remedy(Irregularity.NO_WAGERS_CARD_DEALT)
                        .filter(remedy -> remedy.does(Measure.THIS_COUP_NO_BET))
                        .isPresent();
        RoundKind kind = noBet ? RoundKind.NO_BET : table.round().kind();
        return dealt(
                table,
                draw,
                moment,
                Optional.of(new RoundEvent.DealingBegan(
                        table.number(), table.round().number(), kind)));
    }

    private Answer dealt(Table table, Draw draw, Moment moment, Optional<Event> before) {
        if (draw.card() instanceof DrawnCard.Unseen) {
            return Answer.refuse(FloorReason.NO_SUCH_OUTCOME);
        }
        Optional<Verdict.Refused> waits = new Dealt(table, draw).refused();
        if (waits.isPresent()) {
            return Answer.refuse(waits.get());
        }
        List<Event> events = new ArrayList<>();
        before.ifPresent(events::add);
        events.addAll(into(table, draw, moment));
        return Answer.of(voidedOnce(events));
    }

    /** The card belongs to the coup, unless it is no card of a deck. */
    private List<Event> into(Table table, Draw draw, Moment moment) {
        List<Event> events = new ArrayList<>();
        if (draw.card() instanceof DrawnCard.Foreign foreign) {
            events.add(new CardEvent.CardSetAside(table.number(), foreign, draw.source()));
            events.addAll(remedies.found(
                    table, Irregularity.MISSING_OR_FOREIGN_CARD, CardReport.noting(foreign.reading()), moment));
            return events;
        }
        Dealt dealt = new Dealt(table, draw);
        events.addAll(dealt.events());
        for (Irregularity alert : dealt.irregularities()) {
            events.addAll(remedies.found(table, alert, CardReport.noting("told by the cards"), moment));
        }
        return events;
    }

    private Answer excess(Table table, Draw draw, Moment moment) {
        List<Event> events = new ArrayList<>();
        events.add(new CardEvent.CardSetAside(table.number(), draw.card(), draw.source()));
        Irregularity what = draw.card() instanceof DrawnCard.Foreign
                ? Irregularity.MISSING_OR_FOREIGN_CARD
                : Findings.ofCard(new Dealt(table, draw).excess(), draw.laidOn(), draw.exposed())
                        .orElseThrow();
        events.addAll(remedies.found(table, what, CardReport.noting("no card was due"), moment));
        return Answer.of(events);
    }

    /** Between rounds: where a text wants a betting window before the draw, the card is refused. */
    private Answer withoutRound(Table table, Draw draw, Moment moment) {
        Optional<Remedy> early = ShoeRulesOf.table(table).irregularities().remedy(Irregularity.CARD_BEFORE_CLOSE);
        boolean refuses =
                early.filter(remedy -> remedy.does(Measure.REFUSE_CARD)).isPresent();
        return refuses && !ShoeState.of(table).cardsOnTable()
                ? Answer.refuse(
                        RoundReason.NO_ROUND,
                        table.apparatusRules().opening().opener().rule())
                : excess(table, draw, moment);
    }
}
