package org.baize.simulator.floor;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.spec.NoBetCause;
import org.baize.engine.state.Faces;
import org.baize.engine.state.Finding;
import org.baize.engine.state.ShoeState;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Side;
import org.baize.rules.cash.AccountState;
import org.baize.rules.law.Ruled;
import org.baize.rules.shoe.CoupKind;
import org.baize.rules.shoe.FacingRules.Exposer;
import org.baize.rules.shoe.FacingRules.Exposure;
import org.baize.rules.shoe.FacingRules.Facing;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.irregular.Remedy;
import org.baize.rules.shoe.preparation.Audit;

/** What else happens round a shoe: coups without wagers, faces, orders about the cards. */
final class ShoeSideActs extends AtTable implements Actor {

    ShoeSideActs(Stage stage, int number) {
        super(stage, number);
    }

    @Override
    public void act() {
        switch (chance.below(12)) {
            case 0, 1 -> askForNoBet();
            case 2 ->
                anybody.insists(
                        number, new CardCommand.DealWithoutWagers(number, chance.pick(List.of(NoBetCause.values()))));
            case 3 -> anybody.insists(number, new CardCommand.DirectExtraRounds(number, chance.oneIn(2)));
            case 4 -> order();
            case 5 -> verify();
            case 6 -> replace();
            case 7 -> facing();
            case 8 -> expose(chance.pick(Side.PLAYER, Side.BANKER), somebody());
            case 9, 10 -> nameExposers();
            default -> facing();
        }
    }

    /** One asks, the others answer, and the dealer deals. */
    private void askForNoBet() {
        List<Integer> patrons = IntStream.rangeClosed(1, stage.terminalSpecs().size())
                .filter(terminal -> stage.terminal(terminal).reaches(number))
                .filter(terminal -> stage.terminal(terminal).status().account() == AccountState.ACTIVE)
                .boxed()
                .toList();
        int asking = patrons.isEmpty() ? aTerminal() : chance.pick(patrons);
        stage.send(Origin.terminal(asking), new CardCommand.AskForNoBet(number, asking));
        for (int other : patrons) {
            stage.send(Origin.terminal(other), new CardCommand.AnswerNoBet(number, other, chance.percent(95)));
        }
        anybody.insists(number, new CardCommand.DealWithoutWagers(number, NoBetCause.REQUESTED));
    }

    /** A coup that must go without wagers is ordered so; false if none must, or if the dealer does not think of it. */
    boolean dealForced() {
        boolean due = ShoeState.of(stage.table(number))
                .shoe()
                .filter(shoe -> shoe.nextCoup() == CoupKind.NO_BET)
                .isPresent();
        if (!due || chance.oneIn(3)) {
            return false;
        }
        anybody.insists(number, new CardCommand.DealWithoutWagers(number, NoBetCause.FORCED));
        return true;
    }

    private void facing() {
        Facing facing = chance.pick(List.of(Facing.values()));
        anybody.insists(number, new CardCommand.ChooseFacing(number, facing));
        if (facing == Facing.FACE_DOWN) {
            nameExposers();
        }
    }

    /** Turns a hand that lies face down once it is dealt; false if none does. */
    boolean turn() {
        ShoeState cards = ShoeState.of(table());
        Faces faces = cards.faces();
        boolean dealt = cards.coup().coup().initialDealComplete();
        if (!dealt || (faces.shown(Side.PLAYER) && faces.shown(Side.BANKER))) {
            return false;
        }
        Side side = faces.shown(Side.PLAYER) ? Side.BANKER : Side.PLAYER;
        List<Exposer> named =
                side == Side.PLAYER ? faces.named().playerHand() : faces.named().bankerHand();
        if (named.isEmpty() || chance.oneIn(6)) {
            nameExposers();
        } else {
            expose(side, chance.oneIn(6) ? somebody() : chance.pick(named));
        }
        return true;
    }

    private void expose(Side side, Exposer who) {
        switch (who) {
            case Exposer.TheDealer _ -> stage.send(dealer(), new CardCommand.ExposeHand(number, Command.NONE, side));
            case Exposer.Patron patron -> {
                // Strangers name terminals that nobody could find.
                int terminal = patron.terminal().matches("[0-9]{1,4}") ? Integer.parseInt(patron.terminal()) : 1;
                stage.send(Origin.terminal(terminal), new CardCommand.ExposeHand(number, terminal, side));
            }
        }
    }

    private void nameExposers() {
        Exposure named = new Exposure(List.of(somebody()), List.of(somebody()));
        anybody.insists(number, new CardCommand.NameExposers(number, named));
    }

    private Exposer somebody() {
        return chance.oneIn(2) ? new Exposer.TheDealer() : new Exposer.Patron(Integer.toString(aTerminal()));
    }

    private void order() {
        if (chance.oneIn(3)) {
            ShoeOrder order = chance.pick(List.of(ShoeOrder.values()));
            Optional<String> fresh = order == ShoeOrder.SWAP_CARD_SET
                    ? Optional.of("set-" + number + "-" + chance.between(1, 4))
                    : Optional.empty();
            anybody.insists(number, new CardCommand.OrderCards(number, order, fresh));
        }
    }

    private void verify() {
        List<Card> missing = chance.oneIn(20) ? List.of(chance.pick(Card.FACES)) : List.of();
        anybody.insists(number, new CardCommand.VerifyCards(number, new Audit(missing, List.of(), List.of())));
    }

    private void replace() {
        Card face = chance.pick(Card.FACES);
        Optional<String> shuffler = chance.oneIn(2) ? Optional.of("shuffler") : Optional.empty();
        Card other = chance.oneIn(5) ? chance.pick(Card.FACES) : face;
        anybody.insists(number, new CardCommand.ReplaceCards(number, List.of(face), List.of(other), shuffler));
    }

    /** Takes one of the options that the remedy leaves open; false if it leaves none. */
    boolean choose(Finding finding) {
        List<Measure> options = stage
                .table(number)
                .rulebook()
                .dealing()
                .shoe()
                .orElseThrow()
                .irregularities()
                .remedy(finding.what())
                .map(Remedy::options)
                .orElse(List.of())
                .stream()
                .map(Ruled::value)
                .toList();
        if (!options.isEmpty()) {
            Measure option = chance.oneIn(8) ? chance.pick(List.of(Measure.values())) : chance.pick(options);
            anybody.insists(number, new CardCommand.ChooseOption(number, finding.what(), option));
        }
        return !options.isEmpty();
    }
}
