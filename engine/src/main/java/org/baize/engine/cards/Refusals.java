package org.baize.engine.cards;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.state.Table;
import org.baize.rules.law.Role;
import org.baize.rules.shoe.preparation.PreparationStep;

/** Who may speak of cards at all, before any text is asked. */
final class Refusals {

    private Refusals() {}

    static Optional<Answer> byOrigin(Table table, CardCommand command, Moment moment) {
        return switch (command) {
            case CardCommand.AskForNoBet _, CardCommand.AnswerNoBet _ -> onlyFrom(Origin.Kind.TERMINAL, moment);
            case CardCommand.ReadCard _ -> moment.fromDevice() ? Optional.empty() : absent();
            case CardCommand.Prepare prepare -> ofStep(table, prepare, moment);
            case CardCommand.ExposeHand expose -> ofPatron(table, expose.terminal(), moment);
            case CardCommand.CheckCards _,
                    CardCommand.ShowCuttingCard _,
                    CardCommand.AnnounceResult _,
                    CardCommand.Report _ ->
                AtTheCards.personOrDevice(table, moment).map(Answer::refuse);
            case CardCommand.BringCards _, CardCommand.StartShoe _, CardCommand.KeyCard _, CardCommand.DiscardCards _ ->
                AtTheCards.person(table, moment).map(Answer::refuse);
            // These ask the text itself for the authority of whoever speaks.
            case CardCommand.DealWithoutWagers _,
                    CardCommand.DirectExtraRounds _,
                    CardCommand.CarryOut _,
                    CardCommand.ChooseOption _,
                    CardCommand.OrderCards _,
                    CardCommand.VerifyCards _,
                    CardCommand.ReplaceCards _,
                    CardCommand.ChooseFacing _,
                    CardCommand.NameExposers _ -> onlyFrom(Origin.Kind.PERSON, moment);
        };
    }

    private static Optional<Answer> onlyFrom(Origin.Kind kind, Moment moment) {
        return moment.who().kind() == kind
                ? Optional.empty()
                : Optional.of(Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN));
    }

    private static Optional<Answer> ofPatron(Table table, int terminal, Moment moment) {
        return terminal == Command.NONE
                ? AtTheCards.person(table, moment).map(Answer::refuse)
                : onlyFrom(Origin.Kind.TERMINAL, moment);
    }

    /** A patron may hold the cutting card and nothing else; a role that is written into a step must be present. */
    private static Optional<Answer> ofStep(Table table, CardCommand.Prepare prepare, Moment moment) {
        return switch (prepare.step()) {
            case PreparationStep.Cut cut
            when prepare.terminal() != Command.NONE ->
                cut.by() == moment.role() ? onlyFrom(Origin.Kind.TERMINAL, moment) : absent();
            case PreparationStep.Cut cut ->
                AtTheCards.person(table, moment).map(Answer::refuse).or(() -> present(cut.by(), moment));
            case PreparationStep.Riffle riffle ->
                AtTheCards.person(table, moment).map(Answer::refuse).or(() -> present(riffle.approvedBy(), moment));
            // A count goes on record with its result, by a command of its own.
            case PreparationStep.Check _ -> absent();
            case PreparationStep.Shuffle _,
                    PreparationStep.OfferCut _,
                    PreparationStep.PlaceCuttingCard _,
                    PreparationStep.Load _,
                    PreparationStep.ShowFirstCard _,
                    PreparationStep.BurnFaceDown _,
                    PreparationStep.MissBurn _ ->
                AtTheCards.personOrDevice(table, moment).map(Answer::refuse);
        };
    }

    private static Optional<Answer> present(Role role, Moment moment) {
        boolean here = moment.role() == role
                || moment.second().filter(second -> second.role() == role).isPresent();
        return here ? Optional.empty() : absent();
    }

    private static Optional<Answer> absent() {
        return Optional.of(Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN));
    }
}
