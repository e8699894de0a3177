package org.baize.gateway.staff;

import java.util.List;
import java.util.Optional;
import org.baize.engine.Purses;
import org.baize.engine.answer.Answer;

/**
 * What became of an act.
 *
 * @param moved whose money it moved; empty where nobody looked or it could not be seen
 */
record Carried(Answer answer, Optional<List<Purses.Moved>> moved) {

    static Carried of(Answer answer) {
        return new Carried(answer, Optional.empty());
    }
}
