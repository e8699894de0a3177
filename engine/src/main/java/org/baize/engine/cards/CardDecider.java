package org.baize.engine.cards;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.CardCommand;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.round.Apparatus;

/** Decides what is done with cards; each part of the chapter has a class of its own. */
public final class CardDecider implements Decider<CardCommand> {

    private final FloorState state;
    private final Preparing preparing;
    private final Ordering ordering;
    private final Drawing drawing;
    private final Coups coups;
    private final WithoutWagers withoutWagers;
    private final Remedies remedies;
    private final Turning turning = new Turning();

    public CardDecider(FloorState state) {
        this.state = state;
        this.preparing = new Preparing(state);
        this.remedies = new Remedies(state);
        this.ordering = new Ordering(remedies);
        this.drawing = new Drawing(state, remedies);
        this.coups = new Coups(remedies);
        this.withoutWagers = new WithoutWagers(state);
    }

    @Override
    public Answer decide(CardCommand command, Moment moment) {
        Table table = state.tableAt(command.table());
        if (table.spec().apparatus() != Apparatus.SHOE) {
            return Answer.refuse(FloorReason.NO_SUCH_DEVICE);
        }
        Optional<Answer> refused = Refusals.byOrigin(table, command, moment);
        return refused.orElseGet(() -> atTheTable(command, table, moment));
    }

    private Answer atTheTable(CardCommand command, Table table, Moment moment) {
        return switch (command) {
            case CardCommand.BringCards bring -> preparing.bring(table, bring, moment);
            case CardCommand.CheckCards check -> preparing.check(table, check, moment);
            case CardCommand.StartShoe start -> preparing.start(table, start.set(), moment);
            case CardCommand.Prepare step -> preparing.step(table, step.step(), moment);
            case CardCommand.ReadCard read -> drawing.read(table, read, moment);
            case CardCommand.KeyCard key -> drawing.key(table, key, moment);
            case CardCommand.ShowCuttingCard _ -> coups.showCuttingCard(table, moment);
            case CardCommand.AnnounceResult announce -> coups.announce(table, announce.result(), moment);
            case CardCommand.DiscardCards _ -> coups.discard(table, moment);
            case CardCommand.DealWithoutWagers deal -> withoutWagers.deal(table, deal.cause(), moment);
            case CardCommand.AskForNoBet ask -> withoutWagers.ask(table, ask.terminal());
            case CardCommand.AnswerNoBet answer -> withoutWagers.answer(table, answer);
            case CardCommand.DirectExtraRounds direct -> withoutWagers.direct(table, direct.on(), moment);
            case CardCommand.Report report -> remedies.report(table, report, moment);
            case CardCommand.CarryOut carryOut -> remedies.carryOut(table, carryOut, moment);
            case CardCommand.ChooseOption choose -> remedies.choose(table, choose, moment);
            case CardCommand.OrderCards order -> ordering.order(table, order, moment);
            case CardCommand.VerifyCards verify -> ordering.verify(table, verify.found(), moment);
            case CardCommand.ReplaceCards replace -> ordering.replace(table, replace, moment);
            case CardCommand.ChooseFacing choose -> turning.choose(table, choose.facing(), moment);
            case CardCommand.NameExposers name -> turning.name(table, name.named(), moment);
            case CardCommand.ExposeHand expose -> turning.expose(table, expose, moment);
        };
    }
}
