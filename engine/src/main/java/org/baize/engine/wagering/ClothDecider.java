package org.baize.engine.wagering;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.event.ClothEvent;
import org.baize.engine.house.AtWork;
import org.baize.engine.state.Cloth;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.wager.ChipMarking;
import org.baize.rules.wager.LineLimits;
import org.baize.rules.wager.PlacementRules.ClothRules;

/** Decides what staff do at a cloth beside laying chips. */
public final class ClothDecider implements Decider<ClothCommand> {

    private final FloorState state;
    private final Boxes boxes;
    private final StakeButtons buttons;

    public ClothDecider(FloorState state) {
        this.state = state;
        this.boxes = new Boxes(state);
        this.buttons = new StakeButtons(state);
    }

    @Override
    public Answer decide(ClothCommand command, Moment moment) {
        Table table = state.tableAt(command.table());
        Terminal terminal = state.terminalAt(command.terminal());
        Optional<Answer> elsewhere =
                command instanceof ClothCommand.GiveColour ? AtWork.refusal(moment) : Optional.empty();
        if (elsewhere.isPresent()) {
            return elsewhere.get();
        }
        if (!terminal.reaches(table.number())) {
            return Answer.refuse(FloorReason.NOT_AT_THIS_TABLE);
        }
        return switch (command) {
            case ClothCommand.TakeBox take -> boxes.take(table, terminal, take, moment);
            case ClothCommand.GiveColour give -> give(table, terminal, give, moment);
            case ClothCommand.LayStakeButton lay -> buttons.lay(table, terminal, lay, moment);
            case ClothCommand.CountCash count -> buttons.count(table, terminal, count, moment);
            case ClothCommand.LiftStakeButton lift -> buttons.lift(table, terminal, lift, moment);
            case ClothCommand.ReturnCash back -> StakeButtons.giveBack(table, terminal, back, moment);
        };
    }

    /** Whoever works at the table may ask a patron to play with a colour of their own. */
    private Answer give(Table table, Terminal terminal, ClothCommand.GiveColour give, Moment moment) {
        Optional<ChipMarking> rules =
                table.rulebook().wagers().placement().cloth().flatMap(ClothRules::marking);
        if (rules.isEmpty()) {
            return Answer.refuse(FloorReason.NO_COLOURS_HERE);
        }
        ChipMarking marking = rules.get();
        if (!marking.freeColours(table.spec().cloth().colours(), taken(table, terminal))
                .contains(give.colour())) {
            return Answer.refuse(FloorReason.COLOUR_TAKEN, marking.ownColour());
        }
        if (terminal.status().account() != AccountState.ACTIVE) {
            return Answer.refuse(FloorReason.NOBODY_THERE);
        }
        if (give.chipCents() <= 0) {
            return Answer.refuse(FloorReason.NOT_AN_AMOUNT);
        }
        ClothEvent.Colour colour = new ClothEvent.Colour(
                terminal.status().accountNumber(),
                give.colour(),
                give.chipCents(),
                marking.needsBadge(give.chipCents(), minimumCents(table)));
        return Answer.of(new ClothEvent.ColourGiven(
                table.number(), terminal.number(), colour, marking.ownColour(), moment.signature()));
    }

    private List<String> taken(Table table, Terminal terminal) {
        return state.terminals().stream()
                .filter(other -> other.number() != terminal.number())
                .flatMap(other -> table.cloth().colourOf(other).stream())
                .map(Cloth.Marking::colour)
                .toList();
    }

    private static long minimumCents(Table table) {
        return table.play().offer().limits().byLine().values().stream()
                .mapToLong(LineLimits::minimumCents)
                .min()
                .orElseThrow();
    }
}
