package org.baize.engine.wheel;

import java.util.List;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Decider;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.WheelEvent;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Table;
import org.baize.rules.game.BadTextException;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.ResultSource;

/** Decides what comes from a wheel. */
public final class WheelDecider implements Decider<WheelCommand> {

    private final FloorState state;

    public WheelDecider(FloorState state) {
        this.state = state;
    }

    @Override
    public Answer decide(WheelCommand command, Moment moment) {
        Table table = state.tableAt(command.table());
        return switch (command) {
            case WheelCommand.KeyNumber key -> key(table, key.number(), moment);
        };
    }

    private static Answer key(Table table, String number, Moment moment) {
        Verdict taken = table.apparatusRules()
                .result()
                .mayTake(ResultSource.KEYED, table.round().phase(), moment.role());
        if (taken instanceof Verdict.Refused refused) {
            return Answer.refuse(refused);
        }
        try {
            int outcome = table.play().outcome(number);
            return Answer.of(List.of(
                    new WheelEvent.NumberKeyed(table.number(), table.round().number(), number, moment.signature()),
                    new RoundEvent.ResultTaken(
                            table.number(), table.round().number(), outcome, ResultSource.KEYED, false)));
        } catch (BadTextException notANumber) {
            return Answer.refuse(FloorReason.NO_SUCH_OUTCOME);
        }
    }
}
