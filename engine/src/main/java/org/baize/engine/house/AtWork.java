package org.baize.engine.house;

import java.util.Optional;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.chapter.Moment;
import org.baize.engine.command.Origin;
import org.baize.rules.law.Role;

/** Acts of the house's own order, which no text gives to anybody: for whoever works at the tables. */
public final class AtWork {

    private AtWork() {}

    /** Machines, inspectors and administrators have no part in it. */
    public static Optional<Answer> refusal(Moment moment) {
        boolean works = moment.who().kind() == Origin.Kind.PERSON
                && moment.role() != Role.INSPECTOR
                && moment.role() != Role.ADMINISTRATOR;
        return works ? Optional.empty() : Optional.of(Answer.refuse(FloorReason.NOT_FOR_THIS_ORIGIN));
    }
}
