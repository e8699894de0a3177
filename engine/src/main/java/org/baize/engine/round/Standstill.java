package org.baize.engine.round;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.engine.state.Table;

/**
 * What staff leave alone while a table stands still for a fault, or while its result is in dispute. What a device sees
 * all the same is kept, and not paid.
 */
public final class Standstill {

    private Standstill() {}

    /** Why whoever asks gives this table no result now. */
    public static Optional<Answer> refusal(Table table, Moment moment) {
        return (table.standsStill() || table.faults().disputes(table.round().number()))
                        && moment.who().kind() == Origin.Kind.PERSON
                ? Optional.of(Answer.refuse(FloorReason.ROUND_HELD))
                : Optional.empty();
    }
}
