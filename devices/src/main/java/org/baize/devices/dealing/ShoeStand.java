package org.baize.devices.dealing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baize.devices.shoe.ShoeSight;
import org.baize.devices.shoe.ShoeTranslator;
import org.baize.devices.shoe.SimulatedShoe;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.round.Wagered;
import org.baize.engine.spec.NoBetCause;
import org.baize.engine.state.Finding;
import org.baize.engine.state.Layout;
import org.baize.engine.state.Round;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.law.Role;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.shoe.CoupKind;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.Preparation;

/** A shoe and the people who deal from it. */
final class ShoeStand implements Stand {

    private static final long OPEN_MILLIS = 4_000;
    private static final long CARD_MILLIS = 900;
    private static final long ACT_MILLIS = 1_200;
    private static final long READER_MILLIS = 2_000;

    private final SimulatedShoe shoe;
    private final CardPreparation preparation;
    private final CardRemedies remedies = new CardRemedies();
    private final Truths truths = new Truths();
    private volatile long round;
    private boolean loaded;
    private long shownRound;

    ShoeStand(int table, SimulatedShoe shoe, Consumer<Command> device) {
        this.shoe = shoe;
        this.preparation = new CardPreparation(shoe.id());
        ShoeTranslator translator = new ShoeTranslator(table, () -> round);
        shoe.listen(report -> translator.translate(report).forEach(device));
    }

    @Override
    public void look(Table table, long nowMillis) {
        round = table.round().number();
        ShoeState cards = ShoeState.of(table);
        fill(table, cards);
        if (table.round().phase() == RoundPhase.BETTING) {
            shoe.jolt();
        }
        boolean complete = cards.cardsOnTable() && cards.coup().coup().complete();
        if (complete && shownRound != round) {
            shownRound = round;
            shoe.show(cards.coup().coup().result());
        }
        if (complete) {
            trueCoup(cards)
                    .ifPresent(coup -> truths.put(
                            cards.coup().round(), CoupOutcome.of(coup).text()));
        }
    }

    /** Cards come into the shoe when the floor has them loaded; a shoe that is in play when we come has what is left. */
    private void fill(Table table, ShoeState cards) {
        Optional<Preparation> now = cards.preparation();
        boolean before = now.filter(begun -> begun.stage().compareTo(Preparation.Stage.LOADED) >= 0)
                .isEmpty();
        if (before || loaded) {
            loaded = loaded && !before;
            return;
        }
        loaded = true;
        shoe.resume(
                now.get().cards().decks(),
                CardPreparation.behindCut(table),
                drawn(cards).stream().map(ShoeStand::face).toList());
    }

    /** What nobody has seen can be anything. */
    private static Card face(DrawnCard card) {
        return card instanceof DrawnCard.Seen seen ? seen.card() : Card.FACES.getFirst();
    }

    private static List<DrawnCard> drawn(ShoeState cards) {
        return cards.shoe()
                .map(Shoe::drawn)
                .orElseGet(
                        () -> cards.preparation().map(now -> now.burn().gone()).orElse(List.of()));
    }

    /** The coup as it lies there: where the floor has another face for a card of it, the one that lies there. */
    private Optional<Coup> trueCoup(ShoeState cards) {
        List<Card> coup = new ArrayList<>(cards.coup().cards());
        List<DrawnCard> told = drawn(cards);
        List<Card> out = shoe.sight().out();
        for (int place = Math.max(0, told.size() - coup.size() - 1);
                place < Math.min(told.size(), out.size());
                place++) {
            int misread = told.get(place) instanceof DrawnCard.Seen seen
                            && !seen.card().equals(out.get(place))
                    ? coup.lastIndexOf(seen.card())
                    : -1;
            if (misread >= 0) {
                coup.set(misread, out.get(place));
            }
        }
        return Optional.of(Coup.reconstruct(coup).coup()).filter(Coup::complete);
    }

    @Override
    public List<Act> dealer(Table table, long nowMillis) {
        ShoeState cards = ShoeState.of(table);
        List<Act> wishes = new ArrayList<>(remedies.of(table, Role.DEALER));
        if (table.standsStill() || table.held() || !wishes.isEmpty()) {
            return wishes;
        }
        wishes.addAll(overlooked(table, cards, nowMillis));
        switch (table.round().phase()) {
            case IDLE, SETTLED, VOID -> wishes.addAll(between(table, cards, nowMillis));
            case BETTING -> wishes.addAll(call(table, nowMillis));
            case CLOSED -> wishes.addAll(begin(table, cards, nowMillis));
            case DEALING -> wishes.addAll(draw(table, cards, nowMillis));
            case RESULT -> wishes.addAll(confirm(table));
        }
        return wishes;
    }

    /** The cutting card lies there, and the shoe has not told of it. */
    private List<Act> overlooked(Table table, ShoeState cards, long nowMillis) {
        boolean shown = cards.shoe().flatMap(Shoe::cuttingCard).isPresent();
        ShoeSight sight = shoe.sight();
        return !shown
                        && sight.cuttingCardOut()
                        && cards.shoe().isPresent()
                        && nowMillis - sight.sinceMillis() >= READER_MILLIS
                ? List.of(new Act.Say(new CardCommand.ShowCuttingCard(table.number()), ACT_MILLIS))
                : List.of();
    }

    private List<Act> between(Table table, ShoeState cards, long nowMillis) {
        if (!table.open()) {
            return List.of();
        }
        if (cards.cardsOnTable()) {
            return List.of(new Act.Say(new CardCommand.DiscardCards(table.number()), ACT_MILLIS));
        }
        if (burns(cards)) {
            return cardFromTheShoe(table, cards, nowMillis);
        }
        List<Act> steps = preparation.dealer(table, cards);
        if (!steps.isEmpty() || !cards.mayBegin(rules(table)).permitted()) {
            return steps;
        }
        List<Act> wishes = new ArrayList<>(Pit.tellOfWrongResult(table, this));
        if (noBetNext(cards)) {
            wishes.addAll(withoutWagers(
                    table,
                    rules(table).table().noBet().mayDealForced(Role.DEALER).permitted()));
        } else {
            wishes.add(new Act.Say(new RoundCommand.OpenBetting(table.number()), OPEN_MILLIS));
        }
        return wishes;
    }

    private static boolean noBetNext(ShoeState cards) {
        return cards.shoe().filter(ready -> ready.nextCoup() == CoupKind.NO_BET).isPresent();
    }

    private static List<Act> withoutWagers(Table table, boolean entitled) {
        return entitled
                ? List.of(
                        new Act.Say(new CardCommand.DealWithoutWagers(table.number(), NoBetCause.FORCED), OPEN_MILLIS))
                : List.of();
    }

    private static boolean burns(ShoeState cards) {
        return cards.preparation()
                .filter(now -> now.stage() == Preparation.Stage.LOADED)
                .isPresent();
    }

    /** No more bets, where the dealer calls it: when the time that everybody gets is over and somebody has wagered. */
    private static List<Act> call(Table table, long nowMillis) {
        long opened = table.round().period().orElseThrow().opensAtMillis();
        long lengthMillis = table.play().setup().floor().wageringPeriodSeconds() * 1000L;
        return table.closeIsCalled() && nowMillis - opened >= lengthMillis && wagered(table)
                ? List.of(new Act.Say(new RoundCommand.CloseBetting(table.number()), ACT_MILLIS))
                : List.of();
    }

    private static boolean wagered(Table table) {
        Layout layout = table.layout();
        for (int seat = 0; seat < layout.seats(); seat++) {
            if (layout.pendingOfSeatCents(seat) + layout.lockedOfSeatCents(seat) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Where nobody has wagered and the text leaves the choice, betting opens again: cards are not dealt for nobody. */
    private List<Act> begin(Table table, ShoeState cards, long nowMillis) {
        boolean again = table.apparatusRules()
                .mayReopen(Role.DEALER, Wagered.seats(table))
                .permitted();
        return again
                ? List.of(new Act.Say(new RoundCommand.ReopenBetting(table.number()), ACT_MILLIS))
                : draw(table, cards, nowMillis);
    }

    private List<Act> draw(Table table, ShoeState cards, long nowMillis) {
        return cards.coup().coup().complete() ? List.of() : cardFromTheShoe(table, cards, nowMillis);
    }

    /** The next card is drawn when the floor knows all that are out; one that was not read is keyed in. */
    private List<Act> cardFromTheShoe(Table table, ShoeState cards, long nowMillis) {
        ShoeSight sight = shoe.sight();
        int told = drawn(cards).size();
        if (told >= sight.out().size()) {
            return List.of(new Act.Draw(CARD_MILLIS));
        }
        boolean unread = nowMillis - sight.sinceMillis() >= READER_MILLIS;
        return unread && (burns(cards) || mayKey(table, Role.DEALER)) ? List.of(key(table, cards, sight)) : List.of();
    }

    private static boolean mayKey(Table table, Role role) {
        return rules(table).table().keyedIn().value().givenBy(role);
    }

    private static Act key(Table table, ShoeState cards, ShoeSight sight) {
        String face = sight.out().get(drawn(cards).size()).text();
        Command keyed = burns(cards)
                ? CardPreparation.burnByHand(
                        table, cards, sight.out().get(drawn(cards).size()))
                : new CardCommand.KeyCard(table.number(), face, Optional.empty(), true);
        return new Act.Say(keyed, ACT_MILLIS);
    }

    /** What the shoe has read stands, where the text has no report of a wrong result. */
    private List<Act> confirm(Table table) {
        List<Act> wishes = new ArrayList<>();
        Round.Result result = table.round().result().orElseThrow();
        boolean wrong = truths.of(round)
                .filter(seen -> !Pit.same(table, result.outcome(), seen))
                .isPresent();
        if (wrong) {
            wishes.add(new Act.Say(
                    new FaultCommand.ReportWrongResult(table.number(), round, "the shoe has read another card"),
                    ACT_MILLIS));
        }
        // The shoe shows another winner than the cards: the dealer says what lies there.
        wishes.add(new Act.Say(
                result.contradicted()
                        ? new CardCommand.AnnounceResult(
                                table.number(),
                                ShoeState.of(table).coup().coup().result())
                        : new RoundCommand.ConfirmResult(table.number()),
                ACT_MILLIS));
        return wishes;
    }

    @Override
    public List<Act> supervisor(Table table, long nowMillis) {
        ShoeState cards = ShoeState.of(table);
        List<Act> wishes = new ArrayList<>(Pit.decide(table, this));
        for (Finding finding : cards.findings()) {
            wishes.addAll(remedies.of(table, finding));
        }
        if (!table.round().phase().running() && table.open()) {
            wishes.addAll(preparation.supervisor(table, cards));
            boolean ready = noBetNext(cards)
                    && !cards.cardsOnTable()
                    && cards.mayBegin(rules(table)).permitted();
            wishes.addAll(withoutWagers(
                    table,
                    ready
                            && !rules(table)
                                    .table()
                                    .noBet()
                                    .mayDealForced(Role.DEALER)
                                    .permitted()));
        }
        ShoeSight sight = shoe.sight();
        boolean dealing =
                table.round().phase() == RoundPhase.CLOSED || table.round().phase() == RoundPhase.DEALING;
        boolean unread = drawn(cards).size() < sight.out().size() && nowMillis - sight.sinceMillis() >= READER_MILLIS;
        if (dealing && unread && !table.held() && !mayKey(table, Role.DEALER)) {
            wishes.add(key(table, cards, sight));
        }
        return wishes;
    }

    @Override
    public Optional<String> truth(long ofRound) {
        return truths.of(ofRound);
    }

    @Override
    public void draw() {
        shoe.draw();
    }

    private static ShoeRules rules(Table table) {
        return table.rulebook().dealing().shoe().orElseThrow();
    }
}
