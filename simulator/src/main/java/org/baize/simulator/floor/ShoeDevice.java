package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.baize.engine.Handled;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.CoupState;
import org.baize.engine.state.Finding;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.Side;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.StationRules;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.preparation.DrawnCard;

/**
 * A shoe of cards and its dealer: mostly the next card, sometimes one too many, and now and then something irregular.
 */
final class ShoeDevice extends AtTable implements Device {

    private final Deck deck;
    private final ShoePreparation preparation;
    private final ShoeSideActs sideActs;

    ShoeDevice(Stage stage, int number) {
        super(stage, number);
        this.deck = new Deck(chance);
        this.preparation = new ShoePreparation(stage, number, deck);
        this.sideActs = new ShoeSideActs(stage, number);
    }

    @Override
    public boolean prepare() {
        if (chance.oneIn(10)) {
            sideActs.act();
        }
        if (putRight()) {
            return true;
        }
        if (cards().cardsOnTable()) {
            stage.send(dealer(), new CardCommand.DiscardCards(number));
            return true;
        }
        return preparation.next() || sideActs.dealForced();
    }

    /** Sees to something irregular that waits for its remedy; false if nothing does. */
    private boolean putRight() {
        List<Finding> findings = cards().findings();
        if (findings.isEmpty()) {
            return false;
        }
        Finding finding = chance.pick(findings);
        if (finding.remedied()) {
            return chance.oneIn(3) && sideActs.choose(finding);
        }
        anybody.insists(number, new CardCommand.CarryOut(number, finding.what(), decision()));
        return true;
    }

    /** What the remedies may want to know: a device that takes the cards over, and cards that were exchanged. */
    private CardReport decision() {
        List<Card> damaged = chance.oneIn(2) ? List.of(chance.pick(Card.FACES)) : List.of();
        if (chance.oneIn(2)) {
            return CardReport.ofOrder("put in order", orderOfDraw());
        }
        return chance.oneIn(3)
                ? new CardReport("decided", List.of(), Optional.of("spare-" + chance.below(99)), damaged, damaged)
                : CardReport.noting("decided");
    }

    /** The cards that are out, or were out last, in an order that somebody swears to. */
    private List<Card> orderOfDraw() {
        List<Card> order = new ArrayList<>();
        if (cards().cardsOnTable()) {
            order.addAll(cards().coup().cards());
            cards().tally().aside().forEach(card -> {
                if (card instanceof DrawnCard.Seen seen) {
                    order.add(seen.card());
                }
            });
        } else {
            cards().last().ifPresent(coup -> order.addAll(coup.cards()));
        }
        if (order.size() > 1 && chance.oneIn(2)) {
            Collections.swap(order, chance.below(order.size()), chance.below(order.size()));
        }
        return order;
    }

    @Override
    public void early() {
        if (chance.oneIn(6)) {
            draw();
        }
    }

    @Override
    public void deal() {
        boolean waits = othersTurn() && !chance.oneIn(20);
        if (putRight() || waits || sideActs.turn()) {
            return;
        }
        if (chance.oneIn(60)) {
            announce();
        }
        if (cards().coup().cards().size() == 1 && chance.oneIn(25)) {
            anybody.insists(number, reportOf(Irregularity.FACE_UP_FIRST_CARD));
            return;
        }
        if (cuttingCardDue() && chance.percent(70)) {
            stage.send(dealer(), new CardCommand.ShowCuttingCard(number));
        } else {
            draw();
        }
    }

    /** Whether the dealer has a coup of another game to deal first. */
    private boolean othersTurn() {
        boolean alternate = table().rulebook()
                        .dealing()
                        .shoe()
                        .orElseThrow()
                        .table()
                        .station()
                        .turns()
                        .value()
                == StationRules.Turns.ALTERNATE;
        return stage.besides(number).stream()
                .map(stage::table)
                .filter(Table::open)
                .anyMatch(other ->
                        ShoeState.of(other).shoe().filter(Shoe::coupInProgress).isPresent()
                                || (alternate
                                        && !cards().cardsOnTable()
                                        && cards().tally().dealtLast()));
    }

    private boolean cuttingCardDue() {
        Optional<Shoe> shoe = cards().shoe();
        int behind =
                table().play().setup().dealing() instanceof DealingChoice.Cards chosen ? chosen.cardsBehindCut() : 0;
        return shoe.isPresent() && shoe.get().remaining() <= behind && chance.oneIn(3);
    }

    private void draw() {
        Optional<Shoe> shoe = cards().shoe();
        if (shoe.isEmpty()) {
            preparation.next();
            return;
        }
        String face = deck.next();
        Handled handled;
        if (chance.percent(92)) {
            int place = shoe.get().drawn().size() + (chance.oneIn(60) ? 2 : 1);
            handled = stage.send(
                    Origin.device(number),
                    new CardCommand.ReadCard(number, shoe.get().id(), place, face));
        } else {
            Optional<Side> laid =
                    chance.oneIn(4) ? Optional.of(chance.pick(Side.PLAYER, Side.BANKER)) : Optional.empty();
            handled = anybody.asks(number, new CardCommand.KeyCard(number, face, laid, !chance.oneIn(10)));
        }
        if (handled.answer() instanceof Answer.Accepted) {
            deck.gone();
        }
    }

    @Override
    public void besides() {
        switch (chance.below(6)) {
            case 0 -> {
                if (chance.oneIn(4)) {
                    draw();
                }
            }
            case 1 -> {
                if (chance.oneIn(2)) {
                    report();
                }
            }
            case 2 -> announce();
            default -> sideActs.act();
        }
    }

    private void announce() {
        CoupResult result = chance.pick(List.of(CoupResult.values()));
        stage.send(chance.oneIn(2) ? Origin.device(number) : dealer(), new CardCommand.AnnounceResult(number, result));
    }

    private CardCommand reportOf(Irregularity what) {
        return new CardCommand.Report(number, table().round().number(), what, CardReport.noting("seen at the table"));
    }

    private void report() {
        boolean order = chance.oneIn(3);
        Irregularity what = order
                ? chance.pick(Irregularity.MISDEAL, Irregularity.OUT_OF_SEQUENCE)
                : chance.pick(List.of(Irregularity.values()));
        CardReport report =
                order ? CardReport.ofOrder("seen at the table", orderOfDraw()) : CardReport.noting("seen at the table");
        long latest = table().round().number() - (chance.oneIn(4) ? 1 : 0);
        long ofCards = cards().cardsOnTable()
                ? cards().coup().round()
                : cards().last().map(CoupState::round).orElse(latest);
        long round = order ? ofCards : latest;
        anybody.insists(number, new CardCommand.Report(number, round, what, report));
    }

    private ShoeState cards() {
        return ShoeState.of(table());
    }
}
