package org.baize.engine.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.state.CoupState;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.Placement;
import org.baize.rules.baccarat.Side;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.ResultSource;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.irregular.Findings;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.preparation.DrawnCard;

/** What one card makes of the coup that it is dealt to. */
final class Dealt {

    private final Table table;
    private final ShoeState cards;
    private final Draw draw;
    private final List<Card> carried;

    Dealt(Table table, Draw draw) {
        this.table = table;
        this.cards = ShoeState.of(table);
        this.draw = draw;
        this.carried = carriedCards();
    }

    /** Cards that open this coup; one that nobody had seen is the very card that is typed in now. */
    private List<Card> carriedCards() {
        Shoe shoe = cards.shoe().orElseThrow();
        List<Card> faces = new ArrayList<>();
        if (!shoe.coupInProgress()) {
            for (var waiting : shoe.carried()) {
                if (waiting.card() instanceof DrawnCard.Seen seen) {
                    faces.add(seen.card());
                } else if (draw.card() instanceof DrawnCard.Seen typed) {
                    faces.add(typed.card());
                }
            }
        }
        return faces;
    }

    private boolean revealsCarried() {
        Shoe shoe = cards.shoe().orElseThrow();
        return !shoe.coupInProgress()
                && shoe.carried().stream().anyMatch(waiting -> waiting.card() instanceof DrawnCard.Unseen);
    }

    /** The card in its place, the cards that waited for the coup before it, and the result if this was the last one. */
    List<Event> events() {
        List<Event> events = new ArrayList<>();
        int number = table.number();
        long round = table.round().number();
        if (!carried.isEmpty()) {
            events.add(new CardEvent.CarriedCardsOpened(number, round, carried));
        }
        Optional<Event> pairs = Pairs.settled(table, before(), cards.faces());
        pairs.ifPresent(events::add);
        if (!revealsCarried()) {
            events.add(new CardEvent.CardDealt(number, round, card(), laidWrong(), draw.source()));
        }
        if (pairs.isEmpty()) {
            Pairs.settled(table, after(), cards.faces()).ifPresent(events::add);
        }
        if (after().complete()) {
            events.add(result(table, after(), source(), contradicted()));
        }
        return events;
    }

    /** Whether the coup lets another card come now; a coup that is complete has other words for that. */
    Optional<Verdict.Refused> refused() {
        boolean waits = Pairs.open(table)
                && Pairs.settled(table, before(), cards.faces()).isEmpty();
        return !before().complete()
                        && ShoeRulesOf.coup(table).nextCard(before(), waits) instanceof Verdict.Refused refused
                ? Optional.of(refused)
                : Optional.empty();
    }

    private Card card() {
        if (draw.card() instanceof DrawnCard.Seen seen) {
            return seen.card();
        }
        throw new IllegalStateException("a card without a face cannot be dealt: " + draw);
    }

    private Coup before() {
        return carried.isEmpty()
                ? cards.coup().coup()
                : Coup.reconstruct(carried).coup();
    }

    private Coup after() {
        return revealsCarried() ? before() : placement().coup();
    }

    private Placement placement() {
        return draw.laidOn().map(side -> before().drawTo(side, card())).orElseGet(() -> before().draw(card()));
    }

    /** The same card if no card was due. */
    Placement excess() {
        Coup coup = cards.coup().coup();
        return draw.card() instanceof DrawnCard.Seen seen
                ? new Placement.Excess(coup, seen.card())
                : new Placement.Excess(coup, Card.FACES.getFirst());
    }

    private Optional<Side> laidWrong() {
        return placement() instanceof Placement.Moved moved ? Optional.of(moved.from()) : Optional.empty();
    }

    /** What the card tells of itself: laid on the wrong hand, one copy too many, the last of a shoe that is empty. */
    List<Irregularity> irregularities() {
        List<Irregularity> found = new ArrayList<>();
        if (revealsCarried()) {
            return found;
        }
        Findings.ofCard(placement(), draw.laidOn(), true).ifPresent(found::add);
        ShoeRules rules = ShoeRulesOf.table(table);
        Shoe shoe = cards.shoe().orElseThrow();
        List<Irregularity> known =
                rules.alerts(shoe, before()).stream().map(Ruled::value).toList();
        Shoe opened = carried.isEmpty() ? shoe : shoe.openWithCarried();
        rules.alerts(opened.deal(draw.card()), after()).stream()
                .map(Ruled::value)
                .filter(alert -> !known.contains(alert))
                .forEach(found::add);
        return found;
    }

    private ResultSource source() {
        return cards.coup().keyed() || draw.keyed() ? ResultSource.KEYED : ResultSource.SENSED;
    }

    private boolean contradicted() {
        return contradicts(cards.coup(), after().result());
    }

    static boolean contradicts(CoupState coup, CoupResult result) {
        return coup.indicated().filter(shown -> shown != result).isPresent();
    }

    /** A complete coup as the result of the running round. */
    static Event result(Table table, Coup coup, ResultSource source, boolean contradicted) {
        return new RoundEvent.ResultTaken(
                table.number(), table.round().number(), CoupOutcome.of(coup).index(), source, contradicted);
    }
}
