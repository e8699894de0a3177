package org.baize.simulator.floor;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.spec.NoBetCause;
import org.baize.engine.state.Finding;
import org.baize.engine.state.ShoeState;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Side;
import org.baize.rules.shoe.FacingRules.Facing;
import org.baize.rules.shoe.ShoeOrder;
import org.baize.rules.shoe.irregular.Measure;
import org.baize.rules.shoe.preparation.Audit;

/** What else happens round a shoe: coups without wagers, faces, orders about the cards. */
final class ShoeSideActs implements Actor {

    private final Stage stage;
    private final Chance chance;
    private final Anybody anybody;
    private final int number;

    ShoeSideActs(Stage stage, int number) {
        this.stage = stage;
        this.chance = stage.chance();
        this.anybody = new Anybody(stage);
        this.number = number;
    }

    @Override
    public void act() {
        int terminal = aTerminal();
        switch (chance.below(12)) {
            case 0, 1 -> askForNoBet(terminal);
            case 2 ->
                anybody.insists(
                        number, new CardCommand.DealWithoutWagers(number, chance.pick(List.of(NoBetCause.values()))));
            case 3 -> anybody.insists(number, new CardCommand.DirectExtraRounds(number, chance.oneIn(2)));
            case 4 -> order();
            case 5 -> verify();
            case 6 -> replace();
            case 7 -> facing();
            case 8 -> expose();
            case 9 -> choose();
            case 10 -> nameExposers();
            default -> facing();
        }
    }

    /** One asks, the others answer, and the dealer deals. */
    private void askForNoBet(int asking) {
        stage.send(Origin.terminal(asking), new CardCommand.AskForNoBet(number, asking));
        for (int other = 1; other <= stage.terminalSpecs().size(); other++) {
            if (stage.terminal(other).reaches(number)) {
                stage.send(Origin.terminal(other), new CardCommand.AnswerNoBet(number, other, chance.percent(95)));
            }
        }
        stage.send(
                Staff.dealerOf(number),
                new CardCommand.DealWithoutWagers(number, chance.pick(List.of(NoBetCause.values()))));
    }

    private void facing() {
        Facing facing = chance.pick(List.of(Facing.values()));
        anybody.insists(number, new CardCommand.ChooseFacing(number, facing));
    }

    /** A hand is turned by the dealer, or by a patron who may or may not be the one. */
    void expose() {
        Side side = chance.pick(Side.PLAYER, Side.BANKER);
        int terminal = aTerminal();
        stage.send(Staff.dealerOf(number), new CardCommand.ExposeHand(number, Command.NONE, side));
        stage.send(Origin.terminal(terminal), new CardCommand.ExposeHand(number, terminal, side));
    }

    private void nameExposers() {
        new Invention(stage)
                .of(CardCommand.NameExposers.class)
                .map(CardCommand.NameExposers.class::cast)
                .ifPresent(named -> anybody.insists(number, new CardCommand.NameExposers(number, named.named())));
    }

    private void order() {
        if (chance.oneIn(6)) {
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

    private void choose() {
        List<Finding> findings = ShoeState.of(stage.table(number)).findings();
        if (!findings.isEmpty()) {
            anybody.insists(
                    number,
                    new CardCommand.ChooseOption(
                            number, chance.pick(findings).what(), chance.pick(List.of(Measure.values()))));
        }
    }

    private int aTerminal() {
        int any = chance.between(1, stage.terminalSpecs().size());
        return stage.terminal(any).reaches(number) || chance.oneIn(10) ? any : aTerminal();
    }
}
