package org.baize.engine.view;

import static org.baize.engine.view.Offers.WORDS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.spec.CardReport;
import org.baize.engine.spec.NoBetCause;
import org.baize.engine.state.Finding;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.engine.view.Offers.Possible;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupResult;
import org.baize.rules.baccarat.Side;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.shoe.FacingRules.Exposer;
import org.baize.rules.shoe.FacingRules.Exposure;
import org.baize.rules.shoe.FacingRules.Facing;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.CardSet;
import org.baize.rules.shoe.preparation.PreparationStep;

/** What could be asked for at a table of cards. */
final class CardOffers {

    private static final int CUT_AT = 200;
    private static final int FALLBACK_BEHIND_CUT = 20;
    private static final String REPORT = "report";
    private static final Audit COMPLETE = new Audit(List.of(), List.of(), List.of());

    /** With a device named, since some remedies ask for the one that takes the cards over. */
    private static final CardReport AN_ACCOUNT =
            new CardReport(WORDS, List.of(), Optional.of(WORDS), List.of(), List.of());

    private final int table;
    private final ShoeRules rules;
    private final List<Possible> all = new ArrayList<>();

    private CardOffers(Table table) {
        this.table = table.number();
        this.rules = table.rulebook().dealing().shoe().orElseThrow();
    }

    static List<Possible> of(Table table, ShoeState cards) {
        CardOffers offers = new CardOffers(table);
        offers.coup();
        offers.preparation(cards, behindCut(table));
        offers.withoutWagers();
        offers.orders(cards);
        offers.irregular(cards, table.round().number());
        return offers.all;
    }

    private static int behindCut(Table table) {
        return table.play().setup().dealing() instanceof DealingChoice.Cards chosen
                ? chosen.cardsBehindCut()
                : FALLBACK_BEHIND_CUT;
    }

    private void add(Command command, String... fill) {
        all.add(Possible.of(command, fill));
    }

    private void coup() {
        add(
                new CardCommand.KeyCard(table, Card.FACES.getFirst().text(), Optional.empty(), true),
                "face",
                "laidOn",
                "exposed");
        add(new CardCommand.ShowCuttingCard(table));
        for (CoupResult result : CoupResult.values()) {
            add(new CardCommand.AnnounceResult(table, result));
        }
        add(new CardCommand.DiscardCards(table));
        for (Side side : Side.values()) {
            add(new CardCommand.ExposeHand(table, Command.NONE, side));
        }
        for (Facing facing : Facing.values()) {
            add(new CardCommand.ChooseFacing(table, facing));
        }
        List<Exposer> dealer = List.of(new Exposer.TheDealer());
        add(new CardCommand.NameExposers(table, new Exposure(dealer, dealer)), "named");
    }

    private void preparation(ShoeState cards, int behindCut) {
        int decks = rules.preparation().cards().decks().value();
        add(new CardCommand.BringCards(table, WORDS, decks, "blue", Optional.empty()), "set", "backs", "maker");
        for (CardSet set : sets(cards)) {
            add(
                    new CardCommand.CheckCards(table, set.id(), CardCheck.Checker.DEALER, Optional.empty(), COMPLETE),
                    "by",
                    "device",
                    "found");
            add(new CardCommand.StartShoe(table, set.id()));
        }
        step(new PreparationStep.Shuffle(Optional.empty()));
        step(new PreparationStep.OfferCut(true));
        step(new PreparationStep.OfferCut(false));
        step(new PreparationStep.PlaceCuttingCard(Optional.of(behindCut)));
        step(new PreparationStep.Load(WORDS), "shoeId");
        step(new PreparationStep.ShowFirstCard(Card.FACES.getFirst()), "card");
        step(new PreparationStep.BurnFaceDown());
        for (Role role : List.of(Role.DEALER, Role.GAMES_SUPERVISOR, Role.CASINO_SUPERVISOR)) {
            step(new PreparationStep.Cut(role, Optional.of(CUT_AT)), "position");
            step(new PreparationStep.Riffle(role));
        }
    }

    private static List<CardSet> sets(ShoeState cards) {
        return Stream.concat(cards.sets().stream(), cards.preparation().stream().map(now -> now.cards()))
                .toList();
    }

    private void step(PreparationStep step, String... fill) {
        add(new CardCommand.Prepare(table, Command.NONE, step), fill);
    }

    private void withoutWagers() {
        for (NoBetCause cause : NoBetCause.values()) {
            add(new CardCommand.DealWithoutWagers(table, cause));
        }
        add(new CardCommand.DirectExtraRounds(table, true));
        add(new CardCommand.DirectExtraRounds(table, false));
    }

    private void orders(ShoeState cards) {
        for (ShoeOrder order : ShoeOrder.values()) {
            Optional<String> fresh = order == ShoeOrder.SWAP_CARD_SET
                    ? cards.sets().stream().findFirst().map(CardSet::id)
                    : Optional.empty();
            add(new CardCommand.OrderCards(table, order, fresh), "freshSet");
        }
        add(new CardCommand.VerifyCards(table, COMPLETE), "found");
        List<Card> one = List.of(Card.FACES.getFirst());
        add(new CardCommand.ReplaceCards(table, one, one, Optional.of(WORDS)), "removed", "added", "receivingShuffler");
    }

    private void irregular(ShoeState cards, long round) {
        for (Irregularity what : rules.irregularities().remedies().keySet()) {
            add(new CardCommand.Report(table, round, what, AN_ACCOUNT), "round", REPORT);
        }
        for (Finding finding : cards.findings()) {
            add(new CardCommand.CarryOut(table, finding.what(), AN_ACCOUNT), REPORT);
            rules.irregularities().remedy(finding.what()).stream()
                    .flatMap(remedy -> remedy.options().stream())
                    .map(Ruled::value)
                    .forEach(option -> add(new CardCommand.ChooseOption(table, finding.what(), option)));
        }
    }
}
